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
  /** `tool`, `user`, `import` (of users), `admin`, `session`, `strategy`. */
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

/**
 * Whether one action wrote both of two consecutive entries, as an import of users does. Visitors have no id, so what
 * they do at the same moment may be the acts of several.
 */
export const isSameGroup = (a: NewAuditEntry, b: NewAuditEntry): boolean =>
  a.actor.realm !== 'visitor' &&
  a.at === b.at &&
  a.actor.realm === b.actor.realm &&
  a.actor.id === b.actor.id &&
  a.action === b.action;

/** Whether two audited states are equal. */
export const isSameState = (a: AuditState, b: AuditState): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A stored entry: numbered without gaps and linked to its predecessor by hash. */
export interface AuditEntry extends NewAuditEntry {
  /** Counts from 1. */
  readonly sequence: number;
  /** `hash` of the entry before; of the first one, 64 zeros. */
  readonly previousHash: string;
  /** SHA-256 of the salt and the details; null in entries from before details could be erased. */
  readonly detailsHash: string | null;
  /** Random, so that nobody can guess erased details from their hash; null once they are erased. */
  readonly salt: string | null;
  /** What an erasing entry left of the entries it erased: their running hash. Null in other entries. */
  readonly erasure: string | null;
  /** The number of the entry that erased the details of this one; null while they are stored. */
  readonly erasedBy: number | null;
  /** SHA-256 of all of it but the details, in hexadecimal digits. */
  readonly hash: string;
}

/** SHA-256 of a text's UTF-8 bytes in hexadecimal digits. */
export type Digest = (text: string) => string;

/** Where an empty chain ends. */
export const CHAIN_START = { sequence: 0, hash: '0'.repeat(64) } as const;

export interface ChainEnd {
  readonly sequence: number;
  readonly hash: string;
}

/** The text whose digest is an entry's hash, in one fixed order, whatever the database did with the keys. */
export function chainText(entry: Omit<AuditEntry, 'hash'>): string {
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
export const detailsText = ({ salt, subject, before, after, address }: Omit<AuditEntry, 'hash'>) =>
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

/** JSON of a value with the keys of every object in order, whatever a database did with them. */
export const sortedJson = (value: object): string => JSON.stringify(withSortedKeys(value));

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, each]) => [name, withSortedKeys(each)]));
}
