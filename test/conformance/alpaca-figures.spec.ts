import type { MarketSource } from '@toolyard/core/options/chain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import type { BarQuery } from '@toolyard/core/market';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { toDollars, type Clock } from '@toolyard/core/shared';
import { relayMarket } from '@toolyard/relay';
import { AlpacaServer, delayedMarket, sendJson } from '../support/alpaca-server.ts';

/** A Friday, 12:34:56 in New York. */
const OPEN = Date.parse('2026-11-20T17:34:56Z');
const EXPIRY = '2026-12-18';
const clock = { now: () => OPEN };
const source = delayedMarket(clock);

let server: AlpacaServer;

const marketOf = (from: AlpacaServer = server, at: Clock = clock): MarketSource =>
  alpacaMarket({ ...from.settings, clock: at, deadlineMs: 60_000 });

/** Replaces the answer to the requests of a path. */
function answer(path: RegExp, change: (body: never) => unknown, from = server): void {
  from.fault = (requested) =>
    path.test(requested)
      ? (response, { body }) => sendJson(response, 200, change(body as never))
      : null;
}

beforeAll(async () => {
  server = await new AlpacaServer({ source, clock }).start();
});
beforeEach(() => {
  server.fault = () => null;
});
afterAll(() => server.stop());

describe('the market over the wire of Alpaca', () => {
  const query = (more: Partial<BarQuery>): BarQuery => ({
    ...{ symbol: 'AAPL', from: '2026-11-02', to: '2026-11-20', timespan: 'day', multiplier: 1 },
    adjusted: true,
    ...more,
  });

  it.each([
    query({}),
    query({ timespan: 'day', multiplier: 5 }),
    query({ timespan: 'minute', multiplier: 15, from: '2026-11-19' }),
    query({ timespan: 'minute', multiplier: 90, from: '2026-11-19' }),
    query({ timespan: 'hour', multiplier: 30, from: '2026-11-19' }),
    query({ timespan: 'month', from: '2026-01-01' }),
  ])('bars of $multiplier $timespan are those of the source', async (requested) => {
    const bars = async ({ market }: MarketSource) => (await market.bars(requested)).value;
    expect(await bars(marketOf())).toEqual(await bars(source));
  });

  it('quotes, news and the close before are those of the source, quotes 15 minutes behind', async () => {
    const symbols = ['F', 'SPY'];
    const { quotes, news, market } = marketOf();
    const found = await quotes.quotes(symbols);
    const { value: sent } = await source.quotes.quotes(symbols);
    found.value.forEach((quote, i) => {
      const { change, changePercent, ...same } = sent[i]!;
      expect(quote).toMatchObject(same);
      expect(quote.change).toBeCloseTo(change!, 3);
      expect(quote.changePercent).toBeCloseTo(changePercent!, 1);
    });
    expect(found.meta).toMatchObject({ delayedMinutes: 15, asOf: sent[0]!.at });
    const titles = async (port: typeof news) =>
      (await port.news({ symbol: 'SPY', limit: 20 })).value.map(({ title }) => title);
    expect(await titles(news)).toEqual(await titles(source.news));
    expect((await market.previousClose('SPY')).value).toEqual(
      (await source.market.previousClose('SPY')).value,
    );
  });

  it('a chain lists the announced dividends and those that the regular payments let expect, in shares of today', async () => {
    const row = (ex_date: string, rate: number, more = {}) => ({
      ...{ symbol: 'AAPL', ex_date, rate, special: false, ...more },
    });
    const days = ['2025-08-11', '2025-11-10', '2026-02-09', '2026-05-11', '2026-08-10'];
    answer(/corporate-actions/, () => ({
      corporate_actions: {
        // One share became two in March: what was paid before counts half.
        cash_dividends: [
          ...days.map((day) => row(day, day < '2026-03' ? 0.5 : 0.25)),
          row('2026-11-23', 0.26),
          row('2026-12-08', 2, { special: true }),
        ],
        forward_splits: [{ symbol: 'AAPL', ex_date: '2026-03-02', old_rate: 1, new_rate: 2 }],
      },
      next_page_token: null,
    }));
    const { value: listed } = await source.chains.expiries('AAPL');
    const last = listed.findLast(({ expiry }) => expiry < '2028-01')!.expiry;
    const { value } = await marketOf().chains.chain('AAPL', last);
    expect(value.terms.dividends?.slice(0, 4)).toEqual([
      { exDate: '2026-11-23', amount: 0.26 },
      { exDate: '2026-12-08', amount: 2 },
      { exDate: '2027-02-08', amount: 0.26, isExpected: true },
      { exDate: '2027-05-10', amount: 0.26, isExpected: true },
    ]);
  });

  it('a chain has the quotes, volumes and open interest of the source, its forward and volatilities by parity', async () => {
    const { value: sent } = await source.chains.chain('AAPL', EXPIRY);
    const { value: found, meta } = await marketOf().chains.chain('AAPL', EXPIRY);
    expect(meta).toMatchObject({ delayedMinutes: 15, partial: false, asOf: sent.asOf });
    expect(found).toMatchObject({
      ...{ spot: sent.spot, spotSource: 'quoted', stepSize: sent.stepSize },
      daysToExpiry: sent.daysToExpiry,
    });
    expect(found.terms.forward / sent.terms.forward).toBeCloseTo(1, 3);
    expect(found.volatilityAtForward).toBeCloseTo(sent.volatilityAtForward!, 2);
    for (const side of ['calls', 'puts'] as const)
      found[side].forEach((quote, i) => {
        const { symbol, strike, bid, ask, volume, openInterest, iv } = sent[side][i]!;
        expect(quote).toMatchObject({ symbol, strike, bid, ask, volume, openInterest });
        if (iv !== null && quote.iv !== null && Math.abs(strike / sent.spot - 1) < 0.1)
          expect(quote.iv).toBeCloseTo(iv, 1);
      });
  });
});

