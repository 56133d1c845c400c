import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sourced } from '@toolyard/core/market';
import {
  quoteValues,
  type OptionChain,
  type OptionQuote,
  type TradedDay,
  type MarketSource,
} from '@toolyard/core/options/chain';
import type { CalendarDate } from '@toolyard/core/shared';
import { polygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { parsed } from './option-records.suite.ts';

/** A Friday, 12:34:56 in New York. */
const NOW = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => NOW };
const SHARES = ['AAPL', 'TSLA', 'KO', 'F'];
const INDICES = ['SPX', 'VIX'];
const simulated = simulatedMarket({ seed: 'differential', clock });

/**
 * Fields in which the answers differ, by call, since the provider's interface does not carry them. Everything else must come
 * back as it was, and a field that does come back must leave its list.
 */
const NOT_ON_THE_WIRE = {
  // Hits have no prices, names no Chinese.
  search: ['change', 'changePercent', 'nameZh', 'price'],
  details: ['nameZh'],
  // The simulator rounds percents.
  stockDays: ['changePercent', 'nameZh', 'sector'],
  news: ['descriptionZh', 'titleZh', 'url'],
  // A list of contracts has neither quotes nor reports, and the kind of an expiry follows from its date.
  expiries: ['earnings', 'kind', 'volatilityAtForward'],
  // What the provider reports of volatilities comes beside ours; a contract that was never traded has no volume.
  chain: ['reported', 'source', 'volume'],
  // The yield of an index has no dates: its forward is found by parity, and from it follow volatilities, and whether a price
  // is below the least possible one.
  chainOfIndex: [
    ...['delta', 'dividendYield', 'dividends', 'flaw', 'forward', 'iv', 'reported', 'source'],
    ...['volatilityAtForward', 'volume'],
  ],
  // A tape has no names of trades and does not tell who came to the market.
  activity: ['id', 'side', 'sideInferred'],
  // A snapshot has one session and the close of the one before.
  recentDays: ['days before'],
} as const;

let server: PolygonServer;
let polygon: MarketSource;

beforeAll(async () => {
  server = await new PolygonServer({ source: simulated, clock }).start();
  const settings = { baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 };
  polygon = polygonMarket(settings);
});
afterAll(() => server.stop());

/** Relative. Solvers of volatilities stop at a billionth, and a delta far from the money depends on it. */
const TOLERANCE = 1e-6;
const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === 'number' &&
    typeof b === 'number' &&
    Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a)));

/** Names of the fields in which two values differ. */
function differences(own: unknown, read: unknown, name = 'the answer'): readonly string[] {
  if (!isNode(own) || !isNode(read)) return isSame(own, read) ? [] : [name];
  if (own instanceof Map && read instanceof Map)
    return differences(Object.fromEntries(own), Object.fromEntries(read), name);
  return [...new Set([...Object.keys(own), ...Object.keys(read)])].flatMap((key) =>
    differences(
      (own as Record<string, unknown>)[key],
      (read as Record<string, unknown>)[key],
      Array.isArray(own) ? name : key,
    ),
  );
}

/** Fields that were seen to differ, by call. */
const seen = new Map<string, Set<string>>();

function expectCarried(call: string, own: unknown, read: unknown): void {
  const differing = seen.get(call) ?? new Set();
  seen.set(call, differing);
  const found = new Set(differences(own, read));
  for (const name of found) differing.add(name);
  const allowed: readonly string[] = NOT_ON_THE_WIRE[call as keyof typeof NOT_ON_THE_WIRE] ?? [];
  expect([...found].filter((name) => !allowed.includes(name))).toEqual([]);
}

const CALLS: Readonly<Record<string, (source: MarketSource) => Promise<Sourced<unknown>>>> = {
  search: ({ market }) => market.search({ text: 'apple', limit: 5 }),
  details: ({ market }) => market.details('KO'),
  previousClose: ({ market }) => market.previousClose('AAPL'),
  bars: ({ market }) =>
    market.bars({ symbol: 'SPY', ...YEAR, timespan: 'day', multiplier: 1, adjusted: true }),
  barsOfIndex: ({ market }) =>
    market.bars({ symbol: 'SPX', ...WEEK, timespan: 'hour', multiplier: 1, adjusted: true }),
  stockDays: async ({ market }) => {
    const { value, meta } = await market.stockDays();
    const shares = value.filter(({ type }) => type !== 'INDEX');
    return { meta, value: new Map(shares.map((day) => [day.ticker, day])) };
  },
  status: ({ market }) => market.status(),
  news: ({ news }) => news.news({ symbol: 'AAPL', limit: 10 }),
  earnings: ({ earnings }) => earnings.reports({ symbol: null, ...YEAR }),
  quotes: ({ quotes }) => quotes.quotes(['F', 'SPY', 'TSLA', 'SPX']),
  expiries: ({ chains }) => chains.expiries('KO'),
};
const YEAR = { from: '2025-12-01', to: '2026-11-20' } as const;
const WEEK = { from: '2026-11-16', to: '2026-11-20' } as const;

