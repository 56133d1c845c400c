import type { Instant } from '../shared/index.ts';
import type { AuditEntry, AuditSubject, Digest } from './audit-entry.ts';

/** A person whose personal data is erased from the log. */
export interface ErasedPerson {
  readonly kind: 'user';
  readonly id: string;
  /** Of the account. Former addresses are found in the person's entries. */
  readonly email: string;
}

/** Whose details go: a person's, or those of all entries older than a moment that concern a person. */
export type ErasureScope =
  | { readonly person: ErasedPerson }
  /** At most `limit` entries, the oldest first. */
  | { readonly before: Instant; readonly limit: number };

/** Digits of an account's id that are its pseudonym: random ones, as the id's last 48 bits are. */
const PSEUDONYM_DIGITS = 12;

/** The name that entries give a person whose name is erased; the same in all of them. */
export const pseudonymOf = (kind: string, id: string): string =>
  id === '' ? '' : `${kind}-${id.slice(-PSEUDONYM_DIGITS)}`;

const isPerson = ({ kind }: AuditSubject): boolean => kind === 'user' || kind === 'admin';

/** The entry without its details: a person has a pseudonym, anything else no name. */
export function withoutDetails(
  entry: AuditEntry,
  erasedBy: number,
  person: Pick<ErasedPerson, 'id'> | null,
): AuditEntry {
  const { subject } = entry;
  // A sign-in that was refused names an account without its id.
  const id = subject?.id || (person?.id ?? '');
  const name = subject && isPerson(subject) ? pseudonymOf(subject.kind, id) : '';
  return {
    ...entry,
    subject: subject && { ...subject, name },
    before: null,
    after: null,
    address: '',
    salt: null,
    erasedBy,
  };
}

/** Whether an entry is as `withoutDetails` leaves it. */
export function hasErasedDetails({ subject, before, after, address, salt }: AuditEntry): boolean {
  const isNamed = subject === null || subject.id === '' || !isPerson(subject);
  const isPseudonym = isNamed || subject.name === pseudonymOf(subject.kind, subject.id);
  return isPseudonym && before === null && after === null && address === '' && salt === null;
}

/** The running hash of erased entries, in ascending order: of all that is left of each. */
export const nextErasure = (running: string | null, entry: AuditEntry, digest: Digest): string => {
  const { sequence, at, actor, action, subject, previousHash, detailsHash, erasure, hash } = entry;
  const left = [sequence, at, actor.realm, actor.id, action, subject?.kind ?? null];
  const hashes = [previousHash, detailsHash, erasure, hash];
  return digest(JSON.stringify([running, ...left, subject?.id ?? null, ...hashes]));
};

/** `erasure` of the entry that erases these, which are ascending; null when there are none. */
export const erasureOf = (entries: readonly AuditEntry[], digest: Digest): string | null =>
  entries.reduce<string | null>((running, entry) => nextErasure(running, entry, digest), null);

/** Whether an entry's details may name a person. What operators do with tools and draws does not. */
export const concernsPerson = ({ actor, subject, address }: AuditEntry): boolean =>
  actor.realm === 'user' ||
  actor.realm === 'visitor' ||
  address !== '' ||
  (subject !== null && isPerson(subject));

/** Actions whose states quote other entries or a search, in which a person may be named. */
export const QUOTING_ACTIONS = ['audit.exported', 'audit.reverted', 'user.exported'] as const;
