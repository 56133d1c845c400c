import { beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDER_GARBAGE, PROVIDER_OUTAGE } from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { DomainError } from '@toolyard/core/shared';
import { relayMarket, type SharedCache } from '@toolyard/relay';
import { simulatedMarket } from '@toolyard/simulated-market';
import { marketDataConformance } from './market-data.suite.ts';
import { marketRecordsConformance } from './market-records.suite.ts';
import { optionChainsConformance } from './option-chains.suite.ts';
import { optionRecordsConformance } from './option-records.suite.ts';

/** A Friday, 12:34:56 in New York. */
const NOW = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => NOW };
const simulated = simulatedMarket({ seed: 'any', clock });

const relayed = (source: MarketSource, shared: SharedCache | null = null): MarketSource =>
  relayMarket(source, {
    provider: 'simulated',
    clock,
    random: () => 0,
    shared,
    budget: null,
    notified: () => undefined,
  });

/** Values in memory in the place of Redis. */
function sharedInMemory(texts: Map<string, string>): SharedCache {
  return {
    get: (key) => Promise.resolve(texts.get(key) ?? null),
    set: (key, text) => Promise.resolve(void texts.set(key, text)),
    claim: () => Promise.resolve(true),
    release: () => Promise.resolve(),
  };
}

const ADAPTER = 'the simulated market behind the relay';
const all = relayed(simulated);
const from = { provider: 'simulated', simulated: true, unknownSymbol: 'NONE' };
marketDataConformance(ADAPTER, () => ({
  ...from,
  market: all.market,
  symbol: 'AAPL',
  chinese: '苹果',
  from: '2026-10-01',
  to: '2026-11-20',
  split: null,
}));
optionChainsConformance(ADAPTER, () => ({
  ...from,
  chains: all.chains,
  symbol: 'TSLA',
  unlistedExpiry: '2026-11-22',
  today: '2026-11-20',
}));
marketRecordsConformance(ADAPTER, () => ({
  ...from,
  news: all.news,
  earnings: all.earnings,
  hasReports: true,
  quotes: all.quotes,
  symbols: ['F', 'SPY', 'TSLA', 'NIO'],
  now: NOW,
}));
optionRecordsConformance(ADAPTER, () => ({
  ...from,
  chains: all.chains,
  tape: all.tape,
  volatility: all.volatility,
  symbol: 'BAC',
  now: NOW,
  remembers: true,
}));

/** Calls of every port, by name. */
const CALLS: Readonly<Record<string, (source: MarketSource) => Promise<unknown>>> = {
  search: ({ market }) => market.search({ text: 'apple', limit: 3 }),
  details: ({ market }) => market.details('AAPL'),
  previousClose: ({ market }) => market.previousClose('AAPL'),
  bars: ({ market }) =>
    market.bars({
      symbol: 'SPY',
      from: '2026-10-01',
      to: '2026-11-20',
      timespan: 'day',
      multiplier: 1,
      adjusted: true,
    }),
  stockDays: ({ market }) => market.stockDays(),
  news: ({ news }) => news.news({ symbol: null, limit: 10 }),
  quotes: ({ quotes }) => quotes.quotes(['SPY', 'F']),
  expiries: ({ chains }) => chains.expiries('SPX'),
  chain: ({ chains }) => chains.chain('SPX', '2026-12-18'),
  activity: ({ tape }) => tape.activity(contract),
  lastPrices: ({ tape }) => tape.lastPrices('BAC', '2026-12-18'),
  optionClose: ({ tape }) => tape.previousClose('BAC', [contract]),
  recentDays: ({ tape }) => tape.recentDays('BAC', '2026-12-18'),
  volatility: ({ volatility }) => volatility.year('BAC'),
  actions: ({ actions }) =>
    actions.actions({ symbol: 'BAC', from: '2025-11-20', to: '2026-11-20' }),
  settlementPrice: ({ settlementPrices }) =>
    settlementPrices.settlementPrice({
      symbol: 'BAC',
      date: '2026-11-19',
      settlementTime: 'PM',
    }),
};
const parsed = parseOptionSymbol('BAC261218C00050000');
if (!parsed.ok) throw new Error('no option symbol');
const contract = parsed.value;

/** The value of an answer, with or without its source. */
const valueOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'meta' in answer && 'value' in answer
    ? answer.value
    : answer;

/** A source that answers nothing. */
const silent = new Proxy(
  {},
  {
    get: () => new Proxy({}, { get: () => () => Promise.reject(PROVIDER_OUTAGE()) }),
  },
) as MarketSource;

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  const texts = new Map<string, string>();
  let original: unknown;
  beforeAll(async () => {
    original = valueOf(await call(simulated));
    await call(relayed(simulated, sharedInMemory(texts)));
  });

  it('the answer is that of the provider', async () =>
    expect(valueOf(await call(relayed(simulated)))).toEqual(original));

  it('a server that starts anew has the same answer from the shared cache', async () =>
    expect(valueOf(await call(relayed(silent, sharedInMemory(texts))))).toEqual(original));

  it.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['of another key', (text: string) => text.replace(`:${name}:`, ':other:')],
    [
      'of another version',
      (text: string) => text.replace('toolyard:answer:1', 'toolyard:answer:0'),
    ],
    ['fresh for ever', (text: string) => text.replace(/"freshUntil":\d+/, '"freshUntil":9e15')],
    ['without its age', (text: string) => text.replace(/"asOf":\d+/, '"asOf":null')],
    ['not JSON', () => '<html>'],
    ['null', () => 'null'],
    ['without a value', (text: string) => text.replace('"value":', '"valuable":')],
  ])('a stored answer that is %s is not used', async (_name, harmed) => {
    const others = new Map([...texts].map(([key, text]) => [key, harmed(text)]));
    expect([...others.values()]).not.toEqual([...texts.values()]);
    await expect(call(relayed(silent, sharedInMemory(others)))).rejects.toMatchObject({
      code: PROVIDER_OUTAGE.code,
    });
  });
});

it('an adapter that throws something else is told as an answer that cannot be used', async () => {
  const broken = {
    ...simulated,
    market: { details: () => Promise.reject(new TypeError('x of undefined')) },
  } as unknown as MarketSource;
  const fault: unknown = await relayed(broken)
    .market.details('AAPL')
    .catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(DomainError);
  expect(fault).toMatchObject({ code: PROVIDER_GARBAGE.code, kind: 'provider' });
});
