import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  AUDIT_REALMS,
  CHAIN_FAULTS,
  MAX_NAMED_ACCOUNTS,
  pseudonymOf,
  type AuditActor,
  type AuditIntegrity,
  type AuditRealm,
  type AuditState,
  type ChainFault,
  type GroupedAuditEntry,
  type NamedAuditEntry,
  type AuditFilter,
} from '@toolyard/core/audit';
import { nameIn } from '@toolyard/core/options/strategies';
import type { Language } from '@toolyard/core/shared';
import { isRevertible } from '@toolyard/core/admin';
import { instant } from '../../http/instant.ts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsMoment, MOMENT, momentsOf } from '../../http/moment.ts';
import { QueryFlag } from '../../http/query-flag.ts';
import { PageParams } from '../../http/page-params.dto.ts';

class AuditActorResponse {
  @ApiProperty({ enum: AUDIT_REALMS, enumName: 'AuditRealm' })
  realm!: AuditRealm;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  id!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Username or e-mail, a pseudonym once the account is deleted; null for others',
  })
  name!: string | null;
}

class AuditSubjectResponse {
  @ApiProperty({ example: 'tool' })
  kind!: string;

  @ApiProperty()
  id!: string;

  @ApiProperty({ description: 'Empty where it has no name' })
  name!: string;
}

// Not by `type`: the generator of the client reads no list of types for objects.
const AUDIT_STATE = { type: 'object', additionalProperties: true } as const;

export class AuditEntryResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  sequence!: number;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty()
  actor!: AuditActorResponse;

  @ApiProperty({ example: 'tool.updated' })
  action!: string;

  @ApiProperty({ type: AuditSubjectResponse, nullable: true })
  subject!: AuditSubjectResponse | null;

  @ApiProperty({ allOf: [AUDIT_STATE], nullable: true })
  before!: AuditState | null;

  @ApiProperty({ allOf: [AUDIT_STATE], nullable: true })
  after!: AuditState | null;

  @ApiProperty({ description: 'The network that it came from; empty where it is not known' })
  address!: string;

  @ApiProperty({ description: 'SHA-256 over the entry and the hash of the one before' })
  hash!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The entry that erased names, states and network of this one; null while they are stored',
  })
  erasedBy!: number | null;

  @ApiProperty({ description: 'Whether it can be taken back, where nothing was changed since' })
  revertible!: boolean;
}

export class GroupedAuditEntryResponse extends AuditEntryResponse {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Number of entries that this one stands for, itself included',
  })
  groupSize!: number;
}

export class AuditEntriesResponse {
  @ApiProperty({ type: [GroupedAuditEntryResponse] })
  data!: GroupedAuditEntryResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({
    description: `Whether actor or subject names more than ${MAX_NAMED_ACCOUNTS} accounts, of which the entries of ${MAX_NAMED_ACCOUNTS} are listed`,
  })
  moreAccounts!: boolean;
}

export class ReadAuditEntryResponse {
  @ApiProperty()
  data!: AuditEntryResponse;
}

class ChainBreakResponse {
  @ApiProperty({ type: 'integer' })
  sequence!: number;

  @ApiProperty({ enum: CHAIN_FAULTS, enumName: 'ChainFault' })
  fault!: ChainFault;
}

const INTEGRITY_STATES = ['whole', 'broken', 'checking'] as const;

class IntegrityResponse {
  @ApiProperty({ enum: INTEGRITY_STATES, enumName: 'IntegrityState' })
  state!: (typeof INTEGRITY_STATES)[number];

  @ApiProperty({ type: 'integer', description: 'How many entries the log had then' })
  entries!: number;

  @ApiProperty({ description: 'The hash of the last entry, to be noted down elsewhere' })
  hash!: string;

  @ApiProperty({ type: ChainBreakResponse, nullable: true })
  broken!: ChainBreakResponse | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  checkedAt!: string | null;
}

export class AuditIntegrityResponse {
  @ApiProperty()
  data!: IntegrityResponse;
}

const pseudonym = ({ realm, id }: AuditActor): string | null =>
  id === null ? null : pseudonymOf(realm, id);

