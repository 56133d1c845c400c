import { I18nProvider } from '@lingui/react';
import type { OptionsSettings } from '@toolyard/core/options/settings';
import type { TemplateId } from '@toolyard/core/options/templates';
import type { Language } from '@toolyard/core/shared';
import { act, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createApplication, type Application } from '../../app/application.ts';
import { storedValues } from '../../app/stored-values.ts';
import { placeIn } from '../../app/paths.ts';
import { optionsRoutes } from '../../app/routes.tsx';
import type { SessionUser } from '../../app/session.slice.ts';
import { ApplicationContext } from '../../app/use-application.ts';
import { testServices } from '../../test-support/render-app.tsx';
import {
  APPLE,
  barsAnswer,
  chainAnswer,
  expiriesAnswer,
  marketStatusAnswer,
  searchAnswer,
  type ChainChanges,
  type TestExpiry,
} from './test-chain.spec.helper.ts';
import { wizardSlice } from './shared/drafts/wizard.slice.ts';

/** One call that reached the server. */
export interface SentCall {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A body, a whole response, or what makes one of them from the call. */
type Answer = unknown;
export type Answers = Readonly<Record<string, Answer>>;

/** A server whose answers stand under `GET /api/…`; what is not there is 404. */
export interface FakeServer {
  readonly answers: Record<string, Answer>;
  readonly calls: SentCall[];
  readonly sent: (key: string) => SentCall[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export const refusal = (status: number, code: string, message: string, details?: unknown) =>
  Response.json({ code, message, ...(details ? { details } : {}) }, { status });

/** The chain of every expiry, each with the same changes. */
export const chains =
  (changes: ChainChanges = {}) =>
  ({ query }: SentCall) =>
    chainAnswer(query.get('expiry') as TestExpiry, changes);

const MARKET: Answers = {
  'GET /api/polygon/market-status': () => marketStatusAnswer(),
  'GET /api/polygon/search': () => searchAnswer(APPLE),
  'GET /api/polygon/aggregates/AAPL': barsAnswer,
  'GET /api/options/expiries/AAPL': () => expiriesAnswer(),
  'GET /api/options/chain/AAPL': chains(),
};

export function fakeServer(answers: Answers = {}): FakeServer {
  const server: FakeServer = {
    answers: { ...MARKET, ...answers },
    calls: [],
    sent: (key) => server.calls.filter((call) => call.key === key),
    async fetch(url, init) {
      const { pathname, searchParams } = new URL(url);
      const call: SentCall = {
        key: `${init.method ?? 'GET'} ${decodeURIComponent(pathname)}`,
        query: searchParams,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
        headers: init.headers as Record<string, string>,
      };
      server.calls.push(call);
      const known = server.answers[call.key];
      const answer: unknown =
        typeof known === 'function' ? await (known as (call: SentCall) => unknown)(call) : known;
      if (answer === undefined) return refusal(404, 'NOT_FOUND', 'not there');
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    },
  };
  return server;
}

const SOMEBODY: SessionUser = {
  id: 'u1',
  name: 'Reader',
  email: 'reader@toolyard.example',
  role: 'user',
  createdAt: '2026-01-02T03:04:05.000Z',
};

export interface Rendered {
  readonly user: UserEvent;
  readonly server: FakeServer;
  readonly application: Application;
  readonly address: () => string;
  /** The device wakes up, or the tab is looked at again. */
  readonly wake: () => void;
}

interface Setting {
  readonly server?: FakeServer;
  readonly signedIn?: boolean;
  /** The wizard at step 3 with Apple and this template. */
  readonly template?: TemplateId;
  /** The options settings that a visitor has saved in this browser. */
  readonly visitorSettings?: Partial<OptionsSettings>;
  /** What this tab has kept stays there, as after a reload. */
  readonly reloaded?: boolean;
  /** Chinese unless stated, as the specification writes this area. */
  readonly language?: Language;
  /** The clock of the device; it stands still at 0 unless given. */
  readonly now?: () => number;
  /** Ways to other addresses, beside the page. */
  readonly links?: readonly string[];
}

/** Renders a page of the options area with a server of canned answers. */
export async function renderOptions(route: string, setting: Setting = {}): Promise<Rendered> {
  const { server = fakeServer(), signedIn = false, template, links = [] } = setting;
  if (!setting.reloaded) window.sessionStorage.clear();
  const stored = new Map<string, string>();
  if (signedIn) {
    stored.set('userToken', 'a token');
    stored.set('userInfo', JSON.stringify(SOMEBODY));
  }
  if (setting.visitorSettings)
    stored.set('optionsSettings', JSON.stringify(setting.visitorSettings));
  let keys = 0;
  const sleepers = new Set<() => void>();
  const application = createApplication(
    testServices(server, {
      now: setting.now ?? (() => 0),
      onWake: (woke) => {
        sleepers.add(woke);
        return () => void sleepers.delete(woke);
      },
      languages: () => [setting.language ?? 'zh-CN'],
      newKey: () => `key-${++keys}`,
      storage: storedValues(() => ({
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      })),
    }),
  );
  window.scrollTo = () => undefined;
  application.start();
  await application.texts.loadArea('options');
  if (template) {
    const { stockChosen, templateChosen, stepTaken } = wizardSlice.actions;
    application.store.dispatch(stockChosen({ symbol: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' }));
    application.store.dispatch(templateChosen(template));
    application.store.dispatch(stepTaken(3));
  }
  // Lazy pages are there before the first paint, so that fake clocks have nothing to wait for.
  await Promise.all([import('./options-layout.tsx'), import('./screens/wizard/wizard-page.tsx')]);
  await import('./screens/overview/overview-page.tsx');
  await import('./screens/position/position-page.tsx');
  await application.texts.loadArea('optionsOverview');
  await application.texts.loadArea('optionsPosition');
  await application.texts.loadArea('optionsWhatIf');
  await application.texts.loadArea('optionsChain');
  await application.texts.loadArea('optionsWizard');
  await act(async () => {
    render(
      <ApplicationContext value={application}>
        <Provider store={application.store}>
          <I18nProvider i18n={application.texts.i18n}>
            <MemoryRouter initialEntries={[route]}>
              <Routes>
                {optionsRoutes}
                <Route path="*" element={<ElsewherePage application={application} />} />
              </Routes>
              <Address />
              {links.map((to) => (
                <Link key={to} to={to}>
                  {to}
                </Link>
              ))}
            </MemoryRouter>
          </I18nProvider>
        </Provider>
      </ApplicationContext>,
    );
    await Promise.resolve();
  });
  return {
    user: userEvent.setup(),
    server,
    application,
    address: () => screen.getByRole('status', { name: 'address', hidden: true }).textContent,
    wake: () => act(() => sleepers.forEach((woke) => woke())),
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Whatever lies outside the options area; as the sign-in page does, it leads back to where one came from. */
function ElsewherePage({ application }: { readonly application: Application }) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const signIn = () => {
    application.signedIn('a token', { ...SOMEBODY, language: 'auto' });
    void navigate(placeIn(state) ?? '/');
  };
  return (
    <button type="button" onClick={signIn}>
      sign in here
    </button>
  );
}
