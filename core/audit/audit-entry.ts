import type { AuditNote, AuditState } from './audit-note.ts';

/** A note as the log keeps it: numbered without gaps, and tied to the one before. */
export interface AuditEntry extends AuditNote {
  /** Counts from 1. */
  readonly sequence: number;
  /** `hash` of the entry before; of the first one, 64 zeros. */
  readonly previousHash: string;
  /** SHA-256 of `chainText`, in hexadecimal digits. */
  readonly hash: string;
}

/** Where an empty chain ends. */
export const CHAIN_START = { sequence: 0, hash: '0'.repeat(64) } as const;

export interface ChainEnd {
  readonly sequence: number;
  readonly hash: string;
}

/** SHA-256 of a text's UTF-8 bytes in hexadecimal digits. */
export type Digest = (text: string) => string;

/** The text whose digest is an entry's hash: all of it in one fixed order, whatever the database did with the keys. */
export function chainText(entry: Omit<AuditEntry, 'hash'>): string {
  const { sequence, previousHash, at, actor, action, subject, before, after, address } = entry;
  return JSON.stringify(
    inOrder({ sequence, previousHash, at, actor, action, subject, before, after, address }),
  );
}

/** The note as the entry after `end`. */
export function chained(note: AuditNote, end: ChainEnd, digest: Digest): AuditEntry {
  const entry = {
    ...note,
    before: asKept(note.before),
    after: asKept(note.after),
    sequence: end.sequence + 1,
    previousHash: end.hash,
  };
  return { ...entry, hash: digest(chainText(entry)) };
}

/** What JSON keeps of a state, so that the hash is of what will be read. */
const asKept = (state: AuditState | null): AuditState | null =>
  JSON.parse(JSON.stringify(state)) as AuditState | null;

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, each]) => [name, inOrder(each)]));
}
