import type { MarketSource } from '@toolyard/core/options/chain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import { openChainFiles, type OpenedChainFiles } from '@toolyard/chain-files';
import { PROVIDER_OUTAGE } from '@toolyard/core/market';
import { fromDollars } from '@toolyard/core/shared';
import { FakeClock, FakeSettlementPrices } from '@toolyard/memory';
import { polygonMarket } from '@toolyard/polygon';
import { relayMarket } from '@toolyard/relay';
import { simulatedMarket } from '@toolyard/simulated-market';
import { AlpacaServer, delayedMarket } from '../support/alpaca-server.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { withSplit } from '../support/split-market.ts';
import { writeChain } from '../support/written-chain.ts';
import { settlementPricesConformance } from './settlement-prices.suite.ts';

const DATE = '2026-11-20';
const OPEN = Date.parse('2026-11-20T15:00:00Z');
const SPLIT = { symbol: 'AAPL', date: '2026-11-23', ratio: 10 } as const;
const clock = new FakeClock(OPEN);
const setClock = (now: number): void => clock.set(now);
const simulated = simulatedMarket({ seed: 'any', clock });
const source = withSplit(simulated, SPLIT);

let polygonServer: PolygonServer;
let alpacaServer: AlpacaServer;
const sources: Record<string, MarketSource> = { 'the simulated market': simulated };
let close: number;
/** Null where a call of settlement prices is answered. */
let outage: Error | null = null;

const relayed = (market: MarketSource, provider: string): MarketSource =>
  relayMarket(market, {
    ...{ provider, clock, shared: null, budget: null },
    random: () => 0,
    notified: () => undefined,
  });

beforeAll(async () => {
  polygonServer = await new PolygonServer({ source, clock }).start();
  const delayed = withSplit(delayedMarket(clock), SPLIT);
  alpacaServer = await new AlpacaServer({ source: delayed, clock }).start();
  const deadlineMs = 60_000;
  const { baseUrl } = polygonServer;
  const polygon = polygonMarket({ baseUrl, apiKey: STUB_KEY, clock, deadlineMs });
  const alpaca = alpacaMarket({ ...alpacaServer.settings, clock, deadlineMs });
  sources['Polygon'] = polygon;
  sources['Polygon behind the relay'] = relayed(polygon, 'polygon');
  sources['Alpaca'] = alpaca;
  sources['Alpaca behind the relay'] = relayed(alpaca, 'alpaca');
  sources['the simulated market behind the relay'] = relayed(simulated, 'simulated');
  const days = { from: DATE, to: DATE, timespan: 'day', multiplier: 1, adjusted: false } as const;
  clock.set(Date.parse('2026-11-21T15:00:00Z'));
  close = (await simulated.market.bars({ symbol: 'AAPL', ...days })).value[0]!.close;
});
afterAll(async () => {
  await polygonServer.stop();
  await alpacaServer.stop();
});

for (const [adapter, provider, index] of [
  ['the simulated market', 'simulated', 'SPX'],
  ['the simulated market behind the relay', 'simulated', 'SPX'],
  ['Polygon', 'polygon', 'SPX'],
  ['Polygon behind the relay', 'polygon', 'SPX'],
  ['Alpaca', 'alpaca', null],
  ['Alpaca behind the relay', 'alpaca', null],
] as const)
  settlementPricesConformance(adapter, () => ({
    prices: sources[adapter]!.settlementPrices,
    ...{ provider, simulated: provider === 'simulated', setClock, index, close, date: DATE },
    ...{ symbol: 'AAPL', unknownSymbol: 'NONE', hasMorningValues: provider === 'simulated' },
  }));

const fake = new FakeSettlementPrices(['ABC', 'RUT'], clock, { simulated: true });
fake.publish({ symbol: 'ABC', date: DATE, settlementTime: 'PM' }, fromDollars(94.99));
fake.publish({ symbol: 'RUT', date: DATE, settlementTime: 'AM' }, fromDollars(2_413.07));
settlementPricesConformance('a list in memory', () => ({
  ...{ prices: fake, provider: 'listed', simulated: true, setClock, close: 94.99, date: DATE },
  ...{ symbol: 'ABC', index: 'RUT', unknownSymbol: 'NONE', hasMorningValues: true },
}));

