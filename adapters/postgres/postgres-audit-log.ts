import { createHash } from 'node:crypto';
import {
  chainEntry,
  type AuditEntry,
  type AuditLog,
  type NewAuditEntry,
  type Digest,
} from '@toolyard/core/audit';
import type { Statements } from './statements.ts';

/** SHA-256: what the chain is made with, and verified with. */
export const auditDigest: Digest = (text) => createHash('sha256').update(text).digest('hex');

/** Entries and the new end in one statement: others wait for the end's lock meanwhile. */
const APPEND = `with added as (
    insert into audit_entry select * from json_populate_recordset(null::audit_entry, ?::json)
  )
  update audit_head set sequence = ?, hash = ? where id = 1`;

/** Keeps the notes of one unit of work until its end, so that the chain's end is locked last and briefly. */
export class PostgresAuditLog implements AuditLog {
  private readonly notes: NewAuditEntry[] = [];

  constructor(private readonly statements: Statements) {}

  record(note: NewAuditEntry): void {
    this.notes.push(note);
  }

  /** Appends what was recorded; the last thing that a unit of work does. */
  async append(): Promise<void> {
    if (this.notes.length === 0) return;
    const head = await this.statements.row<Pick<AuditEntry, 'sequence' | 'hash'>>(
      'select sequence::float8 as sequence, hash from audit_head where id = 1 for update',
      [],
    );
    if (!head) throw new Error('the audit log has no end to append to');
    const entries: AuditEntry[] = [];
    for (const note of this.notes)
      entries.push(chainEntry(note, entries.at(-1) ?? head, auditDigest));
    const { sequence, hash } = entries.at(-1) ?? head;
    await this.statements.rows(APPEND, [JSON.stringify(entries.map(rowOf)), sequence, hash]);
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
