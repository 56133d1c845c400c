import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BarQuery, MarketMeta, Sourced } from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { DomainError } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { polygonMarket } from '@toolyard/polygon';
import { relayMarket } from '@toolyard/relay';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Fault } from '../support/polygon-faults.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { parsed } from './option-records.suite.ts';

/** Friday 2026-11-20, 12:34:56 in New York, and two hours after the close: no price changes before Monday. */
const OPEN = Date.parse('2026-11-20T17:34:56Z');
const CLOSED = Date.parse('2026-11-20T23:00:00Z');
const CLOSE = Date.parse('2026-11-20T21:00:00Z');
const CLOSE_BEFORE = Date.parse('2026-11-19T21:00:00Z');
const MINUTE = 60_000;
const EXPIRY = '2026-12-18';
const CONTRACT = parsed('F261218C00012000');
const DAYS: BarQuery = {
  ...{ symbol: 'F', from: '2026-11-02', to: '2026-11-20', timespan: 'day', multiplier: 1 },
  adjusted: true,
};

type Call = (source: MarketSource) => Promise<Sourced<unknown>>;
const CALLS: Readonly<Record<string, Call>> = {
  previousClose: ({ market }) => market.previousClose('F'),
  bars: ({ market }) => market.bars(DAYS),
  'bars of an earlier month': ({ market }) =>
    market.bars({ ...DAYS, from: '2024-11-01', to: '2024-11-29' }),
  settlementPrice: ({ settlementPrices }) =>
    settlementPrices.settlementPrice({ symbol: 'F', date: '2026-11-20', settlementTime: 'PM' }),
  stockDays: ({ market }) => market.stockDays(),
  quotes: ({ quotes }) => quotes.quotes(['F', 'KO']),
  news: ({ news }) => news.news({ symbol: 'F', limit: 5 }),
  earnings: ({ earnings }) =>
    earnings.reports({ symbol: 'F', from: '2026-11-01', to: '2027-10-31' }),
  actions: ({ actions }) => actions.actions({ symbol: 'F', from: '2025-11-20', to: '2026-11-20' }),
  expiries: ({ chains }) => chains.expiries('F'),
  chain: ({ chains }) => chains.chain('F', EXPIRY),
  activity: ({ tape }) => tape.activity(CONTRACT),
  recentDays: ({ tape }) => tape.recentDays('F', EXPIRY),
};

const clock = new FakeClock(CLOSED);
let server: PolygonServer;
const source = (): MarketSource =>
  polygonMarket({ ...{ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock }, deadlineMs: 60_000 });
const relayed = (): MarketSource =>
  relayMarket(source(), {
    ...{ provider: 'polygon', clock, random: () => 0, shared: null, budget: null },
    notified: () => undefined,
  });

async function answerOf(call: Promise<Sourced<unknown>>): Promise<Sourced<unknown> | DomainError> {
  try {
    return await call;
  } catch (fault) {
    if (fault instanceof DomainError) return fault;
    throw fault;
  }
}

const good = new Map<string, unknown>();

