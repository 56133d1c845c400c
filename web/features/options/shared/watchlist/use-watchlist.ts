import { useSyncExternalStore } from 'react';
import { useApplication } from '../../../../app/use-application.ts';
import type { Change } from './account-list.ts';
import { watchlistOf } from './watchlist-of.ts';
import type { WatchlistsState } from './watchlist-sync.ts';

export interface Watchlists extends WatchlistsState {
  /** Of the chosen list. */
  readonly symbols: readonly string[];
  readonly has: (symbol: string) => boolean;
  /** Puts the symbol on the chosen list, or takes it off. */
  readonly toggle: (symbol: string) => void;
  readonly change: (change: Change) => void;
  readonly choose: (id: string) => void;
}

/** The watchlists of this browser, shared by its tabs; with an account, of every machine. */
export function useWatchlist(): Watchlists {
  const watchlist = watchlistOf(useApplication());
  const state = useSyncExternalStore(watchlist.subscribe, watchlist.state);
  const { symbols } = state.chosen;
  return {
    ...state,
    symbols,
    has: (symbol) => symbols.includes(symbol),
    toggle: (symbol) => watchlist.toggle(symbol),
    change: (change) => watchlist.change(change),
    choose: (id) => watchlist.choose(id),
  };
}
