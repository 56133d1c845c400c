import { asUser, type Principal } from '../../accounts/index.ts';
import type { WatchlistStore } from '../ports/watchlist-store.ts';
import { emptyWatchlist, type Watchlist } from '../watchlist.ts';

/** The caller's watchlist. */
export class ReadWatchlist {
  constructor(private readonly watchlists: Pick<WatchlistStore, 'findOwned'>) {}

  async execute(principal: Principal): Promise<Watchlist> {
    const { userId } = asUser(principal);
    return (await this.watchlists.findOwned(userId)) ?? emptyWatchlist(userId);
  }
}
