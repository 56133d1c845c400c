import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createApplication } from '../../../../app/application.ts';
import { createFakeServer } from '../../../../test-support/fake-server.ts';
import { testServices } from '../../../../test-support/render-app.tsx';
import { feedOf } from './browser-feed.ts';

const QUOTES = 'GET /api/polygon/quotes';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

it('a network that comes back wakes no feed of a hidden tab', async () => {
  const server = createFakeServer({ [QUOTES]: () => ({ body: { data: { results: [] } } }) });
  feedOf(createApplication(testServices(server))).watch(['SPY']);
  await jest.advanceTimersByTimeAsync(10_000);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  const requested = server.count(QUOTES);
  expect(requested).toBeGreaterThan(0);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.count(QUOTES)).toBe(requested);
});
