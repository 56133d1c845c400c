export type { MarketMeta, Sourced } from './sourced.ts';
export type { SearchHit, SearchQuery, TickerDetails } from './ticker.ts';
export { TIMESPANS } from './bar.ts';
export type { Bar, BarQuery, Timespan } from './bar.ts';
export type { MarketData } from './ports/market-data.ts';
export { CombinedMarket } from './combined-market.ts';
export type { NewsItem, NewsQuery } from './news.ts';
export type { MarketNews } from './ports/market-news.ts';
export { CombinedNews } from './combined-news.ts';
export type { StockQuote } from './stock-quote.ts';
export type { StockQuotes } from './ports/stock-quotes.ts';
export { CombinedQuotes } from './combined-quotes.ts';
export { ReadStockQuotes } from './use-cases/read-stock-quotes.ts';
export { anyKnows, sourceOf } from './source-of.ts';
export type { KnowsSymbols } from './source-of.ts';
export { rankSearch } from './rank-search.ts';
export { SYMBOL_UNKNOWN, WATCHLIST_INVALID } from './market.errors.ts';
export {
  FIRST_WATCHLIST,
  WATCHLIST_LIMIT,
  emptyWatchlist,
  isWatchable,
  mergeWatchlists,
  watchable,
} from './watchlist.ts';
export type { Watchlist } from './watchlist.ts';
export { backoff } from './backoff.ts';
export type { WatchlistStore } from './ports/watchlist-store.ts';
export { ReadWatchlist } from './use-cases/read-watchlist.ts';
export { KeepWatchlist } from './use-cases/keep-watchlist.ts';
export type { KeepWatchlistInput } from './use-cases/keep-watchlist.ts';
