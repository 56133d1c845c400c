import { actorOf, asUser, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import type { WatchlistStore } from '../ports/watchlist-store.ts';
import { WATCHLIST_INVALID } from '../watchlist.errors.ts';
import { emptyWatchlist, watchable, WATCHLIST_LIMIT, type Watchlist } from '../watchlist.ts';

export interface ReplaceWatchlistInput {
  readonly symbols: readonly string[];
  /** The version that the caller last read; null accepts any. */
  readonly version: number | null;
}

/** Replaces the caller's watchlist. */
export class ReplaceWatchlist {
  constructor(
    private readonly watchlists: WatchlistStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(input: ReplaceWatchlistInput, principal: Principal): Promise<Watchlist> {
    const symbols = watchable(input.symbols);
    const requested = new Set(input.symbols.map((symbol) => symbol.trim().toUpperCase()));
    if (requested.size > WATCHLIST_LIMIT || symbols.length < requested.size)
      throw WATCHLIST_INVALID();
    const { userId } = asUser(principal);
    const before = (await this.watchlists.findOwned(userId)) ?? emptyWatchlist(userId);
    const updatedAt = Math.max(this.clock.now(), before.updatedAt);
    const version = (input.version ?? before.version) + 1;
    const after: Watchlist = { ownerId: userId, version, symbols, updatedAt };
    await this.watchlists.put(after);
    this.audit.record(
      auditEntry({
        at: this.clock.now(),
        actor: actorOf(principal),
        action: 'watchlist.changed',
        subject: { kind: 'watchlist', id: userId, name: '' },
        before: { symbols: before.symbols },
        after: { symbols },
      }),
    );
    return after;
  }
}
