import { ROTATION_GRACE } from '@toolyard/core/accounts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeServer, type FakeAnswer } from '../test-support/fake-server.ts';
import { fakeToken, TEST_USER } from '../test-support/fake-session.ts';
import { testServices } from '../test-support/render-app.tsx';
import { createApplication } from './application.ts';
import { storedValues } from './stored-values.ts';
import type { Services } from './services.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const MINUTE = 60_000;
const ONE = { ...TEST_USER, language: 'auto' } as const;
const OTHER = { ...ONE, id: 'user-2', name: 'Somebody else' };

const seconds = () => Math.floor(Date.now() / 1000);
const signedIn = (user = TEST_USER): FakeAnswer => ({
  body: { token: fakeToken(seconds(), 900, user.id), user },
});

/** Tabs of one browser: one storage whose changes the others hear of, and one lock where there are locks. */
function browser({ locks = true } = {}) {
  jest.useFakeTimers({ now: START });
  const stored = new Map<string, string>();
  const listeners = new Set<() => void>();
  const server = createFakeServer({ 'POST /api/auth/refresh': () => signedIn() });
  let last: Promise<unknown> = Promise.resolve();
  const alone: Services['alone'] = (work) => {
    if (!locks) return work();
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const open = () => {
    const notified = (changed: () => void) => () => void Promise.resolve().then(changed);
    let own: (() => void) | undefined;
    const tell = () => listeners.forEach((listener) => listener !== own && listener());
    const application = createApplication(
      testServices(server, {
        alone,
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
        onStorageChanged: (changed) => {
          own = notified(changed);
          listeners.add(own);
          return () => listeners.delete(own ?? changed);
        },
      }),
    );
    application.start();
    return application;
  };
  return { server, stored, open };
}

const userOf = (tab: ReturnType<ReturnType<typeof browser>['open']>) =>
  tab.store.getState().session.user?.id ?? null;
const settle = () => jest.advanceTimersByTimeAsync(0);

afterEach(() => void jest.useRealTimers());

describe('tabs that share a session', () => {
  it('a change of another value of the storage renders nothing anew', async () => {
    const { open } = browser();
    const [tab, other] = [open(), open()];
    tab.signedIn(fakeToken(), ONE);
    await settle();
    const { session } = other.store.getState();
    expect(session.user?.id).toBe(ONE.id);
    tab.prefer({ theme: 'dark' });
    await settle();
    expect(other.store.getState().preferences.theme).toBe('dark');
    expect(other.store.getState().session).toBe(session);
  });

  it.each([
    ['one renews for all', true, 1],
    ['without locks each renews, and all agree', false, 10],
  ])('%s', async (_name, locks, calls) => {
    const { server, stored, open } = browser({ locks });
    server.on('POST /api/auth/refresh', async () => {
      await new Promise((late) => setTimeout(late, 50));
      return signedIn();
    });
    const tabs = Array.from({ length: 10 }, open);
    tabs[0]?.signedIn(fakeToken(seconds()), ONE);
    await settle();
    const before = stored.get('userToken');
    await jest.advanceTimersByTimeAsync(12 * MINUTE + 100);
    expect(server.count('POST /api/auth/refresh')).toBe(calls);
    expect(stored.get('userToken')).not.toBe(before);
    await jest.advanceTimersByTimeAsync(11 * MINUTE);
    expect(server.count('POST /api/auth/refresh')).toBe(calls);
    expect(tabs.map(userOf)).toEqual(tabs.map(() => 'user-1'));
  });

  it('signing in and out in one shows in the others', async () => {
    const { open } = browser();
    const [one, two] = [open(), open()];
    one.signedIn(fakeToken(seconds()), ONE);
    await settle();
    expect(userOf(two)).toBe('user-1');
    one.signedOut();
    await settle();
    expect(userOf(two)).toBeNull();
    two.signedIn(fakeToken(seconds(), 900, 'user-2'), OTHER);
    await settle();
    expect(userOf(one)).toBe('user-2');
  });

  it('a renewal that comes back after another tab signed out brings nobody back', async () => {
    const { server, stored, open } = browser();
    const [one, two] = [open(), open()];
    one.signedIn(fakeToken(seconds()), ONE);
    server.on('POST /api/auth/refresh', async () => {
      two.signedOut();
      await Promise.resolve();
      return signedIn();
    });
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect(server.count('POST /api/auth/refresh')).toBe(1);
    expect([userOf(one), userOf(two), stored.get('userToken')]).toEqual([null, null, undefined]);
  });

  it('a refused renewal does not sign out whoever signed in meanwhile', async () => {
    const { server, open } = browser();
    const [one, two] = [open(), open()];
    one.signedIn(fakeToken(seconds()), ONE);
    server.on('POST /api/auth/refresh', () => {
      two.signedIn(fakeToken(seconds(), 900, 'user-2'), OTHER);
      return { status: 401 };
    });
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect([userOf(one), userOf(two)]).toEqual(['user-2', 'user-2']);
  });

  it('an answer that breaks off is tried again', async () => {
    const { server, open } = browser();
    const tab = open();
    tab.signedIn(fakeToken(seconds()), ONE);
    server.on('POST /api/auth/refresh', () => 'none');
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    server.on('POST /api/auth/refresh', () => signedIn());
    await jest.advanceTimersByTimeAsync(MINUTE / 2);
    expect(server.count('POST /api/auth/refresh')).toBe(2);
    expect(userOf(tab)).toBe('user-1');
  });

  it('a renewal is asked for three times within the seconds in which the server repeats a lost answer', async () => {
    const { server, open } = browser();
    const tab = open();
    tab.signedIn(fakeToken(seconds()), ONE);
    const requestedAt: number[] = [];
    server.on('POST /api/auth/refresh', () => {
      requestedAt.push(Date.now());
      return 'none';
    });
    await jest.advanceTimersByTimeAsync(12 * MINUTE + 10_000);
    expect(requestedAt.map((at) => at - (requestedAt[0] ?? 0))).toEqual([0, 1000, 3000]);
    expect(ROTATION_GRACE).toBeGreaterThan(3000);
    expect(userOf(tab)).toBe('user-1');
  });
});
