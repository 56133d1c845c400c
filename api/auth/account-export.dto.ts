import { ApiProperty } from '@nestjs/swagger';
import type { EmailConfirmation, Invitation, Session } from '@toolyard/core/accounts';
import type { AuditRealm, AuditState, NamedAuditEntry } from '@toolyard/core/audit';
import { AUDIT_REALMS } from '@toolyard/core/audit';
import type { ExportParticipation } from '@toolyard/core/lottery';
import type { OutgoingMail } from '@toolyard/core/mail';
import { RETENTION_DAYS } from '@toolyard/core/retention';
import type { Language } from '@toolyard/core/shared';
import { textIn } from '@toolyard/core/shared';
import { BrokerageStatusResponse } from '../brokerage/brokerage.dto.ts';
import { instant } from '../http/instant.ts';
import { LearningExport } from '../learning/learning.dto.ts';
import { OwnPrizeResponse, toOwnPrize } from '../lottery/participation.dto.ts';
import { ViewResponse } from '../admin/views/views.dto.ts';
import { ExportedCommentResponse } from '../content/comments.dto.ts';
import { ExportedSpaceResponse } from '../content/exported-spaces.dto.ts';
import { CodeRecipeResponse } from '../codegen/code-recipes.dto.ts';
import { AnalysisResponse } from '../data/analyses.dto.ts';
import { AlertNoticeResponse, AlertResponse } from '../options/alerts.dto.ts';
import { CapitalResponse } from '../options/capital.dto.ts';
import { OptionsSettingsResponse } from '../options/options-settings.dto.ts';
import { StrategyResponse } from '../options/strategy.dto.ts';
import { WatchlistResponse } from '../options/watchlist.dto.ts';
import { ApiKeyResponse } from './api-keys.dto.ts';
import { PasskeyResponse } from './passkeys.dto.ts';
import { UserResponse } from './auth.dto.ts';
import { SecondFactorResponse } from './second-factor.dto.ts';
import { OwnSessionResponse } from './sessions.dto.ts';

export class EndedSessionResponse {
  @ApiProperty({ type: String, example: 'Firefox, Linux', description: 'Empty when unknown' })
  device!: string;

  @ApiProperty({ type: String, example: '192.0.2.0/24', description: 'Empty when unknown' })
  address!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;
}

export class PendingInvitationResponse {
  @ApiProperty({ type: String, format: 'date-time' })
  sentAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: string;
}

export class OpenConfirmationResponse {
  @ApiProperty({ type: String, example: 'mei@example.com' })
  email!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: string;
}

export class WaitingMailResponse {
  @ApiProperty({ type: String, example: 'email-confirmation' })
  kind!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class ExportedEntryResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  eventId!: string;

  @ApiProperty({ type: String, example: 'Winter draw', description: 'Title of the event' })
  title!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Chances of the entry' })
  weight!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  enteredAt!: string;

  @ApiProperty({ type: Boolean, description: 'Whether the name is left out of the winners' })
  hidesName!: boolean;

  @ApiProperty({ type: OwnPrizeResponse, nullable: true })
  prize!: OwnPrizeResponse | null;
}

export class ExportedReminderResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  eventId!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class DrawsExport {
  @ApiProperty({ type: Boolean, description: 'Whether the user may run events' })
  organiser!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Public name as an organizer; null where none is chosen',
  })
  organiserName!: string | null;

  @ApiProperty({ type: [ExportedEntryResponse] })
  entries!: ExportedEntryResponse[];

  @ApiProperty({ type: [ExportedReminderResponse] })
  reminders!: ExportedReminderResponse[];
}

// Not by `type`: the generator of the client reads no list of types for objects.
const AUDIT_STATE = { type: 'object', additionalProperties: true } as const;

export class AccountActivityResponse {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: AUDIT_REALMS, enumName: 'AuditRealm', description: 'Who did it' })
  realm!: AuditRealm;

  @ApiProperty({ type: String, example: 'session.opened' })
  action!: string;

  @ApiProperty({ type: String, description: 'What it was done to; empty where it has no name' })
  subject!: string;

  @ApiProperty({ allOf: [AUDIT_STATE], nullable: true })
  before!: AuditState | null;

  @ApiProperty({ allOf: [AUDIT_STATE], nullable: true })
  after!: AuditState | null;

  @ApiProperty({ type: String, example: '192.0.2.0/24', description: 'Empty when unknown' })
  address!: string;
}

const ALSO_HELD = [
  'deletedStrategies',
  'answersToRepeatedRequests',
  'attemptCounters',
  'backups',
] as const;

export class AlsoHeldResponse {
  @ApiProperty({ enum: ALSO_HELD, enumName: 'AlsoHeld' })
  what!: (typeof ALSO_HELD)[number];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Days until it is deleted; null where the operator of the site decides',
  })
  days!: number | null;
}

/** All stored data of a user, without secrets and hashes. */
export class AccountExportResponse {
  @ApiProperty({ type: String, format: 'date-time' })
  exportedAt!: string;

  @ApiProperty({ type: UserResponse })
  account!: UserResponse;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Last sign-in' })
  lastLogin!: string | null;

  @ApiProperty({ type: [OwnSessionResponse] })
  sessions!: OwnSessionResponse[];

