import type { Instant } from '../shared/index.ts';

export const AUDIT_REALMS = ['user', 'admin', 'visitor', 'system'] as const;
export type AuditRealm = (typeof AUDIT_REALMS)[number];

/** Who did something: somebody of one of the two realms, a visitor, or the server by itself. */
export interface AuditActor {
  readonly realm: AuditRealm;
  /** Null for visitors and the server. */
  readonly id: string | null;
}

/** To what it was done. */
export interface AuditSubject {
  /** `tool`, `user`, `admin`, `session`, `strategy`. */
  readonly kind: string;
  /** As the console's addresses know it: a tool's slug, a user's UUID. */
  readonly id: string;
  /** How people call it; empty where it has no name. */
  readonly name: string;
}

/** Values of JSON alone; no password, no token, no hash. */
export type AuditState = Readonly<Record<string, unknown>>;

/** One thing that was done, as the use case that did it tells it. */
export interface NewAuditEntry {
  readonly at: Instant;
  readonly actor: AuditActor;
  /** Area and past tense, `tool.updated`. */
  readonly action: string;
  readonly subject: AuditSubject | null;
  /** What was changed, before and after; null where there was nothing. */
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  /** The network it came from, where that is known; else empty. */
  readonly address: string;
}

/** The server itself: sweeps, seeds, the first start. */
export const SYSTEM: AuditActor = { realm: 'system', id: null };

/** Whether nothing that the audit log keeps differs. */
export const isSameState = (a: AuditState, b: AuditState): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A note as the log keeps it: numbered without gaps, and tied to the one before. */
export interface AuditEntry extends NewAuditEntry {
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
    withSortedKeys({ sequence, previousHash, at, actor, action, subject, before, after, address }),
  );
}

/** The note as the entry after `end`. */
export function chainEntry(note: NewAuditEntry, end: ChainEnd, digest: Digest): AuditEntry {
  const entry = {
    ...note,
    before: asJson(note.before),
    after: asJson(note.after),
    sequence: end.sequence + 1,
    previousHash: end.hash,
  };
  return { ...entry, hash: digest(chainText(entry)) };
}

/** What JSON keeps of a state, so that the hash is of what will be read. */
const asJson = (state: AuditState | null): AuditState | null =>
  JSON.parse(JSON.stringify(state)) as AuditState | null;

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, each]) => [name, withSortedKeys(each)]));
}

/** What is wrong with a chain where it breaks. */
export const CHAIN_FAULTS = [
  /** No entry has this number. */
  'missing',
  /** It does not name the hash of the entry before. */
  'unlinked',
  /** Its hash is not that of its content. */
  'altered',
  /** It is not the one with which the log says that it ends. */
  'end',
  /** It stands behind the end. */
  'beyond',
  /** It is not the one that somebody noted down. */
  'replaced',
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];

/** Why `entry` cannot follow `end`; null when it does. */
export function chainFault(end: ChainEnd, entry: AuditEntry, digest: Digest): ChainFault | null {
  if (entry.sequence !== end.sequence + 1) return 'missing';
  if (entry.previousHash !== end.hash) return 'unlinked';
  return entry.hash === digest(chainText(entry)) ? null : 'altered';
}
