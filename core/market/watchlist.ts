import type { Instant } from '../shared/index.ts';

/** Tickers, class shares, and chain files such as MSFT@2021-11-22. */
const WATCHED_SYMBOL = /^[A-Z0-9.:@-]{1,40}$/;

/** Of how many symbols somebody can keep an eye at most. */
export const WATCHLIST_LIMIT = 200;

/** The symbols that an account watches, in its owner's order. */
export interface Watchlist {
  readonly ownerId: string;
  readonly version: number;
  readonly symbols: readonly string[];
  readonly updatedAt: Instant;
}

/** The version of a list that nobody has changed yet. */
export const FIRST_WATCHLIST = 1;

/** The list of an account that has never kept one. */
export const emptyWatchlist = (ownerId: string): Watchlist => ({
  ownerId,
  version: FIRST_WATCHLIST,
  symbols: [],
  updatedAt: 0,
});

export const isWatchable = (symbol: string): boolean => WATCHED_SYMBOL.test(symbol);

/** The symbols that can be watched, each once, in their order, no more than the limit. */
export const watchable = (symbols: readonly string[]): readonly string[] =>
  [...new Set(symbols.map((symbol) => symbol.trim().toUpperCase()))]
    .filter(isWatchable)
    .slice(0, WATCHLIST_LIMIT);

/** Both lists in one: the first in its order, then what only the second has. */
export const mergeWatchlists = (
  first: readonly string[],
  second: readonly string[],
): readonly string[] => watchable([...first, ...second]);
