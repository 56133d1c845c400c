import { smileView } from '@toolyard/core/options/surface';
import { render, waitFor, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, parsePath, useLocation, type Location } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { createApplication, type Application } from '../app/application.ts';
import { storedValues } from '../app/stored-values.ts';
import type { LanguageSetting, Theme } from '../app/preferences.slice.ts';
import type { Services } from '../app/services.ts';
import type { SessionUser } from '../app/session.slice.ts';
import { SITE_TEXTS } from '../i18n/site-texts.ts';
import { localDrawVerifier } from './local-draw-verifier.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { TEST_USER, fakeToken } from './fake-session.ts';

export interface RenderAppOptions {
  /** Signed in as this user, or as the test user. */
  readonly auth?: SessionUser | boolean;
  readonly lang?: LanguageSetting;
  readonly theme?: Theme;
  readonly server?: FakeServer;
  /** What the router remembers beside the address. */
  readonly state?: unknown;
  readonly services?: Partial<Services>;
  /** Hands the test's fake timers to the typing user. */
  readonly advanceTimers?: (milliseconds: number) => void;
}

export interface RenderedApp extends RenderResult {
  readonly application: Application;
  readonly server: FakeServer;
  readonly user: UserEvent;
  /** Where the router stands now. */
  readonly location: () => Location;
}

/** A screen that shows an id in place of a text fails its test. */
function failOnMissingText(message: string): void {
  if (message.startsWith('no text:')) throw new Error(message);
}

/** Services that reach no further than the test: its own server, and the storage of its own page. */
export const testServices = (
  server: Pick<Services, 'fetch'>,
  more: Partial<Services> = {},
): Services => ({
  origin: 'http://localhost',
  fetch: server.fetch,
  isOnline: () => true,
  now: () => Date.now(),
  // Calls that failed are repeated at once.
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
  newKey: () => crypto.randomUUID(),
  storage: storedValues(() => window.localStorage),
  languages: () => ['en'],
  pageLanguage: () => null,
  siteTexts: SITE_TEXTS,
  announceLanguage: () => undefined,
  alone: (work) => work(),
  onWake: () => () => undefined,
  onStorageChanged: () => () => undefined,
  fitSmile: (chain) => Promise.resolve(smileView(chain)),
  drawVerifier: () => Promise.resolve(localDrawVerifier()),
  codeGenerator: () => Promise.reject(new Error('this test generates nothing')),
  templateRunner: () => Promise.reject(new Error('this test fills no templates')),
  dataEngine: () => Promise.reject(new Error('this test has no engine')),
  deviceStorage: () => undefined,
  leaveTo: () => undefined,
  log: failOnMissingText,
  development: false,
  ...more,
});

/** The specification gives the texts of options, accounts and sign-in in Chinese, all others in English. */
const specLanguageOf = (route: string): LanguageSetting =>
  /^\/(options|auth|settings|profile)/.test(route) ? 'zh-CN' : 'en';

/** A user who does not press a button before it can be pressed: on a slow machine it may still wait for data. */
function patientUser(advanceTimers: RenderAppOptions['advanceTimers']): UserEvent {
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  return {
    ...user,
    async click(element) {
      await waitFor(() => {
        if (element.matches(':disabled'))
          throw new Error(`cannot be pressed: ${element.textContent}`);
      });
      await user.click(element);
    },
  };
}

/** The whole application at an address, in the language of its texts in the specification, over a fake server and an empty storage. */
export function renderApp(route: string, options: RenderAppOptions = {}): RenderedApp {
  const { auth, lang = specLanguageOf(route), theme, server = createFakeServer(), state } = options;
  localStorage.clear();
  document.documentElement.className = '';
  localStorage.setItem('language', lang);
  if (theme) localStorage.setItem('theme', theme);
  if (auth) {
    localStorage.setItem('userToken', fakeToken());
    localStorage.setItem('userInfo', JSON.stringify(auth === true ? TEST_USER : auth));
  }
  return renderStored(route, { server, state, ...options });
}

/** The same over whatever the storage holds already: a reload. */
export function renderStored(route: string, options: RenderAppOptions = {}): RenderedApp {
  const { server = createFakeServer(), state, advanceTimers } = options;
  const application = createApplication(testServices(server, options.services));
  let location: Location;
  const Watch = ({ onMove }: { readonly onMove: (to: Location) => void }) => {
    onMove(useLocation());
    return null;
  };
  const entry = { ...parsePath(route), state };
  const rendered = render(
    <MemoryRouter initialEntries={[entry]}>
      <Watch onMove={(to) => (location = to)} />
      <App application={application} />
    </MemoryRouter>,
  );
  return {
    ...rendered,
    application,
    server,
    user: patientUser(advanceTimers),
    location: () => location,
  };
}
