import {
  storedLanguage,
  storedMarketColours,
  storedSession,
  storedSingleKeys,
  storedTheme,
  parseStoredUser,
  type StoredSession,
  type StoredUser,
  type Realm,
  type StorageAccess,
} from '@toolyard/browser';
import type { Preferences } from './preferences.slice.ts';

/** What this browser stores between visits; null for every value where storage is closed. */
export interface StoredValues {
  /** The storage itself, for the values of areas that are fetched later. */
  readonly at: StorageAccess;
  /** The session of the site's user. */
  readonly user: StoredSession<StoredUser>;
  /** The session of another realm, whose person `personIn` reads. */
  readonly session: <P>(realm: Realm, personIn: (value: unknown) => P | null) => StoredSession<P>;
  readonly token: (realm: Realm) => string | null;
  readonly forget: (realm: Realm) => void;
  readonly preferences: () => Preferences;
  readonly savePreferences: (preferences: Preferences) => void;
}

export function storedValues(at: StorageAccess): StoredValues {
  const session: StoredValues['session'] = (realm, personIn) => storedSession(at, realm, personIn);
  const ofRealm = (realm: Realm) => session(realm, parseStoredUser);
  const theme = storedTheme(at);
  const language = storedLanguage(at);
  const marketColours = storedMarketColours(at);
  const singleKeys = storedSingleKeys(at);
  return {
    at,
    user: ofRealm('user'),
    session,
    token: (realm) => ofRealm(realm).token(),
    forget: (realm) => ofRealm(realm).clear(),
    preferences: () => ({
      theme: theme.read(),
      language: language.read(),
      marketColours: marketColours.read(),
      singleKeys: singleKeys.read(),
    }),
    savePreferences: (preferences) => {
      theme.write(preferences.theme);
      language.write(preferences.language);
      marketColours.write(preferences.marketColours);
      singleKeys.write(preferences.singleKeys);
    },
  };
}
