import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate } from '../../../shared/index.ts';

/** Implied volatility at the money for 30 days, a fraction per year, at the close of a session. */
export interface VolatilityDay {
  readonly date: CalendarDate;
  readonly iv: number;
  /** Put–call skew of 25 delta for 30 days, a fraction per year; absent where the source does not know it. */
  readonly skew?: number;
}

/** How volatile options have reckoned a stock to be. */
export interface VolatilityHistory {
  /** Whether this source knows the underlying; never throws. */
  knows(symbol: string): Promise<boolean>;
  /** The sessions of the last year that have closed, ascending; empty where the source has none. Refuses with SYMBOL_UNKNOWN. */
  year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>>;
}
