import { createHash } from 'node:crypto';
import {
  chainEntry,
  type AuditEntry,
  type AuditLog,
  type ChainEnd,
  type NewAuditEntry,
  type Digest,
} from '@toolyard/core/audit';
import { sql } from 'kysely';
import { db, float8 } from './query-builder.ts';
import type { Statements } from './statements.ts';

/** SHA-256, the hash function of the audit chain. */
export const auditDigest: Digest = (text) => createHash('sha256').update(text).digest('hex');

/** Inserts the entries and updates the head in one statement, since other units of work wait for the head's lock. */
const appendEntries = (entries: readonly AuditEntry[], { sequence, hash }: ChainEnd) => sql`
  with added as (
    insert into audit_entry
    select * from json_populate_recordset(null::audit_entry, ${JSON.stringify(entries.map(rowOf))}::json)
  )
  update audit_head set sequence = ${sequence}, hash = ${hash} where id = 1`;

/** Buffers the entries of one unit of work until its end, so that the head of the chain is locked last and briefly. */
export class PostgresAuditLog implements AuditLog {
  private readonly entries: NewAuditEntry[] = [];

  constructor(private readonly statements: Statements) {}

  record(entry: NewAuditEntry): void {
    this.entries.push(entry);
  }

  /** Appends the recorded entries, as the last step of a unit of work. */
  async append(): Promise<void> {
    if (this.entries.length === 0) return;
    const head = await this.statements.row(
      db
        .selectFrom('audit_head')
        .select((eb) => [float8(eb.ref('sequence')).as('sequence'), 'hash'])
        .where('id', '=', 1)
        .forUpdate(),
    );
    if (!head) throw new Error('the audit log has no head to append to');
    const chained: AuditEntry[] = [];
    for (const entry of this.entries)
      chained.push(chainEntry(entry, chained.at(-1) ?? head, auditDigest));
    await this.statements.rows(appendEntries(chained, chained.at(-1) ?? head));
  }
}

const rowOf = ({ actor, subject, at, previousHash, ...entry }: AuditEntry) => ({
  ...entry,
  at: new Date(at).toISOString(),
  actor_realm: actor.realm,
  actor_id: actor.id,
  subject_kind: subject?.kind ?? null,
  subject_id: subject?.id ?? null,
  subject_name: subject?.name ?? null,
  previous_hash: previousHash,
});
