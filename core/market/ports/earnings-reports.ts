import type { EarningsQuery, EarningsReport } from '../earnings.ts';
import type { Sourced } from '../sourced.ts';

/** Past and coming earnings reports of companies. */
export interface EarningsReports {
  /** Whether this source knows the symbol; never throws. */
  knows(symbol: string): Promise<boolean>;
  /**
   * By date and symbol, one per symbol and date; null where the source has no calendar of reports. Refuses with
   * SYMBOL_UNKNOWN.
   */
  reports(query: EarningsQuery): Promise<Sourced<readonly EarningsReport[] | null>>;
}
