import type { OwnedRecords } from '../../accounts/index.ts';
import type { Watchlist } from '../watchlist.ts';

/** Storage of watchlists. test/conformance/watchlist-store states what every adapter must do. */
export interface WatchlistStore extends OwnedRecords {
  /** Null for an account that has not stored one. */
  findOwned(ownerId: string): Promise<Watchlist | null>;
  /**
   * Stores `changed` if the stored version is `changed.version - 1`; a missing watchlist has version FIRST_WATCHLIST.
   * Otherwise refuses with VERSION_CONFLICT and the current watchlist, also under concurrent calls.
   */
  put(changed: Watchlist): Promise<void>;
}
