import { jsonOf, keptText, type StoreAt } from './kept-text.ts';

/** The symbols somebody watches, in their own order. */
export interface KeptWatchlist {
  read(): readonly string[];
  keep(symbols: readonly string[]): void;
}

export function keptWatchlist(at: StoreAt): KeptWatchlist {
  const kept = keptText(at, 'watchlist');
  return {
    read: () => {
      const value = jsonOf(kept.read());
      const symbols: readonly unknown[] = Array.isArray(value) ? value : [];
      return [...new Set(symbols.filter((symbol) => typeof symbol === 'string'))];
    },
    keep: (symbols) => kept.keep(JSON.stringify(symbols)),
  };
}
