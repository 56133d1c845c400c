import type { NewsItem, NewsQuery } from '../news.ts';
import type { Sourced } from '../sourced.ts';

/** News about stocks and the market. */
export interface MarketNews {
  /** Whether this source knows the symbol; never throws. */
  knows(symbol: string): Promise<boolean>;
  /** Newest first, never from later than now; empty where the source has none. Refuses with SYMBOL_UNKNOWN. */
  news(query: NewsQuery): Promise<Sourced<readonly NewsItem[]>>;
}
