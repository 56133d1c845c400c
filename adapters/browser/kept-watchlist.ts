import { jsonOf, keptText, type StoreAt } from './kept-text.ts';

/** The symbols somebody watches, in their own order. */
export interface KeptWatchlist {
  read(): readonly string[];
  /** The id of the account whose list it is a copy of; null while it is this browser's own. */
  owner(): string | null;
  keep(symbols: readonly string[], owner?: string | null): void;
}

export function keptWatchlist(at: StoreAt): KeptWatchlist {
  const kept = keptText(at, 'watchlist');
  const owner = keptText(at, 'watchlistOwner');
  return {
    read: () => {
      const value = jsonOf(kept.read());
      const symbols: readonly unknown[] = Array.isArray(value) ? value : [];
      return [...new Set(symbols.filter((symbol) => typeof symbol === 'string'))];
    },
    owner: () => owner.read(),
    keep: (symbols, id = null) => {
      if (id === null) owner.forget();
      else owner.keep(id);
      kept.keep(JSON.stringify(symbols));
    },
  };
}
