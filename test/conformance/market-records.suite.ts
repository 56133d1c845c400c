import { describe, expect, it } from '@jest/globals';
import type { MarketNews, StockQuote, StockQuotes } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';

/** An adapter of MarketNews and StockQuotes, and what the suite may ask it for. */
interface MarketRecordsCase {
  readonly news: MarketNews;
  readonly quotes: StockQuotes;
  readonly provider: string;
  readonly simulated: boolean;
  /** Symbols that the source knows. */
  readonly symbols: readonly [string, ...string[]];
  readonly unknownSymbol: string;
  readonly now: Instant;
}

const UNKNOWN = { kind: 'notFound', code: 'SYMBOL_UNKNOWN' };

/** What every adapter of MarketNews and of StockQuotes must do. */
export function marketRecordsConformance(adapter: string, open: () => MarketRecordsCase): void {
  describe(`${adapter} keeps the promises of MarketNews`, () => {
    const everyNews = async (limit: number) => {
      const { news, symbols } = open();
      const queries = [null, ...symbols].map((symbol) => ({ symbol, limit }));
      return Promise.all(queries.map(async (query) => ({ query, ...(await news.news(query)) })));
    };

    it('newest first, none from later than now, no id twice, no more than asked for', async () => {
      for (const { value } of await everyNews(20)) {
        expect(value.length).toBeLessThanOrEqual(20);
        expect(new Set(value.map(({ id }) => id)).size).toBe(value.length);
        value.forEach(({ publishedAt }, i) => {
          expect(publishedAt).toBeLessThanOrEqual(value[i - 1]?.publishedAt ?? open().now);
        });
      }
    });

    it('a shorter answer is the beginning of a longer one, and the same whenever it is asked for', async () => {
      const [short, long, again] = [await everyNews(3), await everyNews(20), await everyNews(20)];
      expect(again).toEqual(long);
      short.forEach(({ value }, i) => expect(value).toEqual(long[i]!.value.slice(0, 3)));
    });

    it('news of a stock names it; nothing is blank; links are web addresses or paths', async () => {
      for (const { query, value } of await everyNews(20))
        for (const { title, publisher, tickers, url } of value) {
          expect(query.symbol === null || tickers.includes(query.symbol)).toBe(true);
          expect([title, publisher].map((text) => text.trim())).not.toContain('');
          expect(url ?? '/').toMatch(/^(https?:\/)?\//);
        }
    });

    it('an unknown symbol is refused with SYMBOL_UNKNOWN', async () => {
      const { news, unknownSymbol } = open();
      expect(await news.knows(unknownSymbol)).toBe(false);
      await expect(news.news({ symbol: unknownSymbol, limit: 3 })).rejects.toMatchObject(UNKNOWN);
    });
  });

  describe(`${adapter} keeps the promises of StockQuotes`, () => {
    it('a quote a symbol, in the order they are asked for', async () => {
      const { quotes, symbols, provider, simulated } = open();
      for (const requested of [symbols, symbols.toReversed()]) {
        const { value, meta } = await quotes.quotes(requested);
        expect(value.map(({ symbol }) => symbol)).toEqual(requested);
        expect(value.filter((quote) => !isConsistent(quote))).toEqual([]);
        expect(value.every(({ at }) => at <= open().now)).toBe(true);
        expect(meta).toMatchObject({ provider, simulated });
      }
    });

    it('one unknown symbol refuses them all with SYMBOL_UNKNOWN', async () => {
      const { quotes, symbols, unknownSymbol } = open();
      expect(await quotes.knows(symbols[0])).toBe(true);
      expect(await quotes.knows(unknownSymbol)).toBe(false);
      await expect(quotes.quotes([...symbols, unknownSymbol])).rejects.toMatchObject(UNKNOWN);
    });
  });
}

/** The price lies between bid and ask, and the change goes where its percentage goes. */
const isConsistent = ({ price, bid, ask, change, changePercent }: StockQuote): boolean =>
  price > 0 &&
  (bid ?? price) <= price &&
  (ask ?? price) >= price &&
  (change === null) === (changePercent === null) &&
  (change ?? 0) * (changePercent ?? 0) >= 0;
