import { createHash, randomBytes } from 'node:crypto';
import {
  chainEntry,
  erasureOf,
  QUOTING_ACTIONS,
  withoutDetails,
  type AuditEntry,
  type AuditLog,
  type ChainEnd,
  type ErasedPerson,
  type ErasureScope,
  type NewAuditEntry,
  type Digest,
} from '@toolyard/core/audit';
import { sql } from 'kysely';
import { columnsOf, selectEntries, selectStored, toEntry } from './audit-rows.ts';
import { db, float8 } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { PERSONAL_DETAILS } from './tables/audit-entry.table.ts';

/** SHA-256, the hash function of the audit chain. */
export const auditDigest: Digest = (text) => createHash('sha256').update(text).digest('hex');

const SALT_BYTES = 16;

const rowsOf = (entries: readonly AuditEntry[]) =>
  sql`json_populate_recordset(null::audit_entry, ${JSON.stringify(entries.map(columnsOf))}::json)`;

/** Inserts the entries and updates the head in one statement, since other units of work wait for the head's lock. */
const appendEntries = (entries: readonly AuditEntry[], { sequence, hash }: ChainEnd) => sql`
  with added as (insert into audit_entry select * from ${rowsOf(entries)})
  update audit_head set sequence = ${sequence}, hash = ${hash} where id = 1`;

const eraseDetails = (entries: readonly AuditEntry[]) => sql`
  update audit_entry e set subject_name = erased.subject_name, before = null, after = null,
    address = '', salt = null, erased_by = erased.erased_by
  from ${rowsOf(entries)} erased where e.sequence = erased.sequence`;

/**
 * Entries by the person or about it, sign-ins under its addresses and entries that quote it. Every part has an index;
 * few entries quote.
 */
const sequencesOf = ({ kind, id, email }: ErasedPerson) => sql<number>`
  with own as (
    select sequence, before ->> 'email' as was, after ->> 'email' as is from audit_entry
    where actor_id = ${id}::uuid
    union
    select sequence, before ->> 'email', after ->> 'email' from audit_entry
    where subject_kind = ${kind} and subject_id = ${id}
  ), words as (
    select ${email}::text as word
    union select was from own where was is not null
    union select "is" from own where "is" is not null
  )
  select sequence from own
  union
  select sequence from audit_entry
  where subject_name in (select word from words) and subject_kind = ${kind} and subject_id = ''
  union
  select sequence from audit_entry where action in (${sql.join(QUOTING_ACTIONS)})
    and exists (select 1 from (select word from words union select ${id}::text) quoted
      where position(word in "after"::text) > 0)`;

const selectErased = (scope: ErasureScope) => {
  const stored = selectStored().where('erased_by', 'is', null);
  return 'person' in scope
    ? stored.where('sequence', 'in', sql<number>`(${sequencesOf(scope.person)})`)
    : stored
        .where(sql<boolean>`${sql.raw(PERSONAL_DETAILS)}`)
        .where('at', '<', toDate(scope.before))
        .orderBy('at')
        .orderBy('sequence')
        .limit(scope.limit);
};

interface Recorded {
  readonly note: NewAuditEntry;
  /** Null where the entry erases nothing. */
  readonly scope: ErasureScope | null;
}

/** Buffers the entries of one unit of work until its end, so that the head of the chain is locked last and briefly. */
export class PostgresAuditLog implements AuditLog {
  private readonly recorded: Recorded[] = [];

  constructor(private readonly statements: Statements) {}

  record(note: NewAuditEntry): void {
    this.recorded.push({ note, scope: null });
  }

  erase(note: NewAuditEntry, scope: ErasureScope): void {
    this.recorded.push({ note, scope });
  }

  /** Appends the recorded entries, as the last step of a unit of work. */
  async append(): Promise<void> {
    if (this.recorded.length === 0) return;
    const head = await this.statements.row(
      db
        .selectFrom('audit_head')
        .select((eb) => [float8(eb.ref('sequence')).as('sequence'), 'hash'])
        .where('id', '=', 1)
        .forUpdate(),
    );
    if (!head) throw new Error('the audit log has no head to append to');
    let end: ChainEnd = head;
    let chained: AuditEntry[] = [];
    for (const { note, scope } of this.recorded) {
      // Entries of this unit of work are in the scope too.
      if (scope && chained.length > 0) {
        await this.statements.rows(appendEntries(chained, end));
        chained = [];
      }
      const erasure = scope && (await this.eraseDetails(scope, end.sequence + 1));
      const salt = randomBytes(SALT_BYTES).toString('hex');
      const entry = chainEntry(note, { end, salt, erasure }, auditDigest);
      chained.push(entry);
      end = entry;
    }
    await this.statements.rows(appendEntries(chained, end));
  }

  /** Erases the details of the entries in scope and returns what the entry with the number `erasedBy` says of them. */
  private async eraseDetails(scope: ErasureScope, erasedBy: number): Promise<string | null> {
    const rows = await this.statements.rows(
      selectEntries(selectErased(scope)).orderBy('e.sequence'),
    );
    if (rows.length === 0) return null;
    const person = 'person' in scope ? scope.person : null;
    const erased = rows.map((row) => withoutDetails(toEntry(row), erasedBy, person));
    await this.statements.rows(eraseDetails(erased));
    return erasureOf(erased, auditDigest);
  }
}
