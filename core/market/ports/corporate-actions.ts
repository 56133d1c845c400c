import type { CorporateAction, CorporateActionsQuery } from '../corporate-action.ts';
import type { Sourced } from '../sourced.ts';

/**
 * Dividends, splits, symbol changes and mergers of companies. test/conformance/corporate-actions.suite states what every
 * adapter must do.
 */
export interface CorporateActions {
  /** Whether this source knows the symbol; never throws. */
  knows(symbol: string): Promise<boolean>;
  /**
   * Those with an ex-date from the first to the last day, announced ones included, by ex-date; dividends of one ex-date
   * that are of one kind are summed. A symbol that its company has left has them too, though the source does not know it
   * any more. Null where the source has no corporate actions. Refuses with SYMBOL_UNKNOWN.
   */
  actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[] | null>>;
}
