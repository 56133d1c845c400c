import {
  keptLanguage,
  keptMarketColours,
  keptSession,
  keptTheme,
  type KeptUser,
  type Realm,
  type StoreAt,
} from '@toolyard/browser';
import type { Preferences } from './preferences.slice.ts';

/** What this browser keeps between visits. Where storage is closed it keeps nothing and says so by null. */
export interface KeptValues {
  readonly token: (realm: Realm) => string | null;
  readonly user: () => KeptUser | null;
  /** When the user's token came, by this browser's clock. */
  readonly receivedAt: () => number | null;
  readonly keepSession: (token: string, user: KeptUser, receivedAt: number) => void;
  readonly forget: (realm: Realm) => void;
  readonly preferences: () => Preferences;
  readonly keepPreferences: (preferences: Preferences) => void;
}

export function keptValues(at: StoreAt): KeptValues {
  const session = keptSession(at);
  const theme = keptTheme(at);
  const language = keptLanguage(at);
  const marketColours = keptMarketColours(at);
  return {
    token: (realm) => session.token(realm),
    user: () => session.user(),
    receivedAt: () => session.receivedAt(),
    keepSession: (token, user, receivedAt) => session.keep(token, user, receivedAt),
    forget: (realm) => session.forget(realm),
    preferences: () => ({
      theme: theme.read(),
      language: language.read(),
      marketColours: marketColours.read(),
    }),
    keepPreferences: (preferences) => {
      theme.keep(preferences.theme);
      language.keep(preferences.language);
      marketColours.keep(preferences.marketColours);
    },
  };
}
