import { describe, expect, it } from '@jest/globals';
import {
  byReportDate,
  type EarningsQuery,
  type EarningsReports,
  type MarketNews,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';

/** An adapter of MarketNews, EarningsReports and StockQuotes, and what the suite may ask it for. */
interface MarketRecordsCase {
  readonly news: MarketNews;
  readonly earnings: EarningsReports;
  /** Whether the source has a calendar of reports. */
  readonly hasReports: boolean;
  readonly quotes: StockQuotes;
  readonly provider: string;
  readonly simulated: boolean;
  /** Symbols that the source knows. */
  readonly symbols: readonly [string, ...string[]];
  readonly unknownSymbol: string;
  readonly now: Instant;
}

const UNKNOWN = { kind: 'notFound', code: 'SYMBOL_UNKNOWN' };

type ReportDays = Pick<EarningsQuery, 'from' | 'to'>;

/** Years around the instants of all suites. */
const ALL_REPORTS: ReportDays = { from: '2024-01-01', to: '2027-12-31' };

/** What every adapter of MarketNews, of EarningsReports and of StockQuotes must do. */
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

  describe(`${adapter} keeps the promises of EarningsReports`, () => {
    const reports = async (symbol: string | null, days: ReportDays = ALL_REPORTS) =>
      (await open().earnings.reports({ ...days, symbol })).value;

    it('by date and symbol, one per symbol and date; null without a calendar', async () => {
      const { symbols, hasReports } = open();
      for (const symbol of [null, ...symbols]) {
        const value = await reports(symbol);
        expect(value === null).toBe(!hasReports);
        const keys = (value ?? []).map((report) => `${report.date} ${report.symbol}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(value?.toSorted(byReportDate) ?? null).toEqual(value);
        expect((value ?? []).every((each) => symbol === null || each.symbol === symbol)).toBe(true);
      }
    });

    it('a shorter span holds the reports of its days alone, the first and the last included', async () => {
      const all = await reports(null);
      const [first, last] = [all?.[0]?.date, all?.[3]?.date];
      expect(first === undefined).toBe(!open().hasReports);
      if (!first || !last) return;
      const within = all!.filter(({ date }) => date >= first && date <= last);
      expect(await reports(null, { from: first, to: last })).toEqual(within);
    });

    it('an unknown symbol is refused with SYMBOL_UNKNOWN', async () => {
      const { earnings, unknownSymbol } = open();
      expect(await earnings.knows(unknownSymbol)).toBe(false);
      await expect(reports(unknownSymbol)).rejects.toMatchObject(UNKNOWN);
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
