import {
  keptLanguage,
  keptMarketColours,
  keptSession,
  keptSingleKeys,
  keptTheme,
  userIn,
  type KeptSession,
  type KeptUser,
  type Realm,
  type StoreAt,
} from '@toolyard/browser';
import type { Preferences } from './preferences.slice.ts';

/** What this browser keeps between visits. Where storage is closed it keeps nothing and says so by null. */
export interface KeptValues {
  /** Where it is kept: areas that are fetched later keep their own there. */
  readonly at: StoreAt;
  /** The session of the site's user. */
  readonly user: KeptSession<KeptUser>;
  /** The session of another realm, whose person `personIn` reads. */
  readonly session: <P>(realm: Realm, personIn: (value: unknown) => P | null) => KeptSession<P>;
  readonly token: (realm: Realm) => string | null;
  readonly forget: (realm: Realm) => void;
  readonly preferences: () => Preferences;
  readonly keepPreferences: (preferences: Preferences) => void;
}

export function keptValues(at: StoreAt): KeptValues {
  const session: KeptValues['session'] = (realm, personIn) => keptSession(at, realm, personIn);
  const ofRealm = (realm: Realm) => session(realm, userIn);
  const theme = keptTheme(at);
  const language = keptLanguage(at);
  const marketColours = keptMarketColours(at);
  const singleKeys = keptSingleKeys(at);
  return {
    at,
    user: ofRealm('user'),
    session,
    token: (realm) => ofRealm(realm).token(),
    forget: (realm) => ofRealm(realm).forget(),
    preferences: () => ({
      theme: theme.read(),
      language: language.read(),
      marketColours: marketColours.read(),
      singleKeys: singleKeys.read(),
    }),
    keepPreferences: (preferences) => {
      theme.keep(preferences.theme);
      language.keep(preferences.language);
      marketColours.keep(preferences.marketColours);
      singleKeys.keep(preferences.singleKeys);
    },
  };
}