  @ApiProperty({ type: [ApiKeyResponse] })
  apiKeys!: ApiKeyResponse[];

  @ApiProperty({ type: [PasskeyResponse] })
  passkeys!: PasskeyResponse[];

  @ApiProperty({ type: SecondFactorResponse })
  secondFactor!: SecondFactorResponse;

  @ApiProperty({ type: [StrategyResponse] })
  strategies!: StrategyResponse[];

  @ApiProperty({ type: WatchlistResponse })
  watchlist!: WatchlistResponse;

  @ApiProperty({ type: OptionsSettingsResponse })
  optionsSettings!: OptionsSettingsResponse;

  @ApiProperty({ type: [AlertResponse] })
  alerts!: AlertResponse[];

  @ApiProperty({ type: [AlertNoticeResponse] })
  alertNotices!: AlertNoticeResponse[];

  @ApiProperty({ type: CapitalResponse })
  capital!: CapitalResponse;

  @ApiProperty({ type: LearningExport })
  learning!: LearningExport;

  @ApiProperty({ type: [AnalysisResponse] })
  analyses!: AnalysisResponse[];

  @ApiProperty({ type: [CodeRecipeResponse], description: 'Recipes of the Code Generator' })
  codeRecipes!: CodeRecipeResponse[];

  @ApiProperty({
    type: [ExportedSpaceResponse],
    description: 'With all articles where you are an owner, elsewhere with those that you began',
  })
  spaces!: ExportedSpaceResponse[];

  @ApiProperty({
    type: [ExportedCommentResponse],
    description: 'What you said of articles, the first first',
  })
  comments!: ExportedCommentResponse[];

  @ApiProperty({ type: [ViewResponse], description: 'Saved views of lists of articles' })
  articleViews!: ViewResponse[];

  @ApiProperty({ type: BrokerageStatusResponse })
  brokerage!: BrokerageStatusResponse;

  @ApiProperty({ type: [EndedSessionResponse], description: 'Ended in the last 30 days' })
  endedSessions!: EndedSessionResponse[];

  @ApiProperty({
    type: PendingInvitationResponse,
    nullable: true,
    description: 'The mailed link to choose a first password, while it was not used',
  })
  invitation!: PendingInvitationResponse | null;

  @ApiProperty({ type: OpenConfirmationResponse, nullable: true })
  emailConfirmation!: OpenConfirmationResponse | null;

  @ApiProperty({ type: [WaitingMailResponse], description: 'Mails to the account not sent yet' })
  waitingMail!: WaitingMailResponse[];

  @ApiProperty({ type: DrawsExport })
  draws!: DrawsExport;

  @ApiProperty({
    type: [AccountActivityResponse],
    description: 'Entries of the audit log, newest first',
  })
  activity!: AccountActivityResponse[];

  @ApiProperty({ type: [AlsoHeldResponse], description: 'What is stored beside this document' })
  alsoHeld!: AlsoHeldResponse[];
}

export const toEndedSession = ({ device, address, createdAt, revokedAt }: Session) => ({
  device,
  address,
  createdAt: instant(createdAt),
  endedAt: revokedAt === null ? null : instant(revokedAt),
});

export const toPendingInvitation = (
  invitation: Invitation | null,
): PendingInvitationResponse | null =>
  invitation && {
    sentAt: instant(invitation.createdAt),
    expiresAt: instant(invitation.expiresAt),
  };

export const toOpenConfirmation = (
  confirmation: EmailConfirmation | null,
): OpenConfirmationResponse | null =>
  confirmation && { email: confirmation.email, expiresAt: instant(confirmation.expiresAt) };

export const toWaitingMail = ({ kind, createdAt }: OutgoingMail): WaitingMailResponse => ({
  kind,
  createdAt: instant(createdAt),
});

export const toDrawsExport = (
  {
    isOrganiser,
    organiserName,
    entries,
    reminders,
  }: Awaited<ReturnType<ExportParticipation['execute']>>,
  language: Language,
): DrawsExport => ({
  organiser: isOrganiser,
  organiserName,
  entries: entries.map(({ entry, event, winner }) => ({
    eventId: event.id,
    title: textIn(event.title, language),
    weight: entry.weight,
    enteredAt: instant(entry.enteredAt),
    hidesName: entry.hidesName,
    prize: winner && toOwnPrize(winner, event, language),
  })),
  reminders: reminders.map(({ eventId, createdAt }) => ({
    eventId,
    createdAt: instant(createdAt),
  })),
});

export const toActivity = (entry: NamedAuditEntry): AccountActivityResponse => ({
  at: instant(entry.at),
  realm: entry.actor.realm,
  action: entry.action,
  subject: entry.subject?.name ?? '',
  before: entry.before,
  after: entry.after,
  address: entry.address,
});

const DAYS_HELD: Readonly<Record<(typeof ALSO_HELD)[number], number | null>> = {
  deletedStrategies: RETENTION_DAYS.deletedStrategies,
  answersToRepeatedRequests: RETENTION_DAYS.idempotencyKeys,
  attemptCounters: RETENTION_DAYS.attempts,
  backups: null,
};

export const alsoHeld = (): AlsoHeldResponse[] =>
  ALSO_HELD.map((what) => ({ what, days: DAYS_HELD[what] }));
