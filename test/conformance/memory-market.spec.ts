import { describe, expect, it } from '@jest/globals';
import { FakeMarketData, FakeClock } from '@toolyard/memory';
import { marketDataConformance } from './market-data.suite.ts';

const CLOSE = Date.parse('2024-05-20T20:00:00Z');
const DAY = 86_400_000;
const unknown = {
  marketCap: null,
  min52Week: null,
  max52Week: null,
  weightedSharesOutstanding: null,
  dividendYield: null,
};
const named = { ticker: 'ACME', name: 'Acme Corporation', nameZh: '顶点', primaryExchange: null };
const bars = [19, 12, 5].map((daysAgo) => ({
  at: CLOSE - daysAgo * DAY,
  open: 100,
  high: 102,
  low: 99,
  close: 101,
  volume: 1_000,
}));
const market = new FakeMarketData(
  [
    {
      hit: {
        ...named,
        market: 'stocks',
        locale: 'us',
        type: 'CS',
        currency: 'USD',
        price: 101,
        change: null,
        changePercent: null,
      },
      details: { ...named, ...unknown },
      bars,
      splits: [{ date: '2024-05-10', ratio: 2 }],
    },
  ],
  new FakeClock(CLOSE),
);

marketDataConformance('a list in memory', () => ({
  market,
  provider: 'listed',
  simulated: false,
  symbol: 'ACME',
  chinese: '顶点',
  unknownSymbol: 'NONE',
  from: '2024-05-01',
  to: '2024-05-20',
  split: { date: '2024-05-10', ratio: 2 },
}));

describe('a list in memory', () => {
  it('the previous close is the last bar', async () =>
    expect((await market.previousClose('ACME')).value).toEqual(bars.at(-1)));
});
