import { ApiProperty } from '@nestjs/swagger';
import {
  AUDIT_REALMS,
  CHAIN_FAULTS,
  type AuditIntegrity,
  type AuditRealm,
  type AuditState,
  type ChainFault,
  type NamedAuditEntry,
} from '@toolyard/core/audit';
import { isRevertible } from '@toolyard/core/admin';
import { instant } from '../../http/instant.ts';

class AuditActorResponse {
  @ApiProperty({ enum: AUDIT_REALMS, enumName: 'AuditRealm' })
  realm!: AuditRealm;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  id!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Username or e-mail; null where there is no account any more',
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

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before!: AuditState | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after!: AuditState | null;

  @ApiProperty({ description: 'The network that it came from; empty where it is not known' })
  address!: string;

  @ApiProperty({ description: 'SHA-256 over the entry and the hash of the one before' })
  hash!: string;

  @ApiProperty({ description: 'Whether it can be taken back, where nothing was changed since' })
  revertible!: boolean;
}

export class AuditEntriesResponse {
  @ApiProperty({ type: [AuditEntryResponse] })
  data!: AuditEntryResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
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

export const toAuditEntry = ({ actorName, ...entry }: NamedAuditEntry): AuditEntryResponse => ({
  sequence: entry.sequence,
  at: instant(entry.at),
  actor: { realm: entry.actor.realm, id: entry.actor.id, name: actorName },
  action: entry.action,
  subject: entry.subject,
  before: entry.before,
  after: entry.after,
  address: entry.address,
  hash: entry.hash,
  revertible: isRevertible(entry),
});

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
