import { createHash } from 'node:crypto';
import {
  chained,
  type AuditEntry,
  type AuditLog,
  type AuditNote,
  type Digest,
} from '@toolyard/core/audit';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { AuditEntryTable, AuditHeadTable } from './tables/audit-entry.table.ts';

/** SHA-256: what the chain is made with, and verified with. */
export const auditDigest: Digest = (text) => createHash('sha256').update(text).digest('hex');

/** Keeps the notes of one unit of work until its end, so that the chain's end is locked last and briefly. */
export class PostgresAuditLog implements AuditLog {
  private readonly notes: AuditNote[] = [];

  constructor(private readonly statements: Statements) {}

  record(note: AuditNote): void {
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
    for (const note of this.notes) entries.push(chained(note, entries.at(-1) ?? head, auditDigest));
    await this.statements.insertAll(AuditEntryTable, entries.map(rowOf));
    const { sequence, hash } = entries.at(-1) ?? head;
    await this.statements.update(AuditHeadTable, { id: 1 }, { sequence, hash });
  }
}

const rowOf = ({ actor, subject, at, ...entry }: AuditEntry) => ({
  ...entry,
  at: toDate(at),
  actorRealm: actor.realm,
  actorId: actor.id,
  subjectKind: subject?.kind ?? null,
  subjectId: subject?.id ?? null,
  subjectName: subject?.name ?? null,
});