/** Requests of a refused call may still be under way; their answers are those of the faulty provider too. */
async function heal(): Promise<void> {
  let before: number;
  do {
    before = server.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (server.requests.length > before);
  server.fault = () => null;
}

beforeAll(async () => {
  server = await new PolygonServer({
    source: simulatedMarket({ seed: 'any', clock }),
    clock,
  }).start();
  for (const [name, call] of Object.entries(CALLS)) good.set(name, (await call(relayed())).value);
});
beforeEach(() => {
  clock.set(CLOSED);
  server.fault = () => null;
});
afterAll(() => server.stop());

const ODD: readonly Fault[] = [
  'nullResults',
  'absentResults',
  'emptyResults',
  'otherTicker',
  'otherYear',
  'badRequest',
  'notFound',
];

/** Nothing in a list of all shares tells that it is about others, and old news are news. */
const isNoFault = (fault: Fault, name: string): boolean =>
  (fault === 'otherTicker' && name === 'stockDays') || (fault === 'otherYear' && name === 'news');

describe.each(ODD)('%s, on a Friday after the close', (fault) => {
  const names = Object.keys(CALLS).filter((name) => !isNoFault(fault, name));

  it.each(names)('%s is right within a minute after the provider is', async (name) => {
    const call = CALLS[name]!;
    const market = relayed();
    server.fault = () => fault;
    await answerOf(call(market));
    clock.advance(MINUTE);
    await answerOf(call(market));
    await heal();
    clock.advance(MINUTE);
    const healed = await call(market);
    expect(healed.value).toEqual(good.get(name));
    expect(healed.meta.stale).toBe(false);
  });

  it.each(names)('%s stands, or is without content, while it lasts', async (name) => {
    const call = CALLS[name]!;
    const market = relayed();
    await call(market);
    server.fault = () => fault;
    clock.set(CLOSED + 3 * 24 * 60 * MINUTE);
    const shown = await answerOf(call(market));
    if (shown instanceof DomainError || shown.meta.partial) return;
    const { value } = shown;
    const isEmpty =
      value === null ||
      (Array.isArray(value) && value.length === 0) ||
      (value instanceof Map && value.size === 0) ||
      JSON.stringify(value) === '{"trades":[],"days":[]}';
    expect(isEmpty || JSON.stringify(value)).toBe(isEmpty || JSON.stringify(good.get(name)));
  });
});

describe('what an answer is of', () => {
  it.each(Object.keys(CALLS).filter((name) => name !== 'stockDays'))(
    '%s of another ticker is refused',
    async (name) => {
      server.fault = () => 'otherTicker';
      expect(await answerOf(CALLS[name]!(source()))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    },
  );

  it.each([
    ['another symbol', 'otherTicker'],
    ['a day six years ago', 'otherYear'],
  ] as const)('a close of %s is never the last one', async (_what, fault) => {
    server.fault = (path) => (path.endsWith('/prev') ? fault : null);
    const answer = await answerOf(source().market.previousClose('F'));
    expect('value' in answer ? answer.value : answer.code).toBe(
      fault === 'otherYear' ? null : 'PROVIDER_GARBAGE',
    );
  });

  it.each(['bars', 'stockDays', 'recentDays', 'activity', 'chain'])(
    '%s of six years ago: none',
    async (name) => {
      server.fault = (path) =>
        /aggs|snapshot|trades|quotes/.test(path) && !path.endsWith('contracts')
          ? 'otherYear'
          : null;
      const answer = await answerOf(CALLS[name]!(relayed()));
      expect(answer).toMatchObject({ kind: 'provider' });
    },
  );

  it.each(['otherTicker', 'otherYear'] as const)(
    'corporate actions, where the lists alone have %s, are refused and not taken for none',
    async (fault) => {
      server.fault = (path) => (path.startsWith('/stocks/v1/') ? fault : null);
      expect(await answerOf(CALLS['actions']!(source()))).toMatchObject({
        code: 'PROVIDER_GARBAGE',
      });
    },
  );

  it('a quote of six years ago is refused', async () => {
    server.fault = (path) => (path === '/v3/snapshot' ? 'otherYear' : null);
    expect(await answerOf(relayed().quotes.quotes(['F']))).toMatchObject({
      code: 'PROVIDER_GARBAGE',
    });
  });

  it('a list of all shares that is empty is asked for again', async () => {
    const market = relayed();
    server.fault = (path) => (path === '/v3/reference/tickers' ? 'nullResults' : null);
    expect(await answerOf(market.market.stockDays())).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    server.fault = () => null;
    clock.advance(MINUTE);
    expect((await market.market.stockDays()).value).toEqual(good.get('stockDays'));
  });

  it('one share without a price leaves the others theirs', async () => {
    const market = relayed();
    const { value } = await market.quotes.quotes(['F', 'KO']);
    expect(value.map(({ symbol }) => symbol)).toEqual(['F', 'KO']);
    clock.advance(3 * 24 * 60 * MINUTE);
    server.fault = (path) => (path === '/v3/snapshot' ? 'missingRows' : null);
    const fresh = await relayed().quotes.quotes(['F', 'KO']);
    expect(fresh.value.map(({ symbol }) => symbol)).toEqual(['F']);
    expect(fresh.meta.partial).toBe(true);
  });
});

describe('how old an answer is', () => {
  const metaOf = async (name: string): Promise<MarketMeta> => (await CALLS[name]!(source())).meta;

  it.each([
    ['previousClose', OPEN, CLOSE_BEFORE],
    ['previousClose', CLOSED, CLOSE],
    ['bars', OPEN, OPEN],
    ['bars', CLOSED, CLOSE],
    ['bars of an earlier month', OPEN, Date.parse('2024-11-29T18:00:00Z')],
    ['stockDays', CLOSED, CLOSE],
  ])('%s: the time of the newest price', async (name, now, asOf) => {
    clock.set(now);
    expect(await metaOf(name)).toMatchObject({ asOf, delayedMinutes: 0 });
  });

  it.each([
    ['previousClose', CLOSE_BEFORE],
    ['bars', OPEN - 15 * MINUTE],
    ['stockDays', OPEN - 15 * MINUTE],
  ])('%s with the status DELAYED is 15 minutes late', async (name, asOf) => {
    clock.set(OPEN);
    server.fault = () => 'delayed';
    expect(await metaOf(name)).toMatchObject({ asOf, delayedMinutes: 15 });
  });
});
