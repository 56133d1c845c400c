import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate } from '../../../shared/index.ts';
import type { ExpirySummary, OptionChain } from '../option-chain.ts';

/** Listed options and their quotes. */
export interface OptionChains {
  /** Whether this source knows the underlying; never throws. */
  knows(symbol: string): Promise<boolean>;
  /** Ascending; today's expiry stays until its close. Refuses with SYMBOL_UNKNOWN. */
  expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>>;
  /**
   * The contracts of one root: of the given one, else of the first that `expiries` states for that day. Refuses with
   * SYMBOL_UNKNOWN, or EXPIRY_UNKNOWN where nothing of the root is listed for that day.
   */
  chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>>;
}
