import { describe, expect, it } from '@jest/globals';
import type { SettlementPrices } from '@toolyard/core/options/chain';
import { fromDollars, type CalendarDate, type Instant } from '@toolyard/core/shared';

/** An adapter of SettlementPrices and what the suite may ask it for. */
interface SettlementPricesCase {
  readonly prices: SettlementPrices;
  readonly provider: string;
  readonly simulated: boolean;
  /** Moves the clock of the adapter and of its source. */
  readonly setClock: (now: Instant) => void;
  /** An underlying that the source knows. */
  readonly symbol: string;
  /** An index whose options settle in the morning; null where the source has none. */
  readonly index: string | null;
  readonly unknownSymbol: string;
  /** A full session of 21:00 UTC; the source has split the stock ten for one on the next one. */
  readonly date: CalendarDate;
  /** Close of that session as it was traded, dollars; null where the source has no closes. */
  readonly close: number | null;
  /** Whether the source publishes the settlement values of the morning. */
  readonly hasMorningValues: boolean;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What every adapter of SettlementPrices must do. */
export function settlementPricesConformance(
  adapter: string,
  open: () => SettlementPricesCase,
): void {
  describe(`${adapter} keeps the promises of SettlementPrices`, () => {
    const at = (time: string): Instant => Date.parse(`${open().date}T${time}Z`);
    const priceAt = async (now: Instant, change: { symbol?: string; date?: CalendarDate } = {}) => {
      const { prices, setClock, symbol, date } = open();
      setClock(now);
      const query = { symbol, date, settlementTime: 'PM', ...change } as const;
      return (await prices.settlementPrice(query)).value;
    };
    const settled = () => {
      const { close } = open();
      return close === null ? null : fromDollars(close);
    };

    it('knows its underlying, does not know another one, and never throws', async () => {
      const { prices, symbol, unknownSymbol } = open();
      expect(await prices.knows(symbol)).toBe(true);
      for (const text of [unknownSymbol, '', '%', '../etc', '\u0000', '__proto__'])
        expect(await prices.knows(text)).toBe(false);
    });

    it('no price before the close, nor until it is final, and the price of the session is never one of before', async () => {
      expect(await priceAt(at('15:00:00'))).toBeNull();
      expect(await priceAt(at('20:59:59'))).toBeNull();
      const { simulated } = open();
      expect(await priceAt(at('21:05:00'))).toBe(simulated ? settled() : null);
      expect(await priceAt(at('21:21:00'))).toBe(settled());
    });

    it('the price is the close as it was traded, also after a split', async () => {
      expect(await priceAt(at('21:30:00') + 3 * DAY)).toBe(settled());
      expect(await priceAt(at('21:30:00') + 10 * DAY)).toBe(settled());
    });

    it('the settlement value of the morning is the own one of the source, or unknown: never an opening print', async () => {
      const { prices, setClock, index, hasMorningValues, date } = open();
      if (index === null) return expect(await prices.knows('SPX')).toBe(false);
      setClock(at('21:30:00'));
      const query = { symbol: index, date, settlementTime: 'AM' } as const;
      const { value, meta } = await prices.settlementPrice(query);
      expect({ known: value !== null, simulated: meta.simulated }).toEqual({
        ...{ known: hasMorningValues, simulated: hasMorningValues },
      });
    });

    it('a day without a session and a day to come have no price', async () => {
      const now = at('21:30:00');
      expect(await priceAt(now, { date: '2026-11-22' })).toBeNull();
      expect(await priceAt(now, { date: '2026-12-18' })).toBeNull();
    });

    it('an unknown underlying is refused with SYMBOL_UNKNOWN, whatever is asked of it', async () => {
      const { prices, setClock, unknownSymbol: symbol, date } = open();
      setClock(at('21:30:00') + DAY);
      for (const settlementTime of ['AM', 'PM'] as const)
        await expect(
          prices.settlementPrice({ symbol, date, settlementTime }),
        ).rejects.toMatchObject({ kind: 'notFound', code: 'SYMBOL_UNKNOWN' });
    });

    it('every answer says where it comes from', async () => {
      const { prices, setClock, provider, simulated, symbol, date } = open();
      setClock(at('21:30:00') + 2 * MINUTE);
      const { meta } = await prices.settlementPrice({ symbol, date, settlementTime: 'PM' });
      expect(meta).toMatchObject({ provider, simulated });
      expect(Number.isFinite(meta.asOf)).toBe(true);
    });
  });
}
