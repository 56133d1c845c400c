import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { newYorkInstant } from '@toolyard/core/calendar';
import type { CorporateAction } from '@toolyard/core/market';
import { CarryOverCorporateActions } from '@toolyard/core/options/corporate-actions';
import { FakeCorporateActions } from '@toolyard/memory';
import { MovingClock } from '../support/moving-clock.ts';
import {
  bearer,
  newKey,
  openTestApi,
  PORTS,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const BEFORE = newYorkInstant('2026-11-30', 23, 58);
const split: CorporateAction = {
  ...{ kind: 'split', symbol: 'TSLA', exDate: '2026-12-01', from: 1, to: 3 },
};
const change: CorporateAction = {
  ...{ kind: 'symbolChange', symbol: 'MSFT', exDate: '2026-12-01', newSymbol: 'NVDA' },
};

let api: TestApi;
let mei: Member;
const clock = new MovingClock(BEFORE);
const provider = new FakeCorporateActions(['TSLA', 'MSFT', 'NVDA'], clock, { simulated: false });
beforeAll(async () => {
  provider.announced = [split, change];
  api = await openTestApi({
    rebind: (container) => {
      replace(container, PORTS.clock, clock);
      replace(container, PORTS.corporateActions, provider);
    },
  });
  mei = await register(api);
});
afterAll(async () => {
  clock.stop();
  await api?.close();
});

const dataOf = (answer: { readonly body: unknown }): unknown =>
  (answer.body as { readonly data: unknown }).data;
const read = async (path: string) =>
  dataOf(await api.call.get(`/api/options/${path}`).set(bearer(mei)).expect(200));
const nothing = { strategyId: null, unit: null, greek: null };
const terms = { from: null, to: null, newSymbol: null, cash: null, shares: null };

it('a split and a new symbol reach the alerts, the watchlist and the notices of an account', async () => {
  const write = { ...bearer(mei), ...newKey() };
  await api.call
    .put('/api/options/watchlist')
    .set({ ...write, 'If-Match': '*' })
    .send({ symbols: ['MSFT', 'TSLA'] })
    .expect(200);
  const alert = async (condition: object, paused: boolean) =>
    api.call
      .post('/api/options/alerts')
      .set({ ...bearer(mei), ...newKey() })
      .send({ condition, repeat: 'each', paused })
      .expect(201);
  const above = { kind: 'price', direction: 'above' } as const;
  await alert({ ...above, symbol: 'TSLA', threshold: 900_000 }, false);
  await alert({ ...above, symbol: 'MSFT', threshold: 900_000 }, true);
  const job = api.container.get(CarryOverCorporateActions);
  expect(await job.execute()).toBe(0);
  clock.jump(3 * 60_000);
  expect(await job.execute()).toBe(2);

  const before = { ...above, ...nothing, symbol: 'TSLA', threshold: 900_000 };
  const after = { ...before, threshold: 300_000 };
  const acted = { ...terms, ...split };
  expect(await read('alerts')).toMatchObject([
    { subject: 'NVDA', paused: true, condition: { symbol: 'NVDA', threshold: 900_000 } },
    { subject: 'TSLA', paused: false, condition: after, adjustment: { action: acted, before } },
  ]);
  expect(await read('watchlist')).toMatchObject({ symbols: ['NVDA', 'TSLA'], version: 3 });
  const notices = (await read('notices')) as readonly { readonly subject: string }[];
  expect(notices).toHaveLength(3);
  expect(notices.find(({ subject }) => subject === 'TSLA')).toMatchObject({
    ...{ kind: 'corporateAction', condition: null, value: null, action: acted },
    effect: { kind: 'alert', before, after, lists: [] },
  });
  expect(notices).toContainEqual(
    expect.objectContaining({
      effect: expect.objectContaining({ kind: 'watchlist', lists: ['Watchlist'] }) as unknown,
    }),
  );
  expect(await read('notices/unread')).toMatchObject({ count: 3 });
});
