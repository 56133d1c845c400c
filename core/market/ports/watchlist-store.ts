import type { OwnedRecords } from '../../accounts/index.ts';
import type { Watchlist } from '../watchlist.ts';

/** Where the watchlists of accounts are kept. test/conformance/watchlist-store states what every adapter must do. */
export interface WatchlistStore extends OwnedRecords {
  /** Null for an account that has never kept one. */
  findOwned(ownerId: string): Promise<Watchlist | null>;
  /**
   * Stores `changed` where the kept version is `changed.version - 1`, none counting as FIRST_WATCHLIST; else refuses with
   * VERSION_CONFLICT and the present one, also under concurrent calls.
   */
  put(changed: Watchlist): Promise<void>;
}
