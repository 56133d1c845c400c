import type { ViewedList } from '@toolyard/core/accounts';

/** A list as its reader has narrowed and sorted it, under a name. */
export interface SavedView {
  readonly id: string;
  readonly list: ViewedList;
  readonly name: string;
  /** As in the address of the list. */
  readonly query: string;
}

type Answer<Data> = Promise<{ readonly data?: Data; readonly error?: unknown }>;

/** The saved views of the reader, by the calls of his realm. */
export interface ViewStore {
  /** Of all lists; undefined until they are there. */
  readonly views: readonly SavedView[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly save: (name: string, query: string) => Answer<{ readonly data: SavedView }>;
  readonly change: (
    id: string,
    fields: { readonly name?: string; readonly query?: string },
  ) => Answer<unknown>;
  readonly remove: (id: string) => Answer<unknown>;
}

/** Seconds that views stay fresh, which another device may have changed. */
export const VIEWS_FRESH_FOR = 300;
