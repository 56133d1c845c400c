import { afterAll, beforeAll } from '@jest/globals';
import type { MarketSource } from '@toolyard/core/options/chain';
import { polygonMarket } from '@toolyard/polygon';
import { relayMarket } from '@toolyard/relay';
import { simulatedMarket } from '@toolyard/simulated-market';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
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
] as const;
const simulated = withLeftSymbols(withSplit(simulatedMarket({ seed: 'any', clock }), SPLIT), LAST);

let server: PolygonServer;
let polygon: MarketSource;
let relayed: MarketSource;

beforeAll(async () => {
  server = await new PolygonServer({ source: simulated, clock }).start();
  polygon = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 });
  relayed = relayMarket(polygon, {
    provider: 'polygon',
    clock,
    random: () => 0,
    shared: null,
    budget: null,
    notified: () => undefined,
  });
});
afterAll(() => server.stop());

const common = { provider: 'polygon', simulated: false, unknownSymbol: 'NONE' };

for (const [adapter, source] of [
  ['Polygon', () => polygon],
  ['Polygon behind the relay', () => relayed],
] as const) {
  marketDataConformance(adapter, () => ({
    ...common,
    market: source().market,
    symbol: 'AAPL',
    chinese: null,
    from: '2026-10-01',
    to: '2026-11-20',
    split: SPLIT,
  }));
  corporateActionsConformance(adapter, () => ({
    ...common,
    actions: source().actions,
    symbol: 'AAPL',
    from: '2025-11-20',
    to: '2026-11-20',
    split: SPLIT,
    last: LAST,
  }));
  marketRecordsConformance(adapter, () => ({
    ...common,
    news: source().news,
    earnings: source().earnings,
    hasReports: true,
    quotes: source().quotes,
    symbols: ['F', 'SPY', 'TSLA', 'NIO'],
    now: OPEN,
  }));
  optionChainsConformance(adapter, () => ({
    ...common,
    chains: source().chains,
    symbol: 'TSLA',
    unlistedExpiry: '2026-11-22',
    today: '2026-11-20',
  }));
  optionRecordsConformance(adapter, () => ({
    ...common,
    chains: source().chains,
    tape: source().tape,
    volatility: source().volatility,
    symbol: 'BAC',
    now: OPEN,
    remembers: true,
    remembersVolatility: false,
    lastSessionsOnly: true,
  }));
}
