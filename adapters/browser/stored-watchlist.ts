import { DEFAULT_WATCHLIST, type Watchlist } from '@toolyard/core/watchlist';
import { parseJson, storageEntry, type StorageAccess } from './storage-entry.ts';

/** Watchlists in the user's order. */
export interface StoredWatchlists {
  /** At least one. */
  read(): readonly Watchlist[];
  /** The id of the account whose lists they are a copy of; null while they are this browser's own. */
  owner(): string | null;
  write(lists: readonly Watchlist[], owner?: string | null): void;
  /** The id of the list that the watchlist page shows and that stars act on; null for the first. */
  chosen(): string | null;
  choose(id: string): void;
  /** The columns of the table by name; null before a choice. */
  columns(): readonly string[] | null;
  chooseColumns(columns: readonly string[]): void;
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string'))] : [];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listIn = (value: unknown): Watchlist[] => {
  if (!isRecord(value)) return [];
  const { id, name, symbols } = value;
  return typeof id === 'string' && typeof name === 'string'
    ? [{ id, name, symbols: textsIn(symbols) }]
    : [];
};

const isDefault = ({ id, name }: Watchlist): boolean =>
  id === DEFAULT_WATCHLIST.id && name === DEFAULT_WATCHLIST.name;

/**
 * Watchlists in the storage of a browser. `watchlist` is a JSON array with the symbols of the first list; `watchlists`
 * holds names and other lists where there is more than the default list.
 */
export function storedWatchlists(at: StorageAccess): StoredWatchlists {
  const first = storageEntry(at, 'watchlist');
  const all = storageEntry(at, 'watchlists');
  const owner = storageEntry(at, 'watchlistOwner');
  const chosen = storageEntry(at, 'watchlistChosen');
  const columns = storageEntry(at, 'watchlistColumns');
  return {
    read: () => {
      const symbols = parseJson(first.read());
      const named = parseJson(all.read());
      const [head = DEFAULT_WATCHLIST, ...others] = Array.isArray(named)
        ? named.flatMap(listIn)
        : [];
      return [{ ...head, symbols: textsIn(symbols) }, ...others];
    },
    owner: () => owner.read(),
    write: (lists, id = null) => {
      if (id === null) owner.remove();
      else owner.write(id);
      first.write(JSON.stringify(lists[0]?.symbols ?? []));
      if (lists.length === 1 && lists.every(isDefault)) all.remove();
      else all.write(JSON.stringify(lists));
    },
    chosen: () => chosen.read(),
    choose: (id) => chosen.write(id),
    columns: () => (columns.read() === null ? null : textsIn(parseJson(columns.read()))),
    chooseColumns: (names) => columns.write(JSON.stringify(names)),
  };
}
