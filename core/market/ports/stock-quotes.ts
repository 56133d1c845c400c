import type { Sourced } from '../sourced.ts';
import type { StockQuote } from '../stock-quote.ts';

/** What shares cost now. Streams ask it again and again, so it must be cheap. */
export interface StockQuotes {
  /** Whether this source knows the symbol; never throws. */
  knows(symbol: string): Promise<boolean>;
  /**
   * A quote a symbol, in their order; one without a price is left out. Refuses with SYMBOL_UNKNOWN when one of them is not
   * known.
   */
  quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>>;
}
