import { asUser, type Principal } from '../../accounts/index.ts';
import type { WatchlistStore } from '../ports/watchlist-store.ts';
import { emptyWatchlists, type Watchlists } from '../watchlist.ts';

/** The caller's watchlists. */
export class ReadWatchlists {
  constructor(private readonly watchlists: Pick<WatchlistStore, 'findOwned'>) {}

  async execute(principal: Principal): Promise<Watchlists> {
    const { userId } = asUser(principal);
    return (await this.watchlists.findOwned(userId)) ?? emptyWatchlists(userId);
  }
}
