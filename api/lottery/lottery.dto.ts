import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { mediaPath } from '@toolyard/core/content';
import {
  EVENT_PHASES,
  EVENT_STATUSES,
  eventPhase,
  eventStatus,
  eventTrust,
  PRIZE_IMAGES,
  type DrawFacts,
  type EventPhase,
  type EventStatus,
  type Inclusion,
  type LastDraw,
  type LotteryEvent,
  type PrizeImage,
} from '@toolyard/core/lottery';
import {
  TRUST_GAPS,
  TRUST_LABELS,
  type TrustGap,
  type TrustLabel,
} from '@toolyard/core/lottery/draw';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { DrawPorts } from '../composition/ports.ts';
import { PageParams } from '../http/page-params.dto.ts';
import { textIn, type Instant, type Language, type Texts } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';

export class EventsParams extends PageParams {
  @ApiPropertyOptional({ enum: EVENT_STATUSES, enumName: 'LotteryStatus' })
  @IsOptional()
  @IsIn(EVENT_STATUSES)
  status: EventStatus | null = null;
}

export class EventParams {
  @ApiProperty({ type: String, example: '01990000-0000-7000-8000-000000000010' })
  @IsString()
  id!: string;
}

export class EntryParams {
  @ApiProperty({ type: String, description: 'Number of an entry', maxLength: 100 })
  @IsString()
  @MaxLength(100)
  uuid!: string;
}

export class ShownPictureResponse {
  @ApiProperty({
    type: String,
    description: 'Where the WebP is read',
    example: '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp',
  })
  path!: string;

  @ApiProperty({ type: String, description: 'What it shows, for those who do not see it' })
  alt!: string;
}

export class PrizeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many of it can be won' })
  count!: number;

  @ApiProperty({
    enum: PRIZE_IMAGES,
    enumName: 'PrizeImage',
    description: 'Which drawing shows it',
  })
  image!: PrizeImage;

  @ApiProperty({
    type: ShownPictureResponse,
    nullable: true,
    description: 'Shown instead of the drawing; null where none is uploaded',
  })
  picture!: ShownPictureResponse | null;
}

export class EligibilityResponse {
  @ApiProperty({ type: Boolean, description: 'The account needs a confirmed email address' })
  verifiedEmail!: boolean;

  @ApiProperty({ type: 'integer', description: 'Days of account age at the opening' })
  minAccountAge!: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Most chances of one entry' })
  maxWeight!: number;

  @ApiProperty({ type: 'integer', description: 'Days of account age per further chance' })
  daysPerChance!: number;
}

export class LotteryEventResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startDate!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'No longer active at this moment',
  })
  endDate!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  drawDate!: string;

  @ApiProperty({ enum: EVENT_STATUSES, enumName: 'LotteryStatus', description: 'At serverTime' })
  status!: EventStatus;

  @ApiProperty({ enum: EVENT_PHASES, enumName: 'LotteryPhase', description: 'At serverTime' })
  phase!: EventPhase;

  @ApiProperty({ type: String, description: 'Why it was cancelled or failed; empty otherwise' })
  reason!: string;

  @ApiProperty({ type: String, description: 'Who runs it' })
  organiser!: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  participants!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null = no limit' })
  capacity!: number | null;

  @ApiProperty({ type: EligibilityResponse })
  eligibility!: EligibilityResponse;

  @ApiProperty({ type: Boolean, description: 'Whether an entry can be withdrawn' })
  withdrawable!: boolean;

  @ApiProperty({ type: 'integer', minimum: 0 })
  alternates!: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Days that winners have to claim' })
  claimDays!: number;

  @ApiProperty({
    enum: TRUST_LABELS,
    enumName: 'TrustLabel',
    description: 'Of whoever holds a witness of the key; before the freeze, what it will be',
  })
  trust!: TrustLabel;

  @ApiProperty({
    enum: TRUST_GAPS,
    enumName: 'TrustGap',
    isArray: true,
    description: 'What lowers the label',
  })
  trustGaps!: TrustGap[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resultDate!: string | null;

  @ApiProperty({ type: [PrizeResponse], description: 'The first prize first' })
  prizes!: PrizeResponse[];

  @ApiProperty({ type: [String] })
  rules!: string[];

  @ApiProperty({ type: Boolean, description: 'Made up to show the section' })
  sample!: boolean;
}

export class LockResponse {
  @ApiProperty({ type: String, format: 'date-time' })
  frozenAt!: string;

  @ApiProperty({ type: String })
  entryHash!: string;

  @ApiProperty({ type: String })
  root!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ type: 'integer' })
  weightTotal!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Newest round of the beacon when the list was frozen; null where the lock names none',
  })
  newestRound!: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When a time-stamping authority saw the list (RFC 3161); the proof holds its token',
  })
  stampedAt!: string | null;
}

export class DrawFactsResponse {
  @ApiProperty({
    type: String,
    description: 'Ed25519 key that signs the proof and the receipts, 64 hexadecimal digits',
  })
  publicKey!: string;

  @ApiProperty({ type: String })
  manifestHash!: string;

  @ApiProperty({ type: String })
  rulesHash!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Round of the beacon' })
  round!: number | null;

