import { describe, expect, it } from '@jest/globals';
import { SYMBOL_UNKNOWN } from './market.errors.ts';
import { CombinedMarket } from './combined-market.ts';
import type { StockDay } from './movers.ts';
import type { MarketData } from './ports/market-data.ts';
import { rankSearch } from './rank-search.ts';
import type { MarketMeta } from './sourced.ts';
import type { SearchHit } from './ticker.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const clock = { now: () => NOW };

const hit = (ticker: string, name: string, price: number): SearchHit => ({
  ticker,
  name,
  nameZh: null,
  market: 'stocks',
  locale: 'us',
  type: 'CS',
  currency: 'USD',
  primaryExchange: null,
  price,
  change: null,
  changePercent: null,
});

const dayOf = ({ ticker, name, nameZh, type, price }: SearchHit): StockDay => ({
  ...{ ticker, name, nameZh, type, price },
  ...{ sector: null, change: null, changePercent: null, volume: null },
});

/** A source of a few stocks that answers details with its provider's name. */
function source(
  provider: string,
  hits: readonly SearchHit[],
  changes: Partial<MarketMeta> = {},
): MarketData {
  const meta: MarketMeta = {
    provider,
    asOf: NOW,
    delayedMinutes: 0,
    stale: false,
    simulated: false,
    partial: false,
    nextRefresh: null,
    ...changes,
  };
  const details = { nameZh: null, marketCap: null, min52Week: null, max52Week: null };
  const figures = { weightedSharesOutstanding: null, dividendYield: null, primaryExchange: null };
  const has = (symbol: string) => hits.some(({ ticker }) => ticker === symbol);
  return {
    knows: (symbol) => Promise.resolve(has(symbol)),
    search: ({ text, limit }) => Promise.resolve({ value: rankSearch(hits, text, limit), meta }),
    details: (ticker) =>
      Promise.resolve({ value: { ticker, name: provider, ...details, ...figures }, meta }),
    previousClose: () => Promise.resolve({ value: null, meta }),
    bars: ({ symbol }) =>
      has(symbol) ? Promise.resolve({ value: [], meta }) : Promise.reject(SYMBOL_UNKNOWN()),
    stockDays: () => Promise.resolve({ value: hits.map(dayOf), meta }),
    status: () => Promise.reject(new Error('not asked')),
  };
}

const simulated = source('simulated', [hit('MSFT', 'Microsoft', 400), hit('META', 'Meta', 500)], {
  simulated: true,
  nextRefresh: NOW + 60_000,
});
const files = source('file', [hit('MSFT@2021-11-22', 'MSFT of a file', 342)], { asOf: 0 });
const broken: MarketData = {
  ...simulated,
  knows: () => Promise.reject(new Error('down')),
  search: () => Promise.reject(new Error('down')),
  stockDays: () => Promise.reject(new Error('down')),
};
const market = new CombinedMarket([simulated, files], clock);
const tickers = (hits: readonly SearchHit[]) => hits.map(({ ticker }) => ticker);

describe('several markets behind one port', () => {
  it('a search shows the hits of all, ranked together', async () => {
    const { value, meta } = await market.search({ text: 'msft', limit: 5 });
    expect(tickers(value)).toEqual(['MSFT', 'MSFT@2021-11-22']);
    expect(meta).toMatchObject({ provider: 'simulated, file', asOf: 0, simulated: true });
    expect(meta.nextRefresh).toBe(NOW + 60_000);
  });

  it('only the sources that found something are named', async () => {
    expect((await market.search({ text: 'meta', limit: 5 })).meta.provider).toBe('simulated');
    expect((await market.search({ text: '2021', limit: 5 })).meta).toMatchObject({
      provider: 'file',
      simulated: false,
    });
  });

  it('the limit holds for all together, and nonsense finds nothing', async () => {
    expect((await market.search({ text: 'm', limit: 2 })).value).toHaveLength(2);
    expect((await market.search({ text: 'zzqqxx', limit: 2 })).value).toEqual([]);
  });

  it('a symbol is answered by the source that knows it, the first of several', async () => {
    expect((await market.details('MSFT')).value.name).toBe('simulated');
    expect((await market.details('MSFT@2021-11-22')).value.name).toBe('file');
    const twice = new CombinedMarket(
      [files, source('other', [hit('MSFT@2021-11-22', 'x', 1)])],
      clock,
    );
    expect((await twice.details('MSFT@2021-11-22')).value.name).toBe('file');
    const { value } = await twice.search({ text: 'msft', limit: 5 });
    expect(value.map(({ price }) => price)).toEqual([342]);
  });

  it('the sessions of all sources stand together, partial where one fails', async () => {
    const { value, meta } = await market.stockDays();
    expect(value.map(({ ticker }) => ticker)).toEqual(['MSFT', 'META', 'MSFT@2021-11-22']);
    expect(meta.partial).toBe(false);
    const half = await new CombinedMarket([broken, files], clock).stockDays();
    expect([half.value.length, half.meta.partial]).toEqual([1, true]);
    await expect(new CombinedMarket([broken], clock).stockDays()).rejects.toThrow('down');
  });

  it('a symbol that none knows is refused', async () => {
    const query = {
      symbol: 'NONE',
      from: '2026-01-01',
      to: '2026-01-02',
      timespan: 'day',
      multiplier: 1,
      adjusted: true,
    } as const;
    expect(await market.knows('NONE')).toBe(false);
    await expect(market.details('NONE')).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
    await expect(market.previousClose('NONE')).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
    await expect(market.bars(query)).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
  });

  it('a source that fails leaves the others, marked as partial', async () => {
    const limping = new CombinedMarket([broken, files], clock);
    const { value, meta } = await limping.search({ text: 'msft', limit: 5 });
    expect(tickers(value)).toEqual(['MSFT@2021-11-22']);
    expect(meta.partial).toBe(true);
    expect(await limping.knows('MSFT@2021-11-22')).toBe(true);
    expect((await limping.details('MSFT@2021-11-22')).value.name).toBe('file');
  });

  it('when all fail the failure is told', async () => {
    const dead = new CombinedMarket([broken], clock);
    await expect(dead.search({ text: 'msft', limit: 5 })).rejects.toThrow('down');
    expect(await dead.knows('MSFT')).toBe(false);
  });

  it('the status is the calendar’s', async () => {
    const { value, meta } = await market.status();
    expect(value.market).toBe('open');
    expect(meta).toMatchObject({ provider: 'calendar', nextRefresh: value.nextChange });
  });
});
