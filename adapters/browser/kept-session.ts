import { keptText, jsonOf, type StoreAt } from './kept-text.ts';

/** Users of the site and operators of the console have sessions of their own. */
export type Realm = 'user' | 'admin';

const KEYS = {
  user: { token: 'userToken', person: 'userInfo' },
  admin: { token: 'adminToken', person: 'adminData' },
} as const;

/** The session of one realm in this browser. */
export interface KeptSession<Person> {
  token(): string | null;
  /** Null without a token, and when what is kept describes nobody. */
  person(): Person | null;
  /** When the token came, by this browser's clock; null when that is not kept. */
  receivedAt(): number | null;
  keep(token: string, person: Person, receivedAt: number): void;
  forget(): void;
}

/** `personIn` reads who is signed in from what is kept. */
export function keptSession<Person>(
  at: StoreAt,
  realm: Realm,
  personIn: (value: unknown) => Person | null,
): KeptSession<Person> {
  const keys = KEYS[realm];
  const token = keptText(at, keys.token);
  const person = keptText(at, keys.person);
  const received = keptText(at, `${keys.token}At`);
  return {
    token: () => token.read(),
    person: () => (token.read() === null ? null : personIn(jsonOf(person.read()))),
    receivedAt: () => {
      const text = received.read();
      return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
    },
    keep: (text, who, receivedAt) => {
      // The token last: another tab that looks in between must not take the new one for an old one that is due.
      received.keep(String(receivedAt));
      person.keep(JSON.stringify(who));
      token.keep(text);
    },
    forget: () => {
      token.forget();
      person.forget();
      received.forget();
    },
  };
}
