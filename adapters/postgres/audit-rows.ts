import type { AuditEntry } from '@toolyard/core/audit';
import type { InferResult } from 'kysely';
import { db, float8, millis } from './query-builder.ts';

/** Entries as stored, before they are ordered and filtered. */
export const selectStored = () => db.selectFrom('audit_entry').selectAll();

export const selectEntries = (stored: ReturnType<typeof selectStored>) =>
  db
    .selectFrom(stored.as('e'))
    .select((eb) => [
      float8(eb.ref('e.sequence')).as('sequence'),
      millis(eb.ref('e.at')).as('at'),
      'e.actor_realm as realm',
      'e.actor_id as actorId',
      'e.action',
      'e.subject_kind as subjectKind',
      'e.subject_id as subjectId',
      'e.subject_name as subjectName',
      'e.before',
      'e.after',
      'e.address',
      'e.previous_hash as previousHash',
      'e.hash',
      'e.details_hash as detailsHash',
      'e.salt',
      'e.erasure',
      float8(eb.ref('e.erased_by')).as('erasedBy'),
    ]);

export type AuditRow = InferResult<ReturnType<typeof selectEntries>>[number];

export const toEntry = (row: AuditRow): AuditEntry => {
  const { realm, actorId, subjectKind: kind, subjectId: id, subjectName: name, ...entry } = row;
  const hasSubject = kind !== null && id !== null && name !== null;
  return {
    ...entry,
    actor: { realm, id: actorId },
    subject: hasSubject ? { kind, id, name } : null,
  };
};

/** The columns of an entry, for PostgreSQL's json_populate_recordset. */
export const columnsOf = ({ actor, subject, at, ...entry }: AuditEntry) => ({
  sequence: entry.sequence,
  at: new Date(at).toISOString(),
  actor_realm: actor.realm,
  actor_id: actor.id,
  action: entry.action,
  subject_kind: subject?.kind ?? null,
  subject_id: subject?.id ?? null,
  subject_name: subject?.name ?? null,
  before: entry.before,
  after: entry.after,
  address: entry.address,
  previous_hash: entry.previousHash,
  hash: entry.hash,
  details_hash: entry.detailsHash,
  salt: entry.salt,
  erasure: entry.erasure,
  erased_by: entry.erasedBy,
});
