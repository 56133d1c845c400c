import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  fakeServer,
  refusal,
  renderOptions,
  type FakeServer,
} from '../features/options/render-options.spec.helper.tsx';
import { contract, marketStatusAnswer } from '../features/options/test-chain.spec.helper.ts';

const STATUS = 'GET /api/polygon/market-status';
const QUOTES = 'GET /api/polygon/quotes';
const CONTRACT = contract('call', 200);
const NO_PAGE = { data: [], nextCursor: null };
const A_SECOND = 1_000;
const A_MINUTE = 60_000;
const AN_HOUR = 3_600_000;

/** The tab is looked at, or another one is in front of it. */
function show(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const requests = (server: FakeServer) => server.sent(QUOTES).length;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

describe('what the running application hears of its window', () => {
  it('polling rests while the tab is hidden, and goes on when it is shown again', async () => {
    const { server } = await renderOptions('/options/wizard');
    await pass(A_SECOND);
    const first = requests(server);
    expect(first).toBeGreaterThan(0);
    act(() => show('hidden'));
    await pass(AN_HOUR);
    expect(requests(server)).toBe(first);
    act(() => show('visible'));
    await pass(A_MINUTE);
    expect(requests(server)).toBe(first + 1);
  });

  it.each([
    ['the overview', '/options', 'GET /api/options/summary'],
    ['a contract', `/options/option/${CONTRACT}`, `GET /api/polygon/option-contract/${CONTRACT}`],
  ])('%s is read each minute while the market is open', async (_page, route, key) => {
    const { data, meta } = marketStatusAnswer();
    const status = (market: string) => () => ({
      data: { results: { ...data.results, market } },
      meta,
    });
    const server = fakeServer({ [STATUS]: status('open'), 'GET /api/options/strategies': NO_PAGE });
    await renderOptions(route, { server, signedIn: true });
    await pass(A_SECOND);
    const first = server.sent(key).length;
    expect(first).toBeGreaterThan(0);
    await pass(2 * A_MINUTE);
    expect(server.sent(key).length).toBeGreaterThan(first + 1);
    server.answers[STATUS] = status('closed');
    await pass(2 * A_MINUTE);
    const last = server.sent(key).length;
    await pass(AN_HOUR);
    expect(server.sent(key)).toHaveLength(last);
  });

  it('polling rests in a tab that is signed out while it is hidden', async () => {
    const { server, application } = await renderOptions('/options/wizard', { signedIn: true });
    await pass(A_SECOND);
    act(() => show('hidden'));
    act(() => application.signedOut());
    await pass(A_SECOND);
    const first = requests(server);
    await pass(AN_HOUR);
    expect(requests(server)).toBe(first);
  });

  it('what failed is asked for again when the network comes back', async () => {
    const server = fakeServer({ [STATUS]: () => refusal(502, 'PROVIDER_ERROR', 'not now') });
    await renderOptions('/options/wizard', { server });
    await pass(10_000);
    const failed = server.sent(STATUS).length;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(server.sent(STATUS)).toHaveLength(failed + 1);
  });
});
