import { describe, expect, it } from '@jest/globals';
import type { Bar, MarketData, MarketMeta } from '@toolyard/core/market';
import { toCalendarDate, type CalendarDate } from '@toolyard/core/shared';

/** An adapter of MarketData and what the suite may ask it for. */
interface MarketDataCase {
  readonly market: MarketData;
  readonly provider: string;
  readonly simulated: boolean;
  /** A symbol that the source knows. */
  readonly symbol: string;
  /** What a person may type for it in Chinese; null where the source has no Chinese names. */
  readonly chinese: string | null;
  readonly unknownSymbol: string;
  /** Days that `bars` is asked for. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** A split of the stock within those days: so many shares for one; null where there was none. */
  readonly split: { readonly date: CalendarDate; readonly ratio: number } | null;
}

const ODD_TEXTS = ['', ' ', '%', '../etc', 'A'.repeat(1_000), '\u0000', '💥', '__proto__'];

/** What every adapter of MarketData must do. */
export function marketDataConformance(adapter: string, open: () => MarketDataCase): void {
  describe(`${adapter} keeps the promises of MarketData`, () => {
    it('knows its symbol, does not know another one, and never throws', async () => {
      const { market, symbol, unknownSymbol } = open();
      expect(await market.knows(symbol)).toBe(true);
      for (const text of [unknownSymbol, ...ODD_TEXTS])
        expect(await market.knows(text)).toBe(false);
    });

    it('search: the exact ticker comes first, in any case', async () => {
      const { market, symbol } = open();
      for (const text of [symbol, symbol.toLowerCase(), ` ${symbol} `]) {
        const { value } = await market.search({ text, limit: 5 });
        expect(value[0]?.ticker).toBe(symbol);
      }
    });

    it('search: a Chinese name finds its stock', async () => {
      const { market, symbol, chinese } = open();
      if (chinese === null) return;
      const { value } = await market.search({ text: chinese, limit: 5 });
      expect(value.map((hit) => hit.ticker)).toContain(symbol);
    });

    it('search: never more hits than the limit, no ticker twice, none for nonsense', async () => {
      const { market } = open();
      const { value } = await market.search({ text: 'a', limit: 3 });
      expect(value.length).toBeLessThanOrEqual(3);
      expect(new Set(value.map((hit) => hit.ticker)).size).toBe(value.length);
      expect((await market.search({ text: 'zzqqxx nothing', limit: 5 })).value).toEqual([]);
    });

    it('details name the ticker; unknown figures are null, known ones positive', async () => {
      const { market, symbol } = open();
      const { value } = await market.details(symbol);
      expect(value.ticker).toBe(symbol);
      expect(value.name).not.toBe('');
      for (const figure of [value.marketCap, value.min52Week, value.weightedSharesOutstanding]) {
        expect(figure === null || figure > 0).toBe(true);
      }
      if (value.min52Week !== null && value.max52Week !== null) {
        expect(value.min52Week).toBeLessThanOrEqual(value.max52Week);
      }
    });

    it('sessions are of symbols that it knows, each once; unknown figures are null', async () => {
      const { market } = open();
      const { value } = await market.stockDays();
      expect(new Set(value.map(({ ticker }) => ticker)).size).toBe(value.length);
      for (const { ticker, price, volume } of value) {
        expect([ticker, await market.knows(ticker)]).toEqual([ticker, true]);
        expect(price === null || price > 0).toBe(true);
        expect(volume === null || volume >= 0).toBe(true);
      }
    });

    it('the previous close is a consistent bar or null', async () => {
      const { market, symbol } = open();
      const { value } = await market.previousClose(symbol);
      expect(value === null || isConsistent(value)).toBe(true);
    });

    it.each(['minute', 'hour', 'day', 'week', 'month'] as const)(
      'bars of a %s: ascending, consistent, within the days asked for',
      async (timespan) => {
        const { market, symbol, from, to } = open();
        const terms = { timespan, multiplier: 1, adjusted: true } as const;
        const { value } = await market.bars({ symbol, from, to, ...terms });
        const wrong = value.filter((bar, i) => {
          const day = toCalendarDate(bar.at);
          const ascends = i === 0 || bar.at > value[i - 1]!.at;
          return !(isConsistent(bar) && ascends && day >= from && day <= to);
        });
        expect(wrong).toEqual([]);
      },
    );

    it('bars: none when the span ends before it begins', async () => {
      const { market, symbol, from, to } = open();
      const query = {
        symbol,
        from: to,
        to: from,
        timespan: 'day',
        multiplier: 1,
        adjusted: true,
      } as const;
      expect((await market.bars(query)).value).toEqual([]);
    });

    it('bars as traded keep the prices of before a split, adjusted ones restate them', async () => {
      const { market, symbol, from, to, split } = open();
      const query = { symbol, from, to, timespan: 'day', multiplier: 1 } as const;
      const { value: traded } = await market.bars({ ...query, adjusted: false });
      const { value: adjusted } = await market.bars({ ...query, adjusted: true });
      const ratios = traded.map(({ at, close }, i) => {
        const isBefore = split !== null && toCalendarDate(at) < split.date;
        return [close / adjusted[i]!.close, isBefore ? split.ratio : 1] as const;
      });
      for (const [ratio, expected] of ratios) expect(ratio).toBeCloseTo(expected, 10);
      const isAcross = new Set(ratios.map(([, expected]) => expected)).size === 2;
      expect(isAcross).toBe(split !== null);
    });

    it('an unknown symbol is refused with SYMBOL_UNKNOWN', async () => {
      const { market, unknownSymbol, from, to } = open();
      const query = {
        symbol: unknownSymbol,
        from,
        to,
        timespan: 'day',
        multiplier: 1,
        adjusted: true,
      } as const;
      for (const requested of [
        () => market.details(unknownSymbol),
        () => market.previousClose(unknownSymbol),
        () => market.bars(query),
      ]) {
        await expect(requested()).rejects.toMatchObject({
          kind: 'notFound',
          code: 'SYMBOL_UNKNOWN',
        });
      }
    });

    it('the status changes later than now', async () => {
      const { value } = await open().market.status();
      expect(['open', 'closed', 'extended-hours']).toContain(value.market);
      expect(value.nextChange).toBeGreaterThan(value.at);
    });

    it('every answer says where it comes from', async () => {
      const { market, symbol, provider, simulated } = open();
      const answers: readonly { meta: MarketMeta }[] = [
        await market.search({ text: symbol, limit: 1 }),
        await market.details(symbol),
        await market.previousClose(symbol),
      ];
      for (const { meta } of answers) {
        expect(meta).toMatchObject({ provider, simulated });
        expect(Number.isFinite(meta.asOf)).toBe(true);
        if (meta.nextRefresh !== null) expect(meta.nextRefresh).toBeGreaterThan(meta.asOf);
      }
    });
  });
}

const isConsistent = ({ open, high, low, close, volume, at }: Bar): boolean =>
  [open, high, low, close, volume, at].every(Number.isFinite) &&
  low > 0 &&
  low <= Math.min(open, close) &&
  high >= Math.max(open, close) &&
  volume >= 0;
