import type { Watchlist } from '@toolyard/core/watchlist';

export type Lists = readonly Watchlist[];

/** The watchlists of an account as the server has them. */
export interface AccountLists {
  readonly lists: Lists;
  readonly version: number;
}

export type Change = (lists: Lists) => Lists;

interface Failure {
  readonly error: unknown;
}

/** Calls of the server; each answers an error object on failure. */
export interface AccountCalls {
  readonly read: () => Promise<AccountLists | Failure>;
  /** Null where the version has been overtaken. */
  readonly save: (lists: Lists, version: number) => Promise<AccountLists | Failure | null>;
}

/** As often as other tabs and machines may come between. */
const TRIES = 4;

export const sameLists = (a: Lists, b: Lists): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The account's lists after the change, merged with changes from elsewhere; an error object on failure. */
export async function changeAccountLists(
  calls: AccountCalls,
  known: AccountLists | null,
  change: Change,
): Promise<AccountLists | Failure> {
  let current = known ?? (await calls.read());
  for (let left = TRIES; !('error' in current); left--) {
    const wanted = change(current.lists);
    if (sameLists(wanted, current.lists)) return current;
    const saved = await calls.save(wanted, current.version);
    if (saved) return saved;
    if (left === 0) return { error: null };
    current = await calls.read();
  }
  return current;
}
