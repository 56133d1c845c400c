import { actorOf, asUser, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import type { WatchlistStore } from '../ports/watchlist-store.ts';
import {
  checkWatchlists,
  emptyWatchlists,
  withFirstSymbols,
  type Watchlist,
  type Watchlists,
} from '../watchlist.ts';

export interface ReplaceWatchlistsInput {
  /** All lists, or the symbols of the first list alone. */
  readonly change:
    | { readonly lists: readonly Watchlist[] }
    | { readonly symbols: readonly string[] };
  /** The version that the caller last read; null accepts any. */
  readonly version: number | null;
}

/** Replaces the caller's watchlists, or the symbols of the first of them. */
export class ReplaceWatchlists {
  constructor(
    private readonly watchlists: WatchlistStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { change, version: seen }: ReplaceWatchlistsInput,
    principal: Principal,
  ): Promise<Watchlists> {
    const { userId } = asUser(principal);
    const before = (await this.watchlists.findOwned(userId)) ?? emptyWatchlists(userId);
    const wanted =
      'lists' in change ? change.lists : withFirstSymbols(before.lists, change.symbols);
    const checked = checkWatchlists(wanted);
    if (!checked.ok) throw checked.error;
    const lists = checked.value;
    const updatedAt = Math.max(this.clock.now(), before.updatedAt);
    const version = (seen ?? before.version) + 1;
    const after: Watchlists = { ownerId: userId, version, lists, updatedAt };
    await this.watchlists.put(after);
    this.audit.record(
      auditEntry({
        at: this.clock.now(),
        actor: actorOf(principal),
        action: 'watchlist.changed',
        subject: { kind: 'watchlist', id: userId, name: '' },
        before: { lists: before.lists },
        after: { lists },
      }),
    );
    return after;
  }
}
