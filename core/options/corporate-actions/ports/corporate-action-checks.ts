import type { CalendarDate, Instant } from '../../../shared/index.ts';

/** When the corporate actions of a symbol are read. */
export interface CorporateActionCheck {
  readonly symbol: string;
  /** The last day whose actions were carried over; null before the first. */
  readonly handledTo: CalendarDate | null;
  readonly dueAt: Instant;
}

/**
 * Symbols whose corporate actions are read once per trading day. test/conformance/corporate-action-checks states what
 * every adapter must do.
 */
export interface CorporateActionChecks {
  /** Symbols and contracts that a watchlist, an alert, a plan or a position names, each once, in no promised order. */
  named(): Promise<readonly string[]>;
  /** Adds those of the symbols that are not there yet, due at once, and removes all others. */
  setSymbols(symbols: readonly string[], at: Instant): Promise<void>;
  /**
   * Checks that are due at this moment, longest due first, put off until `until`, so that no other server takes them
   * before. They are answered as they were.
   */
  takeDue(at: Instant, until: Instant, limit: number): Promise<readonly CorporateActionCheck[]>;
  /** Stores the check of a symbol that is still there. */
  update(check: CorporateActionCheck): Promise<void>;
  /** Accounts whose watchlists, alerts, plans or positions name the symbol, in no promised order. */
  ownersOf(symbol: string): Promise<readonly string[]>;
}
