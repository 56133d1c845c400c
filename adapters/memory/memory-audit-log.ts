import {
  chainEntry,
  CHAIN_START,
  concernsPerson,
  erasureOf,
  QUOTING_ACTIONS,
  withoutDetails,
  type AuditEntry,
  type AuditLog,
  type ErasedPerson,
  type ErasureScope,
  type NewAuditEntry,
} from '@toolyard/core/audit';
import { fakeDigest } from './fake-digest.ts';
import type { MemoryTables } from './memory-tables.ts';

/** Entries in the order in which they were recorded; they roll back with their unit of work. */
export class MemoryAuditLog implements AuditLog {
  constructor(private readonly tables: MemoryTables) {}

  record(note: NewAuditEntry): void {
    this.append(note, null);
  }

  erase(note: NewAuditEntry, scope: ErasureScope): void {
    const found = this.tables.audit.filter(({ erasedBy }) => erasedBy === null);
    const erased = new Map(inScope(found, scope).map((entry) => [entry.sequence, entry]));
    const eraser = this.tables.audit.length + 1;
    const person = 'person' in scope ? scope.person : null;
    this.tables.audit = this.tables.audit.map((entry) =>
      erased.has(entry.sequence) ? withoutDetails(entry, eraser, person) : entry,
    );
    this.append(note, erasureOf([...erased.values()], fakeDigest));
  }

  /** What a test looks at. */
  notes(): readonly NewAuditEntry[] {
    return this.tables.audit;
  }

  private append(note: NewAuditEntry, erasure: string | null): void {
    const end = this.tables.audit.at(-1) ?? CHAIN_START;
    const place = { end, salt: `salt ${end.sequence + 1}`, erasure };
    this.tables.audit = [
      ...this.tables.audit,
      chainEntry(structuredClone(note), place, fakeDigest),
    ];
  }
}

const inScope = (entries: readonly AuditEntry[], scope: ErasureScope): readonly AuditEntry[] =>
  'person' in scope
    ? entriesOf(entries, scope.person)
    : entries
        .filter((entry) => entry.at < scope.before && concernsPerson(entry))
        .slice(0, scope.limit);

/** Entries by the person or about it, sign-ins under its addresses and entries that quote it. */
function entriesOf(entries: readonly AuditEntry[], { kind, id, email }: ErasedPerson) {
  const own = entries.filter(
    ({ actor, subject }) => actor.id === id || (subject?.kind === kind && subject.id === id),
  );
  const states = own.flatMap(({ before, after }) => [before?.['email'], after?.['email']]);
  const words = new Set([email, ...states.filter((each) => typeof each === 'string')]);
  const quotes = ({ action, subject, after }: AuditEntry) =>
    (subject?.kind === kind && subject.id === '' && words.has(subject.name)) ||
    (QUOTING_ACTIONS.some((each) => each === action) &&
      [id, ...words].some((word) => JSON.stringify(after).includes(word)));
  return entries.filter((entry) => own.includes(entry) || quotes(entry));
}
