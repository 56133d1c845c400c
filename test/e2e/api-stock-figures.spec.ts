import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StockFigures } from '@toolyard/core/options/chain';
import type { MarketMovers, StockDay } from '@toolyard/core/market';
import type { NamedReport } from '@toolyard/core/options/earnings';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { writeChain } from '../support/written-chain.ts';

/** A Friday, 12:34:56 in New York. */
const NOON = '2026-11-20T17:34:56Z';

interface Expiry {
  readonly expiry: string;
  readonly daysToExpiry: number;
  readonly kind: string;
  readonly volatilityAtForward: number;
  readonly earnings: number;
}

describe('figures of many stocks in one call', () => {
  const dir = mkdtempSync(join(tmpdir(), 'chain-files-'));
  let api: TestApi;
  beforeAll(async () => {
    writeChain(join(dir, 'ACME-2024-05-20.csv'));
    api = await openTestApi({ settings: { manualClock: true, chainFilesDir: dir } });
    await api.call.post('/api/test/clock').send({ now: NOON }).expect(204);
  });
  afterAll(async () => {
    await api.close();
    rmSync(dir, { recursive: true });
  });
  const read = async <T>(path: string): Promise<{ data: T; meta: { partial: boolean } }> => {
    const answer = await api.call.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body as { data: T; meta: { partial: boolean } };
  };
  const figuresOf = (symbols: string) =>
    read<{ results: StockFigures[] }>(`/api/options/figures?symbols=${symbols}`);

  it('are those of the calls for one stock, and realised volatility is the test’s own sum', async () => {
    const [apple] = (await figuresOf('aapl,SPY')).data.results;
    const volatility = await read<{ current: number; rank: number; history: { skew: number }[] }>(
      '/api/options/volatility/AAPL',
    );
    expect(apple!.impliedVolatility).toBeCloseTo(volatility.data.current, 12);
    expect(apple!.ivRank).toBeCloseTo(volatility.data.rank, 12);
    expect(apple!.skew!.skew).toBe(volatility.data.history.at(-1)!.skew);

    const quotes = await read<{ results: { price: number; change: number }[] }>(
      '/api/polygon/quotes?symbols=AAPL',
    );
    expect(apple).toMatchObject(
      (({ price, change }) => ({ price, change }))(quotes.data.results[0]!),
    );

    const bars = await read<{ results: { c: number; v: number }[] }>(
      '/api/polygon/aggregates/AAPL?from=2026-09-01&to=2026-11-20&timespan=day&multiplier=1',
    );
    const all = bars.data.results;
    expect(apple!.volume).toBe(all.at(-1)!.v);
    // The session of the 20th still runs.
    const closes = all.slice(0, -1).map(({ c }) => c);
    for (const [days, found] of [
      [20, apple!.realisedVolatility20],
      [30, apple!.realisedVolatility30],
    ] as const) {
      const span = closes.slice(-days - 1);
      const returns = span.slice(1).map((close, i) => Math.log(close / span[i]!));
      const mean = returns.reduce((a, b) => a + b) / days;
      const variance = returns.map((r) => (r - mean) ** 2).reduce((a, b) => a + b) / (days - 1);
      expect(found).toBeCloseTo(Math.sqrt(252 * variance), 10);
    }
    expect(apple!.closes).toEqual(all.slice(-30).map(({ c }) => c));
  });

  it('the expected move is S·σ·√T to the monthly expiry nearest to 30 days; earnings have the date and time of the calendar and lie between two expiries', async () => {
    const [apple] = (await figuresOf('AAPL')).data.results;
    const { data: expiries } = await read<Expiry[]>('/api/options/expiries/AAPL');
    const monthly = expiries.filter(({ kind }) => kind === 'monthly');
    const away = ({ daysToExpiry }: Expiry) => Math.abs(daysToExpiry - 30);
    const nearest = monthly.toSorted((a, b) => away(a) - away(b))[0]!;
    // From 12:34:56 to 16:00 of the expiry.
    const years = (nearest.daysToExpiry + (3 * 3600 + 25 * 60 + 4) / 86_400) / 365;
    const { expiry, move, days } = apple!.expectedMove!;
    expect([expiry, days]).toEqual([nearest.expiry, nearest.daysToExpiry]);
    expect(move).toBeCloseTo(apple!.price! * nearest.volatilityAtForward * Math.sqrt(years), 2);
    const to = new Date(Date.parse(NOON) + 99 * 86_400_000).toISOString().slice(0, 10);
    const { data: calendar } = await read<{ results: NamedReport[] }>(
      `/api/options/earnings?from=2026-11-20&to=${to}`,
    );
    const { date, time, confirmed } = calendar.results.find(({ symbol }) => symbol === 'AAPL')!;
    expect(apple!.nextReport).toEqual({ date, time, confirmed });
    expect(time).toBe('afterClose');
    const next = expiries.findIndex(({ earnings }) => earnings > 0);
    expect(apple!.nextEarnings).toEqual({
      after: expiries[next - 1]?.expiry ?? null,
      by: expiries[next]!.expiry,
    });
  });

  it('an index has no volume and no report; a recorded chain knows its own volatility alone', async () => {
    const { results } = (await figuresOf('VIX,ACME@2024-05-20')).data;
    expect(results[0]).toMatchObject({
      ...{
        symbol: 'VIX',
        volume: null,
        nextEarnings: null,
        nextReport: null,
        ivRank: null,
        skew: null,
      },
    });
    const { impliedVolatility, ...acme } = results[1]!;
    expect(impliedVolatility).toBeGreaterThan(0);
    expect(acme).toMatchObject({
      ...{ change: null, volume: null, closes: [], ivRank: null, skew: null, trend: null },
      ...{ realisedVolatility20: null, realisedVolatility30: null, nextEarnings: null },
    });
  });

  it('symbols that nobody knows are left out, and the answer says that it is partial', async () => {
    const { data, meta } = await figuresOf('GONE,SPY');
    expect([data.results.map(({ symbol }) => symbol), meta.partial]).toEqual([['SPY'], true]);
    await api.call.get('/api/options/figures?symbols=GONE').expect(404);
  });

  it.each([
    '',
    '?symbols=',
    '?symbols=<b>',
    `?symbols=${Array.from({ length: 51 }, (_, i) => `S${i}`).join()}`,
  ])('symbols %p are refused with 400', async (query) => {
    const answer = await api.call.get(`/api/options/figures${query}`).expect(400);
    expect((answer.body as { code: string }).code).toBe('VALIDATION');
  });

  it('fifty symbols are answered within the deadline', async () => {
    const { data } = await read<MarketMovers & { benchmarks: StockDay[] }>('/api/market/overview');
    const known = [...data.gainers, ...data.losers, ...data.mostActive, ...data.benchmarks];
    const symbols = [...new Set(known.map(({ ticker }) => ticker))];
    const { results } = (await figuresOf(symbols.join())).data;
    expect(results.map(({ symbol }) => symbol)).toEqual(symbols);
    for (const { price, impliedVolatility, expectedMove } of results)
      expect(Math.min(price!, impliedVolatility!, expectedMove!.move)).toBeGreaterThan(0);
  });
});

