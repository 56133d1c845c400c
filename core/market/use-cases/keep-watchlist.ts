import { actorOf, asUser, type Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import type { WatchlistStore } from '../ports/watchlist-store.ts';
import { WATCHLIST_INVALID } from '../market.errors.ts';
import { emptyWatchlist, watchable, WATCHLIST_LIMIT, type Watchlist } from '../watchlist.ts';

export interface KeepWatchlistInput {
  readonly symbols: readonly string[];
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
}

/** Puts a list of symbols in the place of the caller's own. */
export class KeepWatchlist {
  constructor(
    private readonly watchlists: WatchlistStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(input: KeepWatchlistInput, principal: Principal): Promise<Watchlist> {
    const symbols = watchable(input.symbols);
    const asked = new Set(input.symbols.map((symbol) => symbol.trim().toUpperCase()));
    if (asked.size > WATCHLIST_LIMIT || symbols.length < asked.size) throw WATCHLIST_INVALID();
    const { userId } = asUser(principal);
    const before = (await this.watchlists.findOwned(userId)) ?? emptyWatchlist(userId);
    const updatedAt = Math.max(this.clock.now(), before.updatedAt);
    const version = (input.version ?? before.version) + 1;
    const after: Watchlist = { ownerId: userId, version, symbols, updatedAt };
    await this.watchlists.put(after);
    this.audit.record({
      at: this.clock.now(),
      actor: actorOf(principal),
      action: 'watchlist.changed',
      subject: { kind: 'watchlist', id: userId, name: '' },
      before: { symbols: before.symbols },
      after: { symbols },
      address: '',
    });
    return after;
  }
}
