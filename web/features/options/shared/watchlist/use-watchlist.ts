import { useSyncExternalStore } from 'react';
import { useApplication } from '../../../../app/use-application.ts';
import { watchlistOf } from './watchlist-of.ts';

export interface Watchlist {
  readonly symbols: readonly string[];
  readonly has: (symbol: string) => boolean;
  /** Adds the symbol, or takes it off. */
  readonly toggle: (symbol: string) => void;
  readonly clear: () => void;
}

/** The watchlist of this browser, shared by its tabs; with an account, of every machine. */
export function useWatchlist(): Watchlist {
  const watchlist = watchlistOf(useApplication());
  const symbols = useSyncExternalStore(watchlist.subscribe, watchlist.list);
  return {
    symbols,
    has: (symbol) => symbols.includes(symbol),
    toggle: (symbol) => watchlist.toggle(symbol),
    clear: () => watchlist.clear(),
  };
}
