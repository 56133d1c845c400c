import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Money } from '../../../shared/index.ts';
import type { SettlementTime } from '../../contracts/index.ts';

/** Which price settles: of an underlying, on a day, at its close (PM) or at its opening prices (AM). */
export interface SettlementQuery {
  readonly symbol: string;
  readonly date: CalendarDate;
  readonly settlementTime: SettlementTime;
}

/** Official settlement prices of options. */
export interface SettlementPrices {
  /** Whether this source knows the underlying; never throws. */
  knows(symbol: string): Promise<boolean>;
  /**
   * Money per share. PM: the official close of the underlying. AM: the settlement value that the exchange computes from
   * the opening prices of the constituents, which is not the first print of the index. Final and as traded, so never
   * restated for a later split. Null until it is final, and where the source does not have it. Refuses with
   * SYMBOL_UNKNOWN.
   */
  settlementPrice(query: SettlementQuery): Promise<Sourced<Money | null>>;
}