  @ApiProperty({
    type: LockResponse,
    nullable: true,
    description: 'Null until the list of entries is frozen',
  })
  lock!: LockResponse | null;

  @ApiProperty({
    type: [String],
    description: 'SHA-256 fingerprints of the certificates of authorities that this site trusts',
  })
  trustedAuthorities!: string[];
}

export class EventDetailResponse extends LotteryEventResponse {
  @ApiProperty({ type: DrawFactsResponse, nullable: true })
  draw!: DrawFactsResponse | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'Chances of all entries together, at every time: the odds of an entry, for each place drawn, are its chances divided by this',
  })
  totalWeight!: number;
}

export class EventEnvelope {
  @ApiProperty({ type: EventDetailResponse })
  data!: EventDetailResponse;

  @ApiProperty({ type: String, format: 'date-time', description: 'What countdowns go by' })
  serverTime!: string;
}

export class EventsResponse {
  @ApiProperty({ type: [LotteryEventResponse] })
  data!: LotteryEventResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'What countdowns go by' })
  serverTime!: string;
}

export class InclusionResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  eventId!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  uuid!: string;

  @ApiProperty({ type: 'integer' })
  weight!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Place in the frozen list' })
  leafIndex!: number;

  @ApiProperty({ type: [String], description: 'From the leaf to the root (RFC 6962 §2.1.1)' })
  path!: string[];

  @ApiProperty({ type: String })
  root!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

export class InclusionEnvelope {
  @ApiProperty({ type: InclusionResponse })
  data!: InclusionResponse;
}

export class LastDrawResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  eventId!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: 'integer', description: 'Entries of the frozen list' })
  entries!: number;

  @ApiProperty({ type: 'integer' })
  winners!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Round of the beacon' })
  round!: number | null;

  @ApiProperty({ type: String, description: 'Root of the tree over the entries' })
  root!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  resultDate!: string;

  @ApiProperty({ enum: TRUST_LABELS, enumName: 'TrustLabel' })
  trust!: TrustLabel;
}

export class LastDrawEnvelope {
  @ApiProperty({ type: LastDrawResponse, nullable: true })
  data!: LastDrawResponse | null;
}

interface ShownAt {
  readonly at: Instant;
  readonly language: Language;
  readonly ports: Pick<DrawPorts, 'signer' | 'timestamps' | 'trustedAuthorities'>;
}

/** The event at a moment, in one language. */
export function toEventResponse(
  event: LotteryEvent,
  { at, language, ports }: ShownAt,
): LotteryEventResponse {
  const said = (text: Texts) => textIn(text, language);
  const trust = eventTrust(event, at, ports.timestamps !== null);
  return {
    id: event.id,
    title: said(event.title),
    description: said(event.description),
    startDate: instant(event.opensAt),
    endDate: instant(event.closesAt),
    drawDate: instant(event.drawAt),
    status: eventStatus(event, at),
    phase: eventPhase(event, at),
    reason: event.reason,
    organiser: event.organiser.name,
    participants: event.participants,
    capacity: event.capacity,
    eligibility: {
      verifiedEmail: event.needsVerifiedEmail,
      minAccountAge: event.minAccountAge,
      maxWeight: event.maxWeight,
      daysPerChance: event.daysPerChance,
    },
    withdrawable: event.isWithdrawable,
    alternates: event.alternates,
    claimDays: event.claimDays,
    trust: trust.label,
    trustGaps: [...trust.gaps],
    resultDate: event.resultAt === null ? null : instant(event.resultAt),
    prizes: event.prizes.map(({ id, name, description, count, image, picture }) => ({
      id,
      name: said(name),
      description: said(description),
      count,
      image,
      picture: picture && { path: mediaPath(picture.hash), alt: said(picture.alt) },
    })),
    rules: event.rules.map(said),
    sample: event.sample,
  };
}

export const toDrawFacts = (
  facts: DrawFacts | null,
  { stampedAt }: LotteryEvent,
  { signer, trustedAuthorities }: ShownAt['ports'],
): DrawFactsResponse | null =>
  facts && {
    publicKey: signer.publicKey,
    trustedAuthorities: [...trustedAuthorities],
    manifestHash: facts.manifestHash,
    rulesHash: facts.rulesHash,
    round: facts.round,
    lock: facts.lock && {
      frozenAt: facts.lock.frozen_at,
      entryHash: facts.lock.entry_hash,
      root: facts.lock.root,
      count: facts.lock.count,
      weightTotal: facts.lock.weight_total,
      newestRound: facts.lock.newest_round?.round ?? null,
      stampedAt: stampedAt === null ? null : instant(stampedAt),
    },
  };

export const toInclusion = (inclusion: Inclusion): InclusionResponse => ({
  ...inclusion,
  path: [...inclusion.path],
});

export const toLastDraw = (
  { event, lock, winners, at }: LastDraw,
  language: Language,
): LastDrawResponse => ({
  eventId: event.id,
  title: textIn(event.title, language),
  entries: lock.count,
  winners,
  round: lock.round,
  root: lock.root,
  resultDate: instant(event.resultAt ?? 0),
  trust: eventTrust(event, at, false).label,
});
