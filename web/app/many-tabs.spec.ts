import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authApi } from '../api/generated-auth.ts';
import { startBuiltApi, type BuiltApi } from '../test-support/built-api.spec.helper.ts';
import { testServices } from '../test-support/render-app.tsx';
import { createApplication, type Application, type SignedInUser } from './application.ts';
import { storedValues } from './stored-values.ts';
import type { Services } from './services.ts';

const TABS = 50;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TWO_HOURS = 120 * MINUTE;
const START = Date.parse('2026-03-02T12:00:00Z');
/** The browser's clock is not the server's. */
const AHEAD = 7 * MINUTE;
const SEED = 20260302;

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

let server: BuiltApi;
beforeAll(async () => {
  server = await startBuiltApi();
}, 120_000);
afterAll(() => server?.stop());

/** Tabs of one browser: one storage, one jar of cookies, one clock, one lock where there are locks. */
function browser(origin: string, locks: boolean) {
  let now = START;
  const stored = new Map<string, string>();
  const jar = new Map<string, string>();
  const listeners = new Set<() => void>();
  const late: (() => void)[] = [];
  const seen = { refreshes: [] as number[], unauthorised: 0, repeated: 0 };
  let underWay = 0;
  const random = numbers(SEED);
  let last: Promise<unknown> = Promise.resolve();

  const ask: Services['fetch'] = async (url, init) => {
    const renewing = url.endsWith('/api/auth/refresh');
    // Some calls are long under way: the token they carry is over when they arrive. Their repetition is not.
    const again = !renewing && seen.unauthorised > seen.repeated;
    if (again) seen.repeated++;
    else if (url.endsWith('/api/auth/profile') && random() < 0.15)
      await new Promise<void>((arrive) => late.push(arrive));
    underWay++;
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, signal: null }).finally(() => underWay--);
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    if (renewing) seen.refreshes.push(answer.status);
    else if (answer.status === 401) seen.unauthorised++;
    return answer;
  };

  const open = () => {
    const wakes: (() => void)[] = [];
    let own: () => void = () => undefined;
    const tell = () => listeners.forEach((listener) => listener !== own && listener());
    const application = createApplication(
      testServices(
        { fetch: ask },
        {
          origin,
          now: () => now + AHEAD,
          alone: (work) => {
            if (!locks) return work();
            const turn = last.then(work);
            last = turn.catch(() => undefined);
            return turn;
          },
          storage: storedValues(() => ({
            getItem: (key) => stored.get(key) ?? null,
            setItem: (key, value) => {
              stored.set(key, value);
              tell();
            },
            removeItem: (key) => {
              stored.delete(key);
              tell();
            },
          })),
          onWake: (woke) => {
            wakes.push(woke);
            return () => undefined;
          },
          onStorageChanged: (changed) => {
            own = () => void Promise.resolve().then(changed);
            listeners.add(own);
            return () => listeners.delete(own);
          },
        },
      ),
    );
    const stop = application.start();
    return { application, stop, wake: () => wakes.forEach((woke) => woke()) };
  };

  return {
    seen,
    stored,
    random,
    open,
    ask,
    elapsed: () => now - START,
    advance: async (milliseconds: number) => {
      now += milliseconds;
      await server.setClock(now);
    },
    /** Until no answer is outstanding and what it led to is done. */
    settle: async () => {
      for (let quiet = 0; quiet < 3; quiet++) {
        await new Promise((next) => setTimeout(next, 5));
        if (underWay > 0) quiet = 0;
      }
    },
    arrive: () => late.splice(0).forEach((arrived) => arrived()),
  };
}

const userOf = ({ store }: Application) => store.getState().session.user?.email ?? null;
const profileOf = ({ store }: Application) =>
  store.dispatch(
    authApi.endpoints.readProfile.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );

describe.each([
  ['with locks', true],
  ['without locks', false],
])('fifty tabs, %s', (name, locks) => {
  it('two hours of calls, sleep, late answers and renewals at once: nobody is signed out by surprise', async () => {
    await server.setClock(START);
    const { seen, stored, random, open, ask, elapsed, advance, arrive, settle } = browser(
      server.origin,
      locks,
    );
    const email = `${name.replace(' ', '-')}@example.com`;
    const tabs = Array.from({ length: TABS }, open);
    const answer = await ask(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Mei', email, password: 'unguessable 1' }),
    });
    const { token, user } = (await answer.json()) as { token: string; user: SignedInUser };
    tabs[0]?.application.signedIn(token, user);

    const calls: { readonly call: ReturnType<typeof profileOf> }[] = [];
    while (elapsed() < TWO_HOURS) {
      // Now and then the machine sleeps past the end of a token.
      await advance(random() < 0.15 ? 25 * MINUTE : (0.5 + 4 * random()) * MINUTE);
      arrive();
      for (const { application, wake } of tabs) {
        if (random() < 0.5) wake();
        if (random() < 0.15) calls.push({ call: profileOf(application) });
      }
      await settle();
      expect(tabs.map(({ application }) => userOf(application))).toEqual(tabs.map(() => email));
    }
    arrive();
    const answers = await Promise.all(calls.map(({ call }) => call));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(answers.length).toBeGreaterThan(TABS);
    expect(seen.unauthorised).toBeGreaterThan(0);
    expect([...new Set(seen.refreshes)]).toEqual([200]);
    if (locks) expect(seen.refreshes.length).toBeLessThanOrEqual(TWO_HOURS / (10 * MINUTE));
    expect(stored.get('userToken')).not.toBe(token);

    tabs[7]?.application.signedOut();
    await settle();
    expect(tabs.map(({ application }) => userOf(application))).toEqual(tabs.map(() => null));
    for (const { stop } of tabs) stop();
  }, 120_000);
});
