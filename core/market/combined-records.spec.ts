import { describe, expect, it } from '@jest/globals';
import { CombinedNews, CombinedQuotes } from './combined-market.ts';
import { SYMBOL_UNKNOWN } from './market.errors.ts';
import type { NewsItem, NewsQuery } from './news.ts';
import type { MarketNews } from './ports/market-news.ts';
import type { StockQuotes } from './ports/stock-quotes.ts';
import type { MarketMeta } from './sourced.ts';
import { ReadStockQuotes } from './use-cases/read-stock-quotes.ts';

const metaOf = (provider: string, asOf: number): MarketMeta => ({
  provider,
  asOf,
  delayedMinutes: 0,
  stale: false,
  simulated: provider === 'simulated',
  partial: false,
  nextRefresh: null,
});

const item = (id: string, publishedAt: number): NewsItem => ({
  id,
  title: id,
  titleZh: null,
  publishedAt,
  publisher: 'A test',
  url: null,
  description: null,
  descriptionZh: null,
  tickers: [id],
});

const newsSource = (provider: string, items: readonly NewsItem[]): MarketNews => ({
  knows: (symbol) => Promise.resolve(items.some(({ id }) => id === symbol)),
  news: ({ symbol }: NewsQuery) =>
    Promise.resolve({
      value: items.filter(({ id }) => symbol === null || id === symbol),
      meta: metaOf(provider, 10),
    }),
});

const broken: MarketNews = {
  knows: () => Promise.reject(new Error('away')),
  news: () => Promise.reject(new Error('away')),
};

describe('news of several sources', () => {
  const wire = newsSource('wire', [item('B', 20), item('A', 10)]);
  const silent = newsSource('file', []);

  it('of the market come from all of them, the newest first, no more than asked for', async () => {
    const other = newsSource('simulated', [item('C', 20), item('D', 15)]);
    const { value, meta } = await new CombinedNews([wire, other, silent]).news({
      symbol: null,
      limit: 3,
    });
    expect(value.map(({ id }) => id)).toEqual(['B', 'C', 'D']);
    expect(meta).toMatchObject({ provider: 'wire, simulated', simulated: true, partial: false });
  });

  it('of a stock come from who knows it; nobody: refused', async () => {
    const news = new CombinedNews([broken, silent, wire]);
    expect((await news.news({ symbol: 'A', limit: 5 })).value).toEqual([item('A', 10)]);
    await expect(news.news({ symbol: 'Z', limit: 5 })).rejects.toMatchObject({
      code: 'SYMBOL_UNKNOWN',
    });
  });

  it('one that fails leaves them partial; when all fail its failure is told', async () => {
    const query = { symbol: null, limit: 5 };
    expect((await new CombinedNews([broken, wire]).news(query)).meta.partial).toBe(true);
    await expect(new CombinedNews([broken, broken]).news(query)).rejects.toThrow('away');
  });
});

const quoteSource = (provider: string, known: readonly string[], at: number): StockQuotes => ({
  knows: (symbol) => Promise.resolve(known.includes(symbol)),
  quotes: (symbols) =>
    symbols.every((symbol) => known.includes(symbol))
      ? Promise.resolve({
          value: symbols.map((symbol) => ({
            symbol,
            price: 1,
            change: null,
            changePercent: null,
            bid: null,
            ask: null,
            at,
          })),
          meta: metaOf(provider, at),
        })
      : Promise.reject(SYMBOL_UNKNOWN()),
});

describe('quotes of several sources', () => {
  const quotes = new CombinedQuotes([
    quoteSource('file', ['F@'], 10),
    quoteSource('simulated', ['A', 'B', 'F@'], 20),
  ]);

  it('keep the order they are asked in, each from the first source that knows it', async () => {
    const { value, meta } = await quotes.quotes(['B', 'F@', 'A']);
    expect(value.map(({ symbol, at }) => [symbol, at])).toEqual([
      ['B', 20],
      ['F@', 10],
      ['A', 20],
    ]);
    expect(meta.asOf).toBe(10);
    await expect(quotes.quotes(['A', 'Z'])).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
  });

  it('a watched list loses what is unknown and says that it is partial', async () => {
    const reading = new ReadStockQuotes(quotes);
    const { value, meta } = await reading.execute(['A', 'Z']);
    expect([value.map(({ symbol }) => symbol), meta.partial]).toEqual([['A'], true]);
    expect((await reading.execute(['A', 'B'])).meta.partial).toBe(false);
    await expect(reading.execute(['Z'])).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
  });
});
