import { setupListeners } from '@reduxjs/toolkit/query';
import { forgetAnswers } from '../api/base-api.ts';
import type { CallEnvironment } from '../api/call-environment.ts';
import type { CallError } from '../api/call-error.ts';
import { createTexts, type Texts } from '../i18n/texts.ts';
import { createToasts, type Toasts } from '../shell/toasts/toasts.ts';
import type { Language, LanguageSetting } from '@toolyard/core/shared';
import { languageOf, preferencesSlice, type Preferences } from './preferences.slice.ts';
import { renderErrorReporter } from './render-errors.ts';
import { firstLanguage, type Services } from './services.ts';
import { sessionSlice, type SessionUser } from './session.slice.ts';
import { createSharedSession } from './shared-session.ts';
import { createStore, type Store } from './store.ts';

/** What the console adds once it has been fetched: the session of its operator. */
interface ConsoleSession {
  /** Waits until the operator's token is good for a call; false where it cannot be had now. */
  readonly fresh: () => Promise<boolean>;
  /** The credentials are gone. */
  readonly forgotten: () => void;
  /** A call of the console was refused. */
  readonly refused: (error: CallError) => void;
}

/** A file that a page made of what it shows. It goes to Data Analysis inside this tab. */
export interface HandedData {
  readonly file: File;
  /** The address of the page. */
  readonly from: string;
}

/** One running application: its store, texts and toasts, and what its screens may ask of it. */
export interface Application {
  readonly services: Services;
  readonly store: Store;
  readonly texts: Texts;
  readonly toasts: Toasts;
  /** Reads what this browser keeps and watches over it; the answer ends the watch. */
  readonly start: () => () => void;
  /** The language of the account is shown; an account without one takes over that of the browser. */
  readonly signedIn: (token: string, user: SignedInUser) => void;
  /** Another access token of the same session. */
  readonly tokenReplaced: (token: string) => void;
  /** The server describes the one who is signed in anew; other tabs hear of it. */
  readonly userChanged: (user: SessionUser) => void;
  readonly signedOut: () => void;
  /** Keeps what a page hands to Data Analysis until the next one, the end of the session or of the tab. */
  readonly handData: (data: HandedData) => void;
  readonly handedData: () => HandedData | null;
  /** Null until the console has been fetched. */
  readonly console: { current: ConsoleSession | null };
  /** Whoever is signed in has the language stored with the account as well. */
  readonly prefer: (change: Partial<Preferences>) => void;
  /** Puts an error of rendering into the server's log, once. */
  readonly reportRenderError: (error: unknown, pathname: string) => void;
}

/** Who has just signed in. */
export type SignedInUser = SessionUser & { readonly language: LanguageSetting };

export function createApplication(services: Services): Application {
  const { storage } = services;
  const languageFor = ({ language: setting }: Preferences): Language =>
    languageOf(setting, services.languages());
  const texts = createTexts(firstLanguage(services), services.siteTexts, (id) =>
    services.log(`no text: ${id}`),
  );
  const language = (): Language => texts.i18n.locale as Language;

  let handedData: HandedData | null = null;
  /** Drops the data that a page handed over, and deletes the copies that were kept on this device for the session. */
  const forgetData = () => {
    handedData = null;
    const device = services.deviceStorage();
    if (device?.getDirectory)
      import('./device-analyses.ts')
        .then(({ deleteOfSession }) => deleteOfSession(device))
        .catch(() => services.log('files not deleted'));
  };

  const operators: Application['console'] = { current: null };
  const { restored, signedIn, signedOut } = sessionSlice.actions;
  const session = createSharedSession<SessionUser>({
    services,
    language,
    stored: storage.user,
    refreshPath: '/api/auth/refresh',
    renewalIn: (body) => {
      const { token, user } = body as { readonly token: string; readonly user: SessionUser };
      return { token, person: user };
    },
    shown: () => {
      const { status, user } = store.getState().session;
      return status === 'ready' ? user : undefined;
    },
    onRestored: (user) => store.dispatch(restored(user)),
    onSignedIn: (user) => store.dispatch(signedIn(user)),
    onSignedOut: () => {
      store.dispatch(signedOut());
      forgetData();
    },
    forgetAnswers: () => store.dispatch(forgetAnswers()),
  });
  const { refresher } = session;

  const calls: CallEnvironment = {
    origin: services.origin,
    fetch: services.fetch,
    isOnline: services.isOnline,
    pause: services.pause,
    newKey: services.newKey,
    language,
    token: (realm) => storage.token(realm),
    freshToken: async (realm) =>
      realm === 'user' ? refresher.fresh() : (operators.current?.fresh() ?? true),
    forget: (realm) => {
      storage.forget(realm);
      if (realm === 'admin') operators.current?.forgotten();
      else forgetData();
    },
    refused: (realm, error) => {
      if (realm === 'admin') operators.current?.refused(error);
    },
    log: services.log,
  };
  const store = createStore({ calls }, services.development);

  const show = (preferences: Preferences) => {
    store.dispatch(preferencesSlice.actions.preferencesRestored(preferences));
    services.announceLanguage(preferences.language);
    texts.switchTo(languageFor(preferences)).catch(() => services.log('no texts'));
  };
  const keep = (change: Partial<Preferences>) => {
    const preferences = { ...store.getState().preferences, ...change };
    storage.savePreferences(preferences);
    show(preferences);
  };
  /** This browser has the language whether or not the server takes it. */
  const storeLanguage = (setting: LanguageSetting) => {
    import('../api/generated-auth.ts')
      .then(({ authApi }) =>
        store.dispatch(
          authApi.endpoints.editProfile.initiate({ profileRequest: { language: setting } }),
        ),
      )
      .catch(() => services.log('the language was not stored'));
  };
  const restore = () => {
    show(storage.preferences());
    session.show();
    refresher.woke();
  };

  return {
    services,
    store,
    texts,
    toasts: createToasts(),
    start() {
      restore();
      const ends = [
        // Queries hear of the window: those that failed run again when the network is back.
        setupListeners(store.dispatch),
        services.onWake(refresher.woke),
        services.onStorageChanged(restore),
        refresher.stop,
      ];
      return () => ends.forEach((end) => end());
    },
    signedIn(token, user) {
      session.signedIn(token, user);
      const { language: ofBrowser } = store.getState().preferences;
      if (user.language !== 'auto') keep({ language: user.language });
      else if (ofBrowser !== 'auto') storeLanguage(ofBrowser);
    },
    tokenReplaced: session.tokenReplaced,
    userChanged: session.personChanged,
    signedOut: session.signedOut,
    handData: (data) => {
      handedData = data;
    },
    handedData: () => handedData,
    console: operators,
    reportRenderError: renderErrorReporter({ ...services, language }),
    prefer(change) {
      keep(change);
      if (change.language && store.getState().session.user) storeLanguage(change.language);
    },
  };
}
