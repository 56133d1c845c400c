import type { MarketSource } from '@toolyard/core/options/chain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { polygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { splitInTime } from '../support/split-market.ts';

/** Monday 2026-01-05, 10:00 in New York; the session before closed on Friday. */
const OPEN = Date.UTC(2026, 0, 5, 15);
const FRIDAY_CLOSE = Date.UTC(2026, 0, 2, 21);
const MONDAY_CLOSE = Date.UTC(2026, 0, 5, 21);
const HOUR = 3_600_000;

describe('a plan with closes only', () => {
  const clock = { at: OPEN, now: () => clock.at };
  let server: PolygonServer;
  let market: MarketSource;

  beforeAll(async () => {
    const source = simulatedMarket({ seed: 'closes', clock });
    server = await new PolygonServer({ source, clock, plan: 'basic' }).start();
  });
  beforeEach(() => {
    clock.at = OPEN;
    server.requests.length = 0;
    market = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock });
  });
  afterAll(() => server.stop());

  const requestsOf = (part: string) => server.requests.filter((each) => each.includes(part));

  it('quotes and sessions are of the last close, and say so', async () => {
    for (const { meta } of [await market.quotes.quotes(['SPY']), await market.market.stockDays()])
      expect(meta).toMatchObject({ asOf: FRIDAY_CLOSE, delayedMinutes: 24 * 60, stale: false });
  });

  it('snapshots that the plan does not have are requested once an hour', async () => {
    for (let minute = 0; minute < 60; minute++) {
      clock.at = OPEN + minute * 60_000;
      await market.quotes.quotes(['SPY', 'AAPL']);
    }
    expect(requestsOf('/v3/snapshot')).toHaveLength(1);
    clock.at = OPEN + HOUR;
    await market.quotes.quotes(['SPY']);
    expect(requestsOf('/v3/snapshot')).toHaveLength(2);
  });

  it('the running session is requested once until its close, and its close is found after it', async () => {
    for (let hour = 0; hour < 6; hour++) {
      clock.at = OPEN + hour * HOUR;
      await market.market.stockDays();
    }
    expect(requestsOf('/grouped/locale/us/market/stocks/2026-01-05')).toHaveLength(1);
    clock.at = OPEN + 24 * HOUR;
    const { meta } = await market.market.stockDays();
    expect(meta.asOf).toBe(MONDAY_CLOSE);
  });
});

