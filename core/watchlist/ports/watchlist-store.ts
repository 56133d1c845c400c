import type { OwnedRecords } from '../../accounts/index.ts';
import type { Watchlists } from '../watchlist.ts';

/** Storage of watchlists. test/conformance/watchlist-store states what every adapter must do. */
export interface WatchlistStore extends OwnedRecords {
  /** Null for an account that has not stored any. */
  findOwned(ownerId: string): Promise<Watchlists | null>;
  /**
   * Stores `changed` if the stored version is `changed.version - 1`; missing watchlists have version FIRST_WATCHLISTS.
   * Otherwise refuses with VERSION_CONFLICT and the current watchlists, also under concurrent calls.
   */
  put(changed: Watchlists): Promise<void>;
}
