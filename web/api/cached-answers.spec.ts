import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from './base-api.ts';
import type { CallEnvironment } from './call-environment.ts';
import { api } from './generated.ts';

const HOUR = 3_600_000;
const { readPreviousClose } = api.endpoints;
const SPY = { symbol: 'SPY' };

/** A store whose calls are answered by `answer`, and how many were made. */
function storeOver(answer: () => Promise<Response>) {
  let made = 0;
  const calls: CallEnvironment = {
    origin: 'http://localhost',
    fetch: () => {
      made++;
      return answer();
    },
    isOnline: () => true,
    pause: () => Promise.resolve(),
    newKey: () => 'key',
    language: () => 'en',
    token: () => null,
    freshToken: () => Promise.resolve(true),
    refused: () => undefined,
    forget: () => undefined,
    log: () => undefined,
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { calls } } }).concat(baseApi.middleware),
  });
  return { store, made: () => made };
}

const bars = () => Promise.resolve(new Response(JSON.stringify({ data: { results: [] } })));
const later = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('answers of the server', () => {
  it('NW-12 a call waits for its answer as long as it takes', async () => {
    const { store } = storeOver(() => later(HOUR).then(bars));
    let answer: unknown = 'none yet';
    void store.dispatch(readPreviousClose.initiate(SPY)).then(({ data }) => (answer = data));
    await jest.advanceTimersByTimeAsync(HOUR - 1);
    expect(answer).toBe('none yet');
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toEqual({ data: { results: [] } });
  });

  it('NW-16 what nobody shows any more is kept for five minutes', async () => {
    const { store, made } = storeOver(bars);
    const ask = async () => {
      const request = store.dispatch(readPreviousClose.initiate(SPY));
      await jest.advanceTimersByTimeAsync(0);
      request.unsubscribe();
    };
    await ask();
    await jest.advanceTimersByTimeAsync(299_000);
    await ask();
    expect(made()).toBe(1);
    await jest.advanceTimersByTimeAsync(301_000);
    await ask();
    expect(made()).toBe(2);
  });

  it('NW-17 looking at the window again asks nothing', async () => {
    const { store, made } = storeOver(bars);
    const forget = setupListeners(store.dispatch);
    void store.dispatch(readPreviousClose.initiate(SPY));
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(made()).toBe(1);
    forget();
  });

  it('NW-18 a previous close that cannot be had is a failure to whoever asked', async () => {
    const { store } = storeOver(() =>
      Promise.resolve(new Response(JSON.stringify({ code: 'PROVIDER_TIMEOUT' }), { status: 502 })),
    );
    const request = store.dispatch(readPreviousClose.initiate(SPY)).unwrap();
    await expect(request).rejects.toMatchObject({ status: 502 });
  });
});
