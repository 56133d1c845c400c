/** The watchlist of an account as the server keeps it. */
export interface AccountList {
  readonly symbols: readonly string[];
  readonly version: number;
}

export type Change = (symbols: readonly string[]) => readonly string[];

/** What is asked of the server; each answers an error's object where it fails. */
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

/** The account's list after the change, whoever else changes it meanwhile; an error where that cannot be. */
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
