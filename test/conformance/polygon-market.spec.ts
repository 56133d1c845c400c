import { afterAll, beforeAll } from '@jest/globals';
import { polygonMarket, type PolygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { marketDataConformance } from './market-data.suite.ts';
import { marketRecordsConformance } from './market-records.suite.ts';
import { optionChainsConformance } from './option-chains.suite.ts';
import { optionRecordsConformance } from './option-records.suite.ts';

/** A Friday, 12:34:56 in New York. */
const OPEN = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => OPEN };
const source = simulatedMarket({ seed: 'any', clock });

let server: PolygonServer;
let polygon: PolygonMarket;

beforeAll(async () => {
  server = await new PolygonServer({ source, clock }).start();
  polygon = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 });
});
afterAll(() => server.stop());

marketDataConformance('Polygon', () => ({
  market: polygon.market,
  provider: 'polygon',
  simulated: false,
  symbol: 'AAPL',
  chinese: null,
  unknownSymbol: 'NONE',
  from: '2026-10-01',
  to: '2026-11-20',
}));

marketRecordsConformance('Polygon', () => ({
  news: polygon.news,
  quotes: polygon.quotes,
  provider: 'polygon',
  simulated: false,
  symbols: ['F', 'SPY', 'TSLA', 'NIO'],
  unknownSymbol: 'NONE',
  now: OPEN,
}));

optionChainsConformance('Polygon', () => ({
  chains: polygon.chains,
  provider: 'polygon',
  simulated: false,
  symbol: 'TSLA',
  unknownSymbol: 'NONE',
  unlistedExpiry: '2026-11-22',
  today: '2026-11-20',
}));

optionRecordsConformance('Polygon', () => ({
  chains: polygon.chains,
  tape: polygon.tape,
  volatility: polygon.volatility,
  symbol: 'BAC',
  unknownSymbol: 'NONE',
  now: OPEN,
  remembers: true,
  remembersVolatility: false,
  lastSessionsOnly: true,
}));
