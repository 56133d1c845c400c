import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Readers } from '@toolyard/core/repositories';
import type { RecordCalculator } from '@toolyard/core/options/records';
import type { Clock } from '@toolyard/core/shared';
import {
  bearer,
  newKey,
  openTestApi,
  PORTS,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const codeOf = ({ body }: { readonly body: unknown }) => (body as { readonly code: string }).code;

/** The surfaces that the threads compute; each ends when the test says so. */
type Surfaces = Record<'surface', (symbol: string) => Promise<Uint8Array>>;

describe('volatility surfaces, by the address that requests them', () => {
  let api: TestApi;
  const ends = new Map<string, () => void>();
  const read = async (symbol: string, from: string) =>
    api.call.get(`/api/options/surface/${symbol}`).set('X-Forwarded-For', from);
  /** Resolves as soon as the surface is being computed. */
  const begun = async (symbol: string) => {
    while (!ends.has(symbol)) await pause(5);
  };
  const end = (symbol: string) => {
    ends.get(symbol)?.();
    ends.delete(symbol);
  };

  beforeAll(async () => {
    api = await openTestApi({ settings: { trustProxy: 1 } });
    const threads = api.container.get<Surfaces>(PORTS.snapshotThreads);
    const bytes = await threads.surface('XSP');
    jest
      .spyOn(threads, 'surface')
      .mockImplementation(
        (symbol) => new Promise((resolve) => ends.set(symbol, () => resolve(bytes))),
      );
  }, 120_000);
  afterAll(() => api?.close());

  it('one address waits for two; the next is refused, and another address does not wait for its queue', async () => {
    const first = read('KO', '192.0.2.1');
    await begun('KO');
    const more = ['PFE', 'WMT', 'XOM'].map(async (symbol) => ({
      symbol,
      answer: await read(symbol, '192.0.2.1'),
    }));
    const refused = await Promise.race(more);
    expect([refused.answer.status, codeOf(refused.answer)]).toEqual([429, 'COMPUTATIONS_WAITING']);
    expect(Number(refused.answer.headers['retry-after'])).toBeGreaterThan(0);

    const other = read('JPM', '192.0.2.2');
    await begun('JPM');
    expect([...ends.keys()]).toEqual(['KO', 'JPM']);
    const shared = read('KO', '192.0.2.2');
    end('JPM');
    expect((await other).status).toBe(200);
    end('KO');
    expect([(await first).status, (await shared).status]).toEqual([200, 200]);
    const waiting = ['PFE', 'WMT', 'XOM'].filter((symbol) => symbol !== refused.symbol);
    for (let nth = 0; nth < waiting.length; nth++) {
      await Promise.race(waiting.map(begun));
      expect(ends.size).toBe(1);
      for (const symbol of ends.keys()) end(symbol);
    }
    const served = await Promise.all(more);
    expect(served.map(({ answer }) => answer.status).toSorted()).toEqual([200, 200, 429]);
    expect((await read('KO', '192.0.2.1')).status).toBe(200);
  }, 60_000);
});

describe('answers from all trades of an account', () => {
  let api: TestApi;
  let mei: Member;
  let ben: Member;
  const computed: string[] = [];
  /** Computations wait for it. */
  let gate: Promise<unknown> = Promise.resolve();

  beforeAll(async () => {
    api = await openTestApi({ settings: { manualClock: true } });
    const own = api.container.get<RecordCalculator>(PORTS.recordComputations);
    const performance = own.performance.bind(own);
    const benchmark = own.benchmark.bind(own);
    jest.spyOn(own, 'benchmark').mockImplementation((input) => {
      computed.push('benchmark');
      return benchmark(input);
    });
    jest.spyOn(own, 'performance').mockImplementation(async (input) => {
      computed.push(`performance ${input.period}`);
      await gate;
      return performance(input);
    });
    [mei, ben] = [await register(api), await register(api)];
    await load(mei);
  });
  afterAll(() => api?.close());

  const load = (member: Member) =>
    api.call.post('/api/options/samples').set(bearer(member)).set(newKey()).expect(200);
  const read = (member: Member, path = 'performance', period = 'all') =>
    api.call.get(`/api/options/${path}`).query({ period }).set(bearer(member));
  const computedBy = async (calls: () => Promise<unknown>) => {
    computed.length = 0;
    await calls();
    return [...computed];
  };
  const later = async (ms: number) => {
    const now = new Date(api.container.get<Clock>(PORTS.clock).now() + ms).toISOString();
    await api.call.post('/api/test/clock').send({ now }).expect(204);
  };

  it('are computed once while nothing changes, once a minute, and anew after a change', async () => {
    const both = () =>
      Promise.all([1, 2, 3].flatMap(() => [read(mei), read(mei, 'performance/benchmark')]));
    const once = await computedBy(both);
    expect(once.toSorted()).toEqual(['benchmark', 'performance all']);
    expect(await computedBy(both)).toEqual([]);
    expect(await computedBy(() => read(mei, 'performance', '3m'))).toHaveLength(1);
    const before = (await read(mei).expect(200)).body as { data: { totals: { trades: number } } };
    expect(before.data.totals.trades).toBeGreaterThan(0);
    await api.call.delete('/api/options/samples').set(bearer(mei)).set(newKey());
    expect(await computedBy(() => read(mei))).toHaveLength(1);
    expect((await read(mei)).body).toMatchObject({ data: { totals: { trades: 0 } } });
    await later(61_000);
    expect(await computedBy(() => read(mei))).toHaveLength(1);
    const strangers = await computedBy(() => read(ben));
    expect(strangers).toHaveLength(1);
  });

  it('one account computes one at a time, and does not hold up another', async () => {
    let open: (value: unknown) => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const lines = await computedBy(async () => {
      await load(mei);
      const periods = ['all', '1m', '3m'].map((period) => read(mei, 'performance', period));
      const own = Promise.all(periods);
      while (computed.length === 0) await pause(5);
      const others = read(ben, 'performance/benchmark');
      expect((await others).status).toBe(200);
      expect(computed.filter((each) => each.startsWith('performance'))).toHaveLength(1);
      open(null);
      expect((await own).map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    expect(lines).toHaveLength(4);
  });

  it('the totals of an account are read one call at a time; who has many waiting is refused', async () => {
    const statusOf = async (path: string) =>
      (await api.call.get(`/api/options/${path}`).set(bearer(ben))).status;
    const own = api.container.get<Readers['strategies']>(PORTS.strategyReader);
    let [open, reading, most]: [(value: unknown) => void, number, number] = [() => undefined, 0, 0];
    const held = new Promise((resolve) => (open = resolve));
    const listAll = own.listAll.bind(own);
    const spied = jest.spyOn(own, 'listAll').mockImplementation(async (owner) => {
      most = Math.max(most, ++reading);
      await held;
      reading--;
      return listAll(owner);
    });
    const calls = Array.from({ length: 12 }, (_, nth) =>
      statusOf(['summary', 'history'][nth % 2]!),
    );
    const refused = await Promise.race(calls);
    open(null);
    const statuses = await Promise.all(calls);
    spied.mockRestore();
    expect(refused).toBe(429);
    expect(statuses.filter((status) => status === 429).length).toBeLessThanOrEqual(3);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
    // Summaries and histories stand in different controllers of one module, so in one queue.
    expect(most).toBe(1);
  });

  it('a caller who waits too long is refused; the computation goes on and answers the next', async () => {
    let open: (value: unknown) => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const lines = await computedBy(async () => {
      await later(61_000);
      const late = await read(mei);
      expect([late.status, codeOf(late)]).toEqual([503, 'COMPUTATION_TIMEOUT']);
      const next = read(mei);
      const answer = next.then((each) => each.status);
      open(null);
      expect(await answer).toBe(200);
      expect((await read(mei)).status).toBe(200);
    });
    expect(lines).toEqual(['performance all']);
  }, 60_000);
});
