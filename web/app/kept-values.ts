import type { SessionUser } from './session.slice.ts';
import {
  DEFAULT_PREFERENCES,
  LANGUAGE_SETTINGS,
  MARKET_COLOURS,
  type Preferences,
} from './preferences.slice.ts';
import type { Realm } from '../api/call-environment.ts';

/** A store of texts by key, such as the browser's. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const TOKENS = { user: 'userToken', admin: 'adminToken' } as const;
const PEOPLE = { user: 'userInfo', admin: 'adminData' } as const;

/** What this browser keeps between visits. Where storage is closed it keeps nothing and says so by null. */
export interface KeptValues {
  readonly token: (realm: Realm) => string | null;
  readonly user: () => SessionUser | null;
  readonly keepSession: (token: string, user: SessionUser) => void;
  readonly forget: (realm: Realm) => void;
  readonly preferences: () => Preferences;
  readonly keepPreferences: (preferences: Preferences) => void;
}

export function keptValues(storage: () => KeptTexts): KeptValues {
  const tried = <T>(act: (texts: KeptTexts) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  const read = (key: string) => tried((texts) => texts.getItem(key));
  const write = (key: string, value: string) => tried((texts) => texts.setItem(key, value));
  const oneOf = <T extends string>(values: readonly T[], key: string, otherwise: T): T =>
    values.find((value) => value === read(key)) ?? otherwise;

  return {
    token: (realm) => read(TOKENS[realm]),
    user: () => (read(TOKENS.user) === null ? null : userIn(read(PEOPLE.user))),
    keepSession: (token, user) => {
      write(TOKENS.user, token);
      write(PEOPLE.user, JSON.stringify(user));
    },
    forget: (realm) => {
      tried((texts) => texts.removeItem(TOKENS[realm]));
      tried((texts) => texts.removeItem(PEOPLE[realm]));
    },
    preferences: () => ({
      theme: read('theme') === 'dark' ? 'dark' : DEFAULT_PREFERENCES.theme,
      language: oneOf(LANGUAGE_SETTINGS, 'language', DEFAULT_PREFERENCES.language),
      marketColours: oneOf(MARKET_COLOURS, 'marketColours', DEFAULT_PREFERENCES.marketColours),
    }),
    keepPreferences: ({ theme, language, marketColours }) => {
      write('theme', theme);
      write('language', language);
      write('marketColours', marketColours);
    },
  };
}

function userIn(text: string | null): SessionUser | null {
  try {
    const user: unknown = text === null ? null : JSON.parse(text);
    return typeof user === 'object' && user !== null && 'id' in user ? (user as SessionUser) : null;
  } catch {
    return null;
  }
}
