import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Money } from '../../../shared/index.ts';
import { priceChanges } from '../contract-view.ts';
import type { OptionTape } from '../ports/option-tape.ts';

/** The last price of a contract and what it was against the session before in which it was traded. */
export interface LastPriceRow {
  readonly symbol: string;
  /** Money per share. */
  readonly last: Money;
  readonly change: Money | null;
  readonly changePercent: number | null;
}

/** Last prices of the contracts of an expiry; a contract without a trade is missing. */
export class ReadLastPrices {
  constructor(private readonly tape: OptionTape) {}

  /** Refuses with SYMBOL_UNKNOWN and EXPIRY_UNKNOWN. */
  async execute(
    underlying: string,
    expiry: CalendarDate,
  ): Promise<Sourced<readonly LastPriceRow[]>> {
    const { value, meta } = await this.tape.recentDays(underlying, expiry);
    const rows = [...value].flatMap(([symbol, days]): LastPriceRow[] => {
      const [latest] = priceChanges(days);
      if (!latest) return [];
      const { price: last, change, changePercent } = latest;
      return [{ symbol, last, change, changePercent }];
    });
    return { value: rows, meta };
  }
}