const dir = mkdtempSync(join(tmpdir(), 'chain-files-'));
let files: OpenedChainFiles;
beforeAll(async () => {
  writeChain(join(dir, 'ACME-2024-05-20.csv'), 'plain');
  files = await openChainFiles(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));
settlementPricesConformance('a folder of chain files', () => ({
  ...{ prices: files.settlementPrices, provider: 'file', simulated: false, setClock },
  ...{ symbol: 'ACME@2024-05-20', index: null, unknownSymbol: 'ACME', date: DATE },
  ...{ close: null, hasMorningValues: false },
}));

describe('a settlement price behind the relay', () => {
  const query = { symbol: 'AAPL', date: DATE, settlementTime: 'PM' } as const;
  const at = (time: string, day = '20') => Date.parse(`2026-11-${day}T${time}Z`);
  let calls = 0;
  const counted: MarketSource = {
    ...source,
    settlementPrices: {
      knows: () => Promise.resolve(true),
      settlementPrice: async (request) => {
        calls += 1;
        if (outage) throw outage;
        return simulated.settlementPrices.settlementPrice(request);
      },
    },
  };
  const priceOf = async (market: MarketSource, now: number) => {
    clock.set(now);
    const { value } = await market.settlementPrices.settlementPrice(query);
    return value;
  };

  it('that it was not known is remembered for a minute, a price for longer, and equal calls at once make one', async () => {
    const market = relayed(counted, 'simulated');
    calls = 0;
    clock.set(at('20:59:00'));
    const all = await Promise.all(
      Array.from({ length: 50 }, () => market.settlementPrices.settlementPrice(query)),
    );
    expect(new Set(all.map(({ value }) => value))).toEqual(new Set([null]));
    expect(calls).toBe(1);
    expect(await priceOf(market, at('20:59:30'))).toBeNull();
    expect(calls).toBe(1);
    expect(await priceOf(market, at('21:00:00'))).toBe(fromDollars(close));
    expect(await priceOf(market, at('21:30:00'))).toBe(fromDollars(close));
    expect(calls).toBe(2);
  });

  it('a provider that was away gives the price within a minute of its return', async () => {
    const market = relayed(counted, 'simulated');
    outage = PROVIDER_OUTAGE();
    await expect(priceOf(market, at('21:30:00'))).rejects.toMatchObject({ kind: 'provider' });
    outage = null;
    expect(await priceOf(market, at('21:31:00'))).toBe(fromDollars(close));
  });

  it('a price that is known stays while the provider is away', async () => {
    const market = relayed(counted, 'simulated');
    expect(await priceOf(market, at('21:30:00'))).toBe(fromDollars(close));
    outage = PROVIDER_OUTAGE();
    expect(await priceOf(market, at('15:00:00', '27'))).toBe(fromDollars(close));
    outage = null;
  });

  it('a bar of the running session is read again after a quarter of an hour', async () => {
    const market = relayed(newPolygonMarket(), 'polygon');
    const days = { from: '2026-11-02', to: DATE, timespan: 'day', multiplier: 1 } as const;
    const lastAt = async (now: number) => {
      clock.set(now);
      const { value } = await market.market.bars({ symbol: 'AAPL', ...days, adjusted: false });
      return value.at(-1)!.close;
    };
    const first = await lastAt(at('15:00:00'));
    expect(await lastAt(at('15:10:00'))).toBe(first);
    expect(await lastAt(at('19:00:00'))).not.toBe(first);
    expect(await lastAt(at('21:30:00'))).toBe(close);
  });

  it('bars read while the session ran do not become its settlement price', async () => {
    const market = relayed(newPolygonMarket(), 'polygon');
    clock.set(at('15:00:00'));
    const days = { from: '2026-11-02', to: DATE, timespan: 'day', multiplier: 1 } as const;
    await market.market.bars({ symbol: 'AAPL', ...days, adjusted: false });
    await market.market.bars({ symbol: 'AAPL', ...days, adjusted: true });
    expect(await priceOf(market, at('21:05:00'))).toBeNull();
    expect(await priceOf(market, at('21:20:30'))).toBe(fromDollars(close));
  });
});

const newPolygonMarket = (): MarketSource =>
  polygonMarket({
    ...{ baseUrl: polygonServer.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 },
  });