describe('equal calls behind the relay', () => {
  const relayed = () =>
    relayMarket(marketOf(), {
      ...{ provider: 'alpaca', clock, random: () => 0, shared: null, budget: null },
      notified: () => undefined,
    });
  const requestsOf = async (calls: number): Promise<number> => {
    const before = server.requests.length;
    const { chains } = relayed();
    await Promise.all(Array.from({ length: calls }, () => chains.chain('F', EXPIRY)));
    return server.requests.length - before;
  };

  it('10,000 of a cold chain make the requests of one', async () => {
    expect(await requestsOf(10_000)).toBe(await requestsOf(1));
  });
});

describe('what Alpaca lacks', () => {
  it('is null or empty, and the answer is partial', async () => {
    const { market, volatility } = marketOf();
    const { value, meta } = await market.details('AAPL');
    const none = { marketCap: null, weightedSharesOutstanding: null, nameZh: null };
    expect(value).toMatchObject({ ...none, primaryExchange: 'XNAS' });
    expect(meta.partial).toBe(true);
    expect(await market.stockDays()).toMatchObject({ value: [], meta: { partial: true } });
    expect(await volatility.year('AAPL')).toMatchObject({ value: [], meta: { partial: true } });
  });

  it('indices and shares without an exchange are not known', async () => {
    const { market } = marketOf();
    expect(await Promise.all(['SPX', 'VIX', 'OTCXY'].map((each) => market.knows(each)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('an account without the agreement: no trades, the two days of the snapshot, partial', async () => {
    const unsigned = await new AlpacaServer({ source, clock, account: 'unsigned' }).start();
    const { chains, tape } = marketOf(unsigned);
    const { value: chain } = await chains.chain('F', EXPIRY);
    const traded = chain.calls.find(({ volume }) => (volume ?? 0) > 0)!;
    const contract = parseOptionSymbol(traded.symbol);
    if (!contract.ok) throw new Error('no option symbol');
    const { value, meta } = await tape.activity(contract.value);
    expect(value.trades).toEqual([]);
    expect(value.days).toHaveLength(2);
    expect(value.days[0]!.price).toBe((await tape.lastPrices('F', EXPIRY)).get(traded.symbol));
    expect(meta.partial).toBe(true);
    await unsigned.stop();
  });

  it('a listing that is refused: open interest is unknown', async () => {
    server.fault = (path) =>
      path === '/v2/options/contracts'
        ? (response) => sendJson(response, 403, { message: 'not permitted' })
        : null;
    const { value } = await marketOf().chains.chain('F', EXPIRY);
    expect(new Set(value.calls.map(({ openInterest }) => openInterest))).toEqual(new Set([null]));
  });
});

describe('answers of Alpaca', () => {
  it('dividends before a split count for the shares of today', async () => {
    const { price } = (await source.quotes.quotes(['F'])).value[0]!;
    answer(/corporate-actions$/, () => ({
      corporate_actions: {
        cash_dividends: [
          { symbol: 'F', ex_date: '2026-03-02', rate: 0.4 },
          { symbol: 'F', ex_date: '2026-09-01', rate: 0.2 },
        ],
        forward_splits: [{ symbol: 'F', ex_date: '2026-06-01', old_rate: 1, new_rate: 4 }],
      },
      next_page_token: null,
    }));
    const { value } = await marketOf().market.details('F');
    expect(value.dividendYield).toBeCloseTo(0.3 / price, 4);
  });

  it('before the open the change counts from the newest daily bar', async () => {
    const bar = (day: string, c: number) => ({ t: `${day}T05:00:00Z`, o: c, h: c, l: c, c, v: 1 });
    answer(/snapshots$/, () => ({
      F: {
        latestTrade: { t: '2026-11-20T13:00:00Z', p: 11 },
        dailyBar: bar('2026-11-19', 10),
        prevDailyBar: bar('2026-11-18', 8),
      },
    }));
    const [quote] = (await marketOf().quotes.quotes(['F'])).value;
    expect(quote).toMatchObject({ price: 11, change: 1, changePercent: 10, bid: null, ask: null });
  });

  it('an unforeseen closure is the provider’s word against the calendar', async () => {
    answer(/clock$/, (body: object) => ({ ...body, is_open: false }));
    const { value } = await marketOf().market.status();
    expect(value).toMatchObject({ market: 'closed', exchanges: { nyse: { status: 'closed' } } });
  });

  it('adjusted contracts are left out, and a share class has the symbols of its root', async () => {
    answer(/assets$/, (body: readonly object[]) => [
      ...body,
      { symbol: 'BRK.B', name: 'Berkshire', exchange: 'NYSE' },
    ]);
    const { chains, market } = marketOf();
    expect(await market.knows('BRK.B')).toBe(true);
    const quote = (bp: number, ap: number) => ({
      latestQuote: { t: '2026-11-20T17:18:56Z', bp, ap },
    });
    server.fault = (path) => (response) => {
      const stock = { 'BRK.B': { latestTrade: { t: '2026-11-20T17:18:56Z', p: 500 } } };
      const snapshots = {
        BRKB261218C00500000: quote(14, 14.2),
        BRKB261218P00500000: quote(12.5, 12.7),
        BRKB1261218C00500000: quote(1, 2),
      };
      const listing = { option_contracts: [], next_page_token: null };
      sendJson(
        response,
        200,
        path.startsWith('/v2/stocks')
          ? stock
          : path.startsWith('/v2')
            ? listing
            : { snapshots, next_page_token: null },
      );
    };
    const { value } = await chains.chain('BRK.B', EXPIRY);
    const symbols = [...value.calls, ...value.puts].map(({ symbol }) => symbol);
    expect(symbols).toEqual(['BRKB261218C00500000', 'BRKB261218P00500000']);
  });
});

const reference = process.env['REFERENCE_DIR'];
if (!reference) console.log('skipped: REFERENCE_DIR is not set');
(reference ? it : it.skip)('the published chain of one row is read to its figures', async () => {
  const file = join(reference!, 'market/other-providers/alpaca-option-chain-AAPL-1row.json');
  const published = JSON.parse(readFileSync(file, 'utf8')) as object;
  const at = { now: () => Date.parse('2024-02-28T16:00:00Z') };
  server.fault = (path) => (response) => {
    const stock = { AAPL: { latestTrade: { t: '2024-02-28T15:44:00Z', p: 182 } } };
    const assets = [{ symbol: 'AAPL', name: 'Apple Inc.', exchange: 'NASDAQ' }];
    const listing = { option_contracts: [], next_page_token: null };
    const trading =
      path === '/v2/assets' ? assets : path.startsWith('/v2/stocks') ? stock : listing;
    sendJson(response, 200, path.startsWith('/v2') ? trading : published);
  };
  const { chains, tape } = marketOf(server, at);
  const { value, meta } = await chains.chain('AAPL', '2024-04-19');
  expect(value.calls).toEqual([]);
  expect(value.puts).toHaveLength(1);
  const [put] = value.puts;
  expect(put).toMatchObject({ symbol: 'AAPL240419P00140000', flaw: null, volume: 0 });
  expect([toDollars(put!.strike), toDollars(put!.bid!), toDollars(put!.ask!)]).toEqual([
    140, 0.15, 0.16,
  ]);
  expect(meta.asOf).toBe(Date.parse('2024-02-28T15:30:28.046Z'));
  // The trade is of the day before.
  expect(await tape.lastPrices('AAPL', '2024-04-19')).toEqual(new Map());
});
