/** The watchlist of an account as the server keeps it. */
export interface AccountList {
  readonly symbols: readonly string[];
  readonly version: number;
}

export type Change = (symbols: readonly string[]) => readonly string[];

/** Calls of the server; each answers an error object on failure. */
export interface AccountCalls {
  readonly read: () => Promise<AccountList | { readonly error: unknown }>;
  /** Null where the version has been overtaken. */
  readonly save: (
    symbols: readonly string[],
    version: number,
  ) => Promise<AccountList | { readonly error: unknown } | null>;
}

/** As often as other tabs and machines may come between. */
const TRIES = 4;

/** The account's list after the change, merged with changes from elsewhere; an error object on failure. */
export async function changeAccountList(
  calls: AccountCalls,
  known: AccountList | null,
  change: Change,
): Promise<AccountList | { readonly error: unknown }> {
  let current = known ?? (await calls.read());
  for (let left = TRIES; !('error' in current); left--) {
    const wanted = change(current.symbols);
    if (wanted.join() === current.symbols.join()) return current;
    const saved = await calls.save(wanted, current.version);
    if (saved) return saved;
    if (left === 0) return { error: null };
    current = await calls.read();
  }
  return current;
}
