export type { WatchlistStore } from './ports/watchlist-store.ts';
export { ReadWatchlist } from './use-cases/read-watchlist.ts';
export { ReplaceWatchlist } from './use-cases/replace-watchlist.ts';
export type { ReplaceWatchlistInput } from './use-cases/replace-watchlist.ts';
export { WATCHLIST_INVALID } from './watchlist.errors.ts';
export type { Watchlist } from './watchlist.ts';
export {
  FIRST_WATCHLIST,
  WATCHLIST_LIMIT,
  emptyWatchlist,
  mergeWatchlists,
  watchable,
} from './watchlist.ts';
