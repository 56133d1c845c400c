export type { WatchlistStore } from './ports/watchlist-store.ts';
export { ReadWatchlists } from './use-cases/read-watchlists.ts';
export { ReplaceWatchlists } from './use-cases/replace-watchlists.ts';
export type { ReplaceWatchlistsInput } from './use-cases/replace-watchlists.ts';
export {
  WATCHLIST_INVALID,
  WATCHLIST_NAME_INVALID,
  WATCHLIST_NAME_TAKEN,
  WATCHLISTS_LIMIT,
} from './watchlist.errors.ts';
export type { Watchlist, Watchlists } from './watchlist.ts';
export {
  DEFAULT_WATCHLIST,
  FIRST_WATCHLISTS,
  WATCHLIST_LIMIT,
  WATCHLIST_NAME_MAX,
  WATCHLISTS_MAX,
  checkListName,
  checkWatchlists,
  emptyWatchlists,
  listNameIn,
  mergeSymbols,
  mergeWatchlists,
  watchable,
  withFirstSymbols,
  withNewSymbol,
} from './watchlist.ts';