/** Three expiries: near, in the middle, far. */
async function someExpiries(symbol: string): Promise<readonly CalendarDate[]> {
  const { value } = await simulated.chains.expiries(symbol);
  return [value[1]!, value[value.length >> 1]!, value.at(-1)!].map(({ expiry }) => expiry);
}

/** What core makes of a chain's quotes: the simulator knows of some that they stand at their exercise value. */
const valued = (chain: OptionChain): readonly OptionQuote[] =>
  [...chain.calls, ...chain.puts].map((quote) => ({
    ...quote,
    ...quoteValues(quote, chain.spot, chain.terms),
  }));

const isQuarantined = ({ iv, delta }: OptionQuote): boolean =>
  (iv ?? 0) > 10 || Math.abs(delta ?? 0) > 1.001;

const bySymbol = (
  { calls: _calls, puts: _puts, ...chain }: OptionChain,
  quotes: readonly OptionQuote[],
) => ({ chain, quotes: new Map(quotes.map((quote) => [quote.symbol, quote])) });

describe('simulator, wire, adapter and core give what simulator and core give', () => {
  it.each(Object.entries(CALLS))('%s', async (name, call) => {
    const [own, read] = await Promise.all([call(simulated), call(polygon)]);
    expectCarried(name, own.value, read.value);
  });

  it.each([...SHARES, ...INDICES])('chains of %s', async (symbol) => {
    const isIndex = INDICES.includes(symbol);
    for (const expiry of await someExpiries(symbol)) {
      const own = (await simulated.chains.chain(symbol, expiry)).value;
      const { value: read, meta } = await polygon.chains.chain(symbol, expiry);
      const quotes = valued(own).filter((quote) => !isQuarantined(quote));
      expect(meta.partial).toBe(quotes.length < own.calls.length + own.puts.length);
      expect(Math.abs(read.terms.forward / own.terms.forward - 1)).toBeLessThan(1e-3);
      const answers = [bySymbol(own, quotes), bySymbol(read, [...read.calls, ...read.puts])];
      expectCarried(isIndex ? 'chainOfIndex' : 'chain', answers[0], answers[1]);
    }
  });

  it.each(SHARES)('last prices, days, trades and closes of %s', async (symbol) => {
    const both = [simulated.tape, polygon.tape] as const;
    for (const expiry of (await someExpiries(symbol)).slice(0, 2)) {
      const [ownLast, readLast] = await Promise.all(
        both.map((tape) => tape.lastPrices(symbol, expiry)),
      );
      expectCarried('lastPrices', ownLast, readLast);
      const [ownDays, readDays] = await Promise.all(
        both.map(async (tape) => (await tape.recentDays(symbol, expiry)).value),
      );
      expectCarried('recentDays', namedDays(ownDays!), namedDays(readDays!));
      const { calls, puts } = (await simulated.chains.chain(symbol, expiry)).value;
      for (const quote of [...calls, ...puts].filter((_quote, i) => i % 37 === 5)) {
        const contract = parsed(quote.symbol);
        const [ownClose, readClose] = await Promise.all(
          both.map((tape) => tape.previousClose(symbol, [contract])),
        );
        expectCarried('close', ownClose, readClose);
        const [ownActivity, readActivity] = await Promise.all(
          both.map(async (tape) => (await tape.activity(contract)).value),
        );
        expectCarried('activity', ownActivity, readActivity);
      }
    }
  });

  it('no field of the list comes back after all', () => {
    for (const [call, fields] of Object.entries(NOT_ON_THE_WIRE))
      expect([call, [...(seen.get(call) ?? [])].sort()]).toEqual([call, fields]);
    const lists = Object.entries(NOT_ON_THE_WIRE).map(
      ([call, fields]) => `${call}: ${fields.join(', ')}`,
    );
    console.log(`not carried by the wire\n${lists.join('\n')}`);
  });
});

const namedDays = (days: ReadonlyMap<string, readonly TradedDay[]>) =>
  new Map(
    [...days].map(([symbol, [last, before]]) => [symbol, { last, 'days before': before?.price }]),
  );
