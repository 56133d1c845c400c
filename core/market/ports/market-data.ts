import type { Bar, BarQuery } from '../stock-quote.ts';
import type { StockDay } from '../movers.ts';
import type { MarketStatus } from '../../calendar/index.ts';
import type { Sourced } from '../sourced.ts';
import type { SearchHit, SearchQuery, TickerDetails } from '../ticker.ts';

/** Stocks: who they are and what they cost. Option chains have a port of their own. */
export interface MarketData {
  /** Whether this source knows the symbol; never throws. */
  knows(symbol: string): Promise<boolean>;
  /** Best match first, by exact ticker, ticker prefix, name-word prefix, then any part; Chinese names too. */
  search(query: SearchQuery): Promise<Sourced<readonly SearchHit[]>>;
  /** Refuses with SYMBOL_UNKNOWN. */
  details(symbol: string): Promise<Sourced<TickerDetails>>;
  /** The last completed session's daily bar; null where the source has none. Refuses with SYMBOL_UNKNOWN. */
  previousClose(symbol: string): Promise<Sourced<Bar | null>>;
  /** Ascending, empty where the source has none. Refuses with SYMBOL_UNKNOWN. */
  bars(query: BarQuery): Promise<Sourced<readonly Bar[]>>;
  /** The session so far of everything that the source lists; empty where it cannot list. */
  stockDays(): Promise<Sourced<readonly StockDay[]>>;
  /** The state of the market now. */
  status(): Promise<Sourced<MarketStatus>>;
}
