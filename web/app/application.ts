import type { CallEnvironment } from '../api/call-environment.ts';
import { createTexts, type Texts } from '../i18n/texts.ts';
import { createToasts, type Toasts } from '../shell/toasts/toasts.ts';
import type { Language } from '@toolyard/core/shared';
import { languageOf, preferencesSlice, type Preferences } from './preferences.slice.ts';
import type { Services } from './services.ts';
import type { SessionUser } from './session.slice.ts';
import { createSharedSession } from './shared-session.ts';
import { createStore, type Store } from './store.ts';

/** One running application: its store, texts and toasts, and what its screens may ask of it. */
export interface Application {
  readonly services: Services;
  readonly store: Store;
  readonly texts: Texts;
  readonly toasts: Toasts;
  /** Reads what this browser keeps and watches over it; the answer ends the watch. */
  readonly start: () => () => void;
  readonly signedIn: (token: string, user: SessionUser) => void;
  /** The server describes the one who is signed in anew; other tabs hear of it. */
  readonly userChanged: (user: SessionUser) => void;
  readonly signedOut: () => void;
  readonly prefer: (change: Partial<Preferences>) => void;
}

export function createApplication(services: Services): Application {
  const texts = createTexts();
  const language = (): Language => texts.i18n.locale as Language;
  const { kept } = services;

  const session = createSharedSession({ services, language, store: () => store });
  const { keeper } = session;

  const calls: CallEnvironment = {
    origin: services.origin,
    fetch: services.fetch,
    isOnline: services.isOnline,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    newKey: services.newKey,
    language,
    token: (realm) => kept.token(realm),
    freshToken: keeper.fresh,
    forget: (realm) => kept.forget(realm),
    log: services.log,
  };
  const store = createStore({ calls });

  const show = (preferences: Preferences) => {
    store.dispatch(preferencesSlice.actions.preferencesRestored(preferences));
    texts.switchTo(languageOf(preferences.language)).catch(() => services.log('no texts'));
  };
  const restore = () => {
    show(kept.preferences());
    session.show();
    keeper.woke();
  };

  return {
    services,
    store,
    texts,
    toasts: createToasts(),
    start() {
      restore();
      const ends = [services.onWake(keeper.woke), services.onKeptElsewhere(restore), keeper.stop];
      return () => ends.forEach((end) => end());
    },
    signedIn: session.signedIn,
    userChanged: session.userChanged,
    signedOut: session.signedOut,
    prefer(change) {
      const preferences = { ...store.getState().preferences, ...change };
      kept.keepPreferences(preferences);
      show(preferences);
    },
  };
}
