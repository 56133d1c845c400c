import { USER_ROLES, type UserRole } from '@toolyard/core/accounts';
import { jsonOf, keptText, type StoreAt } from './kept-text.ts';

export type Realm = 'user' | 'admin';

const KEYS = {
  user: { token: 'userToken', person: 'userInfo' },
  admin: { token: 'adminToken', person: 'adminData' },
} as const;

/** Who is signed in, as the server described them. */
export interface KeptUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly createdAt: string;
}

/** The sessions of both realms in this browser. */
export interface KeptSession {
  token(realm: Realm): string | null;
  /** Null without a token, and when what is kept describes nobody. */
  user(): KeptUser | null;
  /** When the user's token came, by this browser's clock; null when that is not kept. */
  receivedAt(): number | null;
  keep(token: string, user: KeptUser, receivedAt: number): void;
  forget(realm: Realm): void;
}

export function keptSession(at: StoreAt): KeptSession {
  const token = (realm: Realm) => keptText(at, KEYS[realm].token);
  const person = (realm: Realm) => keptText(at, KEYS[realm].person);
  const received = keptText(at, 'userTokenAt');
  return {
    token: (realm) => token(realm).read(),
    user: () => (token('user').read() === null ? null : userOf(jsonOf(person('user').read()))),
    receivedAt: () => {
      const text = received.read();
      return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
    },
    keep: (text, user, receivedAt) => {
      // The token last: another tab that looks in between must not take the new one for an old one that is due.
      received.keep(String(receivedAt));
      person('user').keep(JSON.stringify(user));
      token('user').keep(text);
    },
    forget: (realm) => {
      token(realm).forget();
      person(realm).forget();
      if (realm === 'user') received.forget();
    },
  };
}

function userOf(value: unknown): KeptUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, role, createdAt } = value as Record<keyof KeptUser, unknown>;
  const known = USER_ROLES.find((each) => each === role);
  const texts = [id, name, email, createdAt].every((text) => typeof text === 'string');
  return known && texts ? ({ id, name, email, role: known, createdAt } as KeptUser) : null;
}
