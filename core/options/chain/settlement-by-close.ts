import { isTradingDay, newYorkDate } from '../../calendar/index.ts';
import { isFinalClose, SYMBOL_UNKNOWN } from '../../market/index.ts';
import type { MarketData, Sourced } from '../../market/index.ts';
import { fromDollars } from '../../shared/index.ts';
import type { Clock, Money } from '../../shared/index.ts';
import type { SettlementPrices, SettlementQuery } from './ports/settlement-prices.ts';

/**
 * Settlement prices of a source that has daily bars and no settlement values: PM the close of the session as traded,
 * once it is final; AM unknown.
 */
export class SettlementByClose implements SettlementPrices {
  constructor(
    private readonly market: Pick<MarketData, 'knows' | 'bars'>,
    private readonly clock: Clock,
    /** An answer that needs no request. */
    private readonly sourced: <T>(value: T) => Sourced<T>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.market.knows(symbol);
  }

  async settlementPrice(query: SettlementQuery): Promise<Sourced<Money | null>> {
    const { symbol, date, settlementTime } = query;
    const now = { asOf: this.clock.now(), delayedMinutes: 0, simulated: false };
    if (settlementTime === 'AM' || !isTradingDay(date) || !isFinalClose(date, now)) {
      if (!(await this.knows(symbol))) throw SYMBOL_UNKNOWN();
      return this.sourced(null);
    }
    const days = { from: date, to: date, timespan: 'day', multiplier: 1 } as const;
    const { value, meta } = await this.market.bars({ symbol, ...days, adjusted: false });
    const bar = value.find(({ at }) => newYorkDate(at) === date);
    return { value: bar && isFinalClose(date, meta) ? fromDollars(bar.close) : null, meta };
  }
}