/**
 * What an entry is about; a strategy that is named after its structure is named in the reader's language. Its symbol is
 * among the details of the entry.
 */
function subjectIn(
  { subject, before, after }: Pick<NamedAuditEntry, 'subject' | 'before' | 'after'>,
  language: Language,
): NamedAuditEntry['subject'] {
  const symbol = (after ?? before)?.symbol;
  return subject?.kind === 'strategy' && typeof symbol === 'string'
    ? { ...subject, name: nameIn(language, subject.name, symbol) }
    : subject;
}

/** An entry as the console shows it. */
export const toShownAuditEntry = (entry: NamedAuditEntry, language: Language): AuditEntryResponse =>
  toAuditEntry({ ...entry, subject: subjectIn(entry, language) });

export const toAuditEntry = ({ actorName, ...entry }: NamedAuditEntry): AuditEntryResponse => ({
  sequence: entry.sequence,
  at: instant(entry.at),
  actor: {
    realm: entry.actor.realm,
    id: entry.actor.id,
    name: actorName ?? pseudonym(entry.actor),
  },
  action: entry.action,
  subject: entry.subject,
  before: entry.before,
  after: entry.after,
  address: entry.address,
  hash: entry.hash,
  erasedBy: entry.erasedBy,
  revertible: isRevertible(entry),
});

export const toGroupedAuditEntry = (
  { groupSize, ...entry }: GroupedAuditEntry,
  language: Language,
): GroupedAuditEntryResponse => ({ ...toShownAuditEntry(entry, language), groupSize });

/** Null while the first walk goes on. */
export function toIntegrity(found: AuditIntegrity | null): IntegrityResponse {
  if (!found) return { state: 'checking', entries: 0, hash: '', broken: null, checkedAt: null };
  const { end, broken, checkedAt } = found;
  return {
    state: broken ? 'broken' : 'whole',
    entries: end.sequence,
    hash: end.hash,
    broken,
    checkedAt: instant(checkedAt),
  };
}

/** Which entries of the audit log are wanted. */
class AuditFilterParams {
  @ApiPropertyOptional({ enum: AUDIT_REALMS, enumName: 'AuditRealm' })
  @IsOptional()
  @IsIn(AUDIT_REALMS)
  realm?: AuditRealm;

  @ApiPropertyOptional({
    description: "The actor's id, or a part of its name, e-mail or username",
    maxLength: 254,
  })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  actor?: string;

  @ApiPropertyOptional({ example: 'tool.updated', maxLength: 60 })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  action?: string;

  @ApiPropertyOptional({ example: 'tool', maxLength: 40 })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  subjectKind?: string;

  @ApiPropertyOptional({
    description:
      "The subject's id or whole name, or a part of the name, e-mail or username of an account",
    maxLength: 254,
  })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  subject?: string;

  @ApiPropertyOptional({ description: "The subject's id", maxLength: 100 })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  subjectId?: string;

  @ApiPropertyOptional({
    description: 'From this moment, or this day in UTC, on',
    pattern: MOMENT.source,
  })
  @IsMoment()
  from?: string;

  @ApiPropertyOptional({
    description: 'Before this moment, or until the end of this day in UTC',
    pattern: MOMENT.source,
  })
  @IsMoment()
  to?: string;
}

export class AuditListParams extends IntersectionType(AuditFilterParams, PageParams) {
  @QueryFlag(
    'Whether entries that one action wrote together, such as an import of users, are listed as one, the newest; has no effect in a list about a subject',
  )
  grouped?: 'true' | 'false';
}

const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class AuditExportParams extends AuditFilterParams {
  @ApiPropertyOptional({ enum: EXPORT_FORMATS, default: 'csv' })
  @IsOptional()
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat = 'csv';
}

export class AuditEntryParams {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  sequence!: number;
}

export const toAuditFilter = (params: AuditFilterParams): AuditFilter => ({
  realm: params.realm ?? null,
  actor: params.actor ?? null,
  action: params.action ?? null,
  subjectKind: params.subjectKind ?? null,
  subject: params.subject ?? null,
  subjectId: params.subjectId ?? null,
  ...momentsOf(params),
});
