import { afterAll, beforeAll, describe } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import type { MarketSource } from '@toolyard/core/options/chain';
import { relayMarket } from '@toolyard/relay';
import { AlpacaServer, delayedMarket } from '../support/alpaca-server.ts';
import { withLeftSymbols } from '../support/left-symbols.ts';
import { withSplit } from '../support/split-market.ts';
import { corporateActionsConformance } from './corporate-actions.suite.ts';
import { marketDataConformance } from './market-data.suite.ts';
import { marketRecordsConformance } from './market-records.suite.ts';
import { optionChainsConformance } from './option-chains.suite.ts';
import { optionRecordsConformance } from './option-records.suite.ts';

/** A Friday, 12:34:56 in New York. */
const OPEN = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => OPEN };
const SPLIT = { symbol: 'AAPL', date: '2026-11-09', ratio: 4 } as const;
const LAST = [
  { kind: 'symbolChange', symbol: 'LEFT', exDate: '2026-03-02', newSymbol: 'RIGHT' },
  ...[
    { symbol: 'CASHED', cash: 54.2, newSymbol: null, shares: 0 },
    { symbol: 'SWAPPED', cash: 0, newSymbol: 'AMC', shares: 0.1 },
    { symbol: 'BOTH', cash: 120.3, newSymbol: 'ABBV', shares: 0.866 },
  ].map((each) => ({ kind: 'merger', exDate: '2026-05-08', ...each }) as const),
] as const;
const source = withLeftSymbols(withSplit(delayedMarket(clock), SPLIT), LAST);

let server: AlpacaServer;
const adapters: Record<string, MarketSource> = {};

beforeAll(async () => {
  server = await new AlpacaServer({ source, clock }).start();
  const alpaca = alpacaMarket({ ...server.settings, clock, deadlineMs: 60_000 });
  adapters['Alpaca'] = alpaca;
  adapters['Alpaca behind the relay'] = relayMarket(alpaca, {
    provider: 'alpaca',
    clock,
    random: () => 0,
    shared: null,
    budget: null,
    notified: () => undefined,
  });
});
afterAll(() => server.stop());

describe.each(['Alpaca', 'Alpaca behind the relay'])('%s', (name) => {
  const from = { provider: 'alpaca', simulated: false, unknownSymbol: 'NONE' };
  marketDataConformance(name, () => ({
    ...from,
    market: adapters[name]!.market,
    symbol: 'AAPL',
    chinese: null,
    from: '2026-10-01',
    to: '2026-11-20',
    split: SPLIT,
  }));
  corporateActionsConformance(name, () => ({
    ...from,
    actions: adapters[name]!.actions,
    symbol: 'AAPL',
    from: '2025-11-20',
    to: '2026-11-20',
    split: SPLIT,
    last: LAST,
  }));
  marketRecordsConformance(name, () => ({
    ...from,
    news: adapters[name]!.news,
    earnings: adapters[name]!.earnings,
    hasReports: false,
    quotes: adapters[name]!.quotes,
    symbols: ['F', 'SPY', 'TSLA', 'NIO'],
    now: OPEN,
  }));
  optionChainsConformance(name, () => ({
    ...from,
    chains: adapters[name]!.chains,
    symbol: 'F',
    unlistedExpiry: '2026-11-22',
    today: '2026-11-20',
  }));
  optionRecordsConformance(name, () => ({
    ...from,
    chains: adapters[name]!.chains,
    tape: adapters[name]!.tape,
    volatility: adapters[name]!.volatility,
    symbol: 'F',
    now: OPEN,
    remembers: true,
    remembersVolatility: false,
  }));
});
