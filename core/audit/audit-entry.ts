import type { Instant } from '../shared/index.ts';

export const AUDIT_REALMS = ['user', 'admin', 'visitor', 'system'] as const;
export type AuditRealm = (typeof AUDIT_REALMS)[number];

/** The actor: a user, an admin, a visitor or the server. */
export interface AuditActor {
  readonly realm: AuditRealm;
  /** Null for visitors and the server. */
  readonly id: string | null;
}

/** The object of the action. */
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

/** An entry before it has a place in the chain. */
export interface NewAuditEntry {
  readonly at: Instant;
  readonly actor: AuditActor;
  /** Area and past tense, `tool.updated`. */
  readonly action: string;
  readonly subject: AuditSubject | null;
  /** The audited fields before and after; null when there are none. */
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  /** The network of the request; empty when unknown. */
  readonly address: string;
}

/** What `auditEntry` takes: the parts without a value are left out. */
type AuditEvent = Pick<NewAuditEntry, 'at' | 'actor' | 'action'> & Partial<NewAuditEntry>;

/** The entry of one event, for `AuditLog.record`. */
export const auditEntry = ({
  subject = null,
  before = null,
  after = null,
  address = '',
  ...event
}: AuditEvent): NewAuditEntry => ({ ...event, subject, before, after, address });

/** The server itself: sweeps, seeds, the first start. */
export const SYSTEM: AuditActor = { realm: 'system', id: null };

/** Whether two audited states are equal. */
export const isSameState = (a: AuditState, b: AuditState): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A stored entry: numbered without gaps and linked to its predecessor by hash. */
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
function chainText(entry: Omit<AuditEntry, 'hash'>): string {
  const { sequence, previousHash, at, actor, action, subject, before, after, address } = entry;
  return JSON.stringify(
    withSortedKeys({ sequence, previousHash, at, actor, action, subject, before, after, address }),
  );
}

/** The entry that follows `end`. */
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

/** The state after a JSON round trip, so that the hash matches what is read back. */
const asJson = (state: AuditState | null): AuditState | null =>
  JSON.parse(JSON.stringify(state)) as AuditState | null;

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
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];

/** Why `entry` cannot follow `end`; null when it does. */
export function chainFault(end: ChainEnd, entry: AuditEntry, digest: Digest): ChainFault | null {
  if (entry.sequence !== end.sequence + 1) return 'missing';
  if (entry.previousHash !== end.hash) return 'unlinked';
  return entry.hash === digest(chainText(entry)) ? null : 'altered';
}
