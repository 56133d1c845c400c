import { parseJson, storageEntry, type StorageAccess } from './storage-entry.ts';

/** The symbols of a watchlist, in the user's order. */
export interface StoredWatchlist {
  read(): readonly string[];
  /** The id of the account whose list it is a copy of; null while it is this browser's own. */
  owner(): string | null;
  write(symbols: readonly string[], owner?: string | null): void;
}

export function storedWatchlist(at: StorageAccess): StoredWatchlist {
  const stored = storageEntry(at, 'watchlist');
  const owner = storageEntry(at, 'watchlistOwner');
  return {
    read: () => {
      const value = parseJson(stored.read());
      const symbols: readonly unknown[] = Array.isArray(value) ? value : [];
      return [...new Set(symbols.filter((symbol) => typeof symbol === 'string'))];
    },
    owner: () => owner.read(),
    write: (symbols, id = null) => {
      if (id === null) owner.remove();
      else owner.write(id);
      stored.write(JSON.stringify(symbols));
    },
  };
}