describe('the session over the wire', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ settings: { manualClock: true } });
    await api.call.post('/api/test/clock').send({ now: NOON }).expect(204);
  });
  afterAll(() => api?.close());

  it('movers have the change of their quotes, in order; indices and funds that the source has stand apart', async () => {
    const overview = await api.call.get('/api/market/overview').expect(200);
    const { data } = overview.body as { data: MarketMovers & { benchmarks: StockDay[] } };
    const { gainers, losers, mostActive, sectors, benchmarks } = data;
    expect(benchmarks.map(({ ticker }) => ticker)).toEqual(['SPX', 'QQQ', 'IWM', 'VIX']);
    const all = [...gainers, ...losers, ...mostActive, ...benchmarks];
    const symbols = [...new Set(all.map(({ ticker }) => ticker))].join();
    const answer = await api.call.get('/api/polygon/quotes').query({ symbols }).expect(200);
    const quotes = (answer.body as { data: { results: { symbol: string; change: number }[] } })
      .data;
    const changes = new Map(quotes.results.map(({ symbol, change }) => [symbol, change]));
    for (const { ticker, change } of all)
      expect([ticker, change]).toEqual([ticker, changes.get(ticker)]);
    const percents = (days: readonly StockDay[]) => days.map(({ changePercent }) => changePercent!);
    expect(percents(gainers)).toEqual(percents(gainers).toSorted((a, b) => b - a));
    expect(percents(losers)).toEqual(percents(losers).toSorted((a, b) => a - b));
    expect(sectors.reduce((sum, { stocks }) => sum + stocks, 0)).toBe(33);
  });
});
