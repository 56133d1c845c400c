import type { AuditEntry, AuditState, AuditSubject, Digest, NewAuditEntry } from './audit-entry.ts';
import { hasErasedDetails } from './erasure.ts';

/** Where an empty chain ends. */
export const CHAIN_START = { sequence: 0, hash: '0'.repeat(64) } as const;

export interface ChainEnd {
  readonly sequence: number;
  readonly hash: string;
}

/** The text whose digest is an entry's hash, in one fixed order, whatever the database did with the keys. */
function chainText(entry: Omit<AuditEntry, 'hash'>): string {
  const { sequence, previousHash, at, actor, action, subject, detailsHash, erasure } = entry;
  const { before, after, address } = entry;
  const place = { sequence, previousHash, at, actor, action };
  return sortedJson(
    detailsHash === null
      ? { ...place, subject, before, after, address }
      : { ...place, subject: withoutName(subject), detailsHash, erasure },
  );
}

/** The details are what may name a person: the subject's name, the states and the network. */
const detailsText = ({ salt, subject, before, after, address }: Omit<AuditEntry, 'hash'>) =>
  sortedJson({ salt, name: subject?.name ?? null, before, after, address });

const withoutName = (subject: AuditSubject | null) =>
  subject && { kind: subject.kind, id: subject.id };

interface ChainPlace {
  /** Of the entry before. */
  readonly end: ChainEnd;
  /** At least 128 random bits. */
  readonly salt: string;
  /** `erasureOf` the entries whose details this one erases; null when it erases none. */
  readonly erasure?: string | null;
}

/** The entry that follows `end`. */
export function chainEntry(
  note: NewAuditEntry,
  { end, salt, erasure = null }: ChainPlace,
  digest: Digest,
): AuditEntry {
  const entry = {
    ...note,
    before: asJson(note.before),
    after: asJson(note.after),
    sequence: end.sequence + 1,
    previousHash: end.hash,
    detailsHash: null,
    salt,
    erasure,
    erasedBy: null,
  };
  const hashed = { ...entry, detailsHash: digest(detailsText(entry)) };
  return { ...hashed, hash: digest(chainText(hashed)) };
}

/** The state after a JSON round trip, so that the hash matches what is read back. */
const asJson = (state: AuditState | null): AuditState | null =>
  JSON.parse(JSON.stringify(state)) as AuditState | null;

const sortedJson = (value: object): string => JSON.stringify(withSortedKeys(value));

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, each]) => [name, withSortedKeys(each)]));
}

/** Kinds of breaks in the chain. */
export const CHAIN_FAULTS = [
  /** No entry has this number. */
  'missing',
  /** It does not name the hash of the entry before. */
  'unlinked',
  /** Its hash is not that of its content. */
  'altered',
  /** The last entry is not the recorded end. */
  'end',
  /** The entry lies beyond the recorded end. */
  'beyond',
  /** The entry differs from the externally recorded one. */
  'replaced',
  /** Details are missing that no entry erased, or other ones than an entry says. */
  'erased',
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];

/** Why `entry` cannot follow `end`; null when it does. */
export function chainFault(end: ChainEnd, entry: AuditEntry, digest: Digest): ChainFault | null {
  if (entry.sequence !== end.sequence + 1) return 'missing';
  if (entry.previousHash !== end.hash) return 'unlinked';
  return isAsWritten(entry, digest) ? null : 'altered';
}

/** An erased entry from before details had a hash of their own is vouched for by the entry that erased it. */
function isAsWritten(entry: AuditEntry, digest: Digest): boolean {
  const { detailsHash, erasedBy } = entry;
  if (erasedBy !== null && (erasedBy <= entry.sequence || !hasErasedDetails(entry))) return false;
  if (erasedBy !== null && detailsHash === null) return true;
  if (erasedBy === null && detailsHash !== null && digest(detailsText(entry)) !== detailsHash)
    return false;
  return entry.hash === digest(chainText(entry));
}
