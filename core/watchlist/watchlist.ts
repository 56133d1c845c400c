import type { Instant } from '../shared/index.ts';

/** Tickers, class shares, and chain files such as MSFT@2021-11-22. */
const WATCHED_SYMBOL = /^[A-Z0-9.:@-]{1,40}$/;

/** Maximum number of symbols on a watchlist. */
export const WATCHLIST_LIMIT = 200;

/** The symbols that an account watches, in the owner's order. */
export interface Watchlist {
  readonly ownerId: string;
  readonly version: number;
  readonly symbols: readonly string[];
  readonly updatedAt: Instant;
}

/** The version of a watchlist before its first change. */
export const FIRST_WATCHLIST = 1;

/** The watchlist of an account that has not stored one. */
export const emptyWatchlist = (ownerId: string): Watchlist => ({
  ownerId,
  version: FIRST_WATCHLIST,
  symbols: [],
  updatedAt: 0,
});

const isWatchable = (symbol: string): boolean => WATCHED_SYMBOL.test(symbol);

/** Symbols in capitals without duplicates and invalid ones, in the given order, cut at the limit. */
export const watchable = (symbols: readonly string[]): readonly string[] =>
  [...new Set(symbols.map((symbol) => symbol.trim().toUpperCase()))]
    .filter(isWatchable)
    .slice(0, WATCHLIST_LIMIT);

/** The first list, then the symbols that only the second has. */
export const mergeWatchlists = (
  first: readonly string[],
  second: readonly string[],
): readonly string[] => watchable([...first, ...second]);
