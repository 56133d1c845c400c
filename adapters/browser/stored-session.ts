import {
  USER_ROLES,
  ADMIN_ROLES,
  type UserRole,
  type RequiredAction,
  type AdminRole,
} from '@toolyard/core/accounts';
import { storageEntry, parseJson, type StorageAccess } from './storage-entry.ts';

/** A signed-in user, as the server described them. */
export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly createdAt: string;
}

/** Parses a stored user; null when it is invalid. */
export function parseStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, role, createdAt } = value as Record<keyof StoredUser, unknown>;
  const known = USER_ROLES.find((each) => each === role);
  const texts = [id, name, email, createdAt].every((text) => typeof text === 'string');
  return known && texts ? ({ id, name, email, role: known, createdAt } as StoredUser) : null;
}

const REQUIRED_ACTIONS: readonly RequiredAction[] = ['passwordChange', 'secondFactor'];

/** A signed-in operator of the console, as the server described them. */
export interface StoredAdmin {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
  /** What must be done before anything else; null where nothing is. */
  readonly due: RequiredAction | null;
}

/** Parses a stored admin; null when it is invalid. */
export function parseStoredAdmin(value: unknown): StoredAdmin | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, username, name, email, role, due } = value as Record<keyof StoredAdmin, unknown>;
  const known = ADMIN_ROLES.find((each) => each === role);
  const texts = [id, username, name, email].every((text) => typeof text === 'string');
  if (!known || !texts) return null;
  const requiredAction = REQUIRED_ACTIONS.find((each) => each === due) ?? null;
  return { id, username, name, email, role: known, due: requiredAction } as StoredAdmin;
}

/** Users of the site and operators of the console have sessions of their own. */
export type Realm = 'user' | 'admin';

const KEYS = {
  user: { token: 'userToken', person: 'userInfo' },
  admin: { token: 'adminToken', person: 'adminData' },
} as const;

/** The session of one realm in this browser. */
export interface StoredSession<Person> {
  token(): string | null;
  /** Null without a token, and when the stored value is invalid. */
  account(): Person | null;
  /** When the token was received, by this browser's clock; null when unknown. */
  receivedAt(): number | null;
  write(token: string, person: Person, receivedAt: number): void;
  clear(): void;
}

/** `personIn` parses the stored account. */
export function storedSession<Person>(
  at: StorageAccess,
  realm: Realm,
  personIn: (value: unknown) => Person | null,
): StoredSession<Person> {
  const keys = KEYS[realm];
  const token = storageEntry(at, keys.token);
  const person = storageEntry(at, keys.person);
  const received = storageEntry(at, `${keys.token}At`);
  return {
    token: () => token.read(),
    account: () => (token.read() === null ? null : personIn(parseJson(person.read()))),
    receivedAt: () => {
      const text = received.read();
      return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
    },
    write: (text, who, receivedAt) => {
      // The token last: another tab that looks in between must not take the new one for an old one that is due.
      received.write(String(receivedAt));
      person.write(JSON.stringify(who));
      token.write(text);
    },
    clear: () => {
      token.remove();
      person.remove();
      received.remove();
    },
  };
}
