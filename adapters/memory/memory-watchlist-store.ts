import { emptyWatchlists, type Watchlists, type WatchlistStore } from '@toolyard/core/watchlist';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryWatchlistStore implements WatchlistStore {
  constructor(private readonly tables: MemoryTables) {}

  findOwned(ownerId: string): Promise<Watchlists | null> {
    return Promise.resolve(copyOf(this.tables.watchlists.get(ownerId)));
  }

  async put(changed: Watchlists): Promise<void> {
    const current = (await this.findOwned(changed.ownerId)) ?? emptyWatchlists(changed.ownerId);
    if (current.version !== changed.version - 1) throw VERSION_CONFLICT({ details: { current } });
    this.tables.watchlists = withEntry(this.tables.watchlists, changed.ownerId, changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.watchlists = withoutEntry(this.tables.watchlists, ownerId);
  }
}