describe('the free plan, whose calls are few', () => {
  const clock = { at: OPEN, now: () => clock.at };
  const POPULAR = ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA'];
  let server: PolygonServer;
  let market: MarketSource;

  beforeAll(async () => {
    const source = simulatedMarket({ seed: 'closes', clock });
    server = await new PolygonServer({ source, clock, plan: 'basic' }).start();
  });
  beforeEach(() => {
    server.requests.length = 0;
    server.fault = () => null;
    market = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, plan: 'free' });
  });
  afterAll(() => server.stop());

  it('quotes, last closes and whether they exist cost two requests for all stocks', async () => {
    const known = await Promise.all(POPULAR.map((symbol) => market.quotes.knows(symbol)));
    expect(known).toEqual(POPULAR.map(() => true));
    const { value: quotes, meta } = await market.quotes.quotes(POPULAR);
    expect(meta).toMatchObject({ asOf: FRIDAY_CLOSE, delayedMinutes: 24 * 60 });
    const bars = await Promise.all(POPULAR.map((symbol) => market.market.previousClose(symbol)));
    expect(bars.map(({ value }) => value?.close)).toEqual(quotes.map(({ price }) => price));
    expect(server.requests.map((path) => path.split('?')[0])).toEqual([
      '/v2/aggs/grouped/locale/us/market/stocks/2026-01-02',
      '/v2/aggs/grouped/locale/us/market/stocks/2025-12-31',
    ]);
  });

  it('the last close is the one that the provider tells of a single stock', async () => {
    const paid = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock });
    const { value } = await paid.market.previousClose('AAPL');
    expect((await market.market.previousClose('AAPL')).value).toEqual(value);
  });

  it('details and charts share the request for the bars of a year', async () => {
    await market.market.details('AAPL');
    const query = { symbol: 'AAPL', timespan: 'day', multiplier: 1, adjusted: true } as const;
    const { value } = await market.market.bars({ ...query, from: '2025-12-01', to: '2026-01-05' });
    expect(value).toHaveLength(24);
    expect(server.requests.filter((path) => path.includes('/range/1/day/'))).toHaveLength(1);
  });

  it('a symbol that no session has is asked for by itself', async () => {
    await expect(market.quotes.quotes(['NOSUCH'])).rejects.toMatchObject({
      code: 'SYMBOL_UNKNOWN',
    });
    expect(await market.market.knows('SPX')).toBe(true);
  });

  it('after a page that was refused the list of shares goes on where it stopped', async () => {
    const rows = [...'ABCD'].map((ticker) => ({ ticker, name: ticker, market: 'stocks' }));
    const bars = rows.map(({ ticker }) => ({ T: ticker, o: 1, h: 1, l: 1, c: 1, v: 1 }));
    const pages: string[] = [];
    const refused = new Set(['2', '4']);
    const listing = createServer((request, response) => {
      const { pathname, searchParams, origin } = new URL(
        request.url!,
        `http://${request.headers.host}`,
      );
      const page = searchParams.get('cursor') ?? '1';
      const isList = pathname === '/v3/reference/tickers';
      if (isList) pages.push(page);
      response.setHeader('content-type', 'application/json');
      if (isList && refused.delete(page)) return void response.writeHead(429).end('{}');
      const next =
        Number(page) < rows.length ? `${origin}${pathname}?cursor=${Number(page) + 1}` : undefined;
      const t = Date.parse(`${pathname.slice(-10)}T21:00Z`);
      const results = isList ? [rows[Number(page) - 1]] : bars.map((bar) => ({ ...bar, t }));
      response.end(JSON.stringify({ status: 'OK', results, ...(isList && { next_url: next }) }));
    });
    await new Promise<void>((resolve) => listing.listen(0, '127.0.0.1', resolve));
    const { port } = listing.address() as AddressInfo;
    const settings = { baseUrl: `http://127.0.0.1:${port}`, apiKey: STUB_KEY, clock };
    const { market: free } = polygonMarket({ ...settings, plan: 'free' });
    for (const code of ['PROVIDER_RATE', 'PROVIDER_RATE'])
      await expect(free.stockDays()).rejects.toMatchObject({ code });
    const { value } = await free.stockDays();
    expect(value.map(({ ticker }) => ticker)).toEqual(['A', 'B', 'C', 'D']);
    expect(pages).toEqual(['1', '2', '2', '3', '4', '4']);
    listing.closeAllConnections();
    listing.close();
  });
});

it('on the ex-date of a split the session before counts in its shares, also where it was read the evening before', async () => {
  const clock = { at: Date.parse('2026-01-06T03:00:00Z'), now: () => clock.at };
  const natural = simulatedMarket({ seed: 'closes', clock });
  const split = { symbol: 'AAPL', exDate: '2026-01-06', from: 1, to: 4 } as const;
  const source = splitInTime(natural, [split], clock);
  const server = await new PolygonServer({ source, clock }).start();
  const { market } = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock });
  const changeIn = async (from: MarketSource['market']): Promise<number> =>
    (await from.stockDays()).value.find(({ ticker }) => ticker === 'AAPL')!.changePercent!;
  await market.stockDays();
  clock.at = Date.parse('2026-01-06T15:00:00Z');
  const [change, unsplit] = [await changeIn(market), await changeIn(natural.market)];
  await server.stop();
  expect(change).toBeCloseTo(unsplit, 1);
});
