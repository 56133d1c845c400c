import {
  emptyWatchlists,
  FIRST_WATCHLISTS,
  type Watchlists,
  type WatchlistStore,
} from '@toolyard/core/watchlist';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { db, jsonb, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { WatchlistTable } from './tables/watchlist.table.ts';

const selectOwned = (ownerId: string) =>
  db
    .selectFrom('watchlist')
    .select((eb) => [
      'owner_id as ownerId',
      'version',
      'lists',
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('owner_id', '=', ownerId);

export class PostgresWatchlistStore implements WatchlistStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<Watchlists | null> {
    return isId(ownerId) ? this.statements.row(selectOwned(ownerId)) : null;
  }

  async put(changed: Watchlists): Promise<void> {
    const isFirst = changed.version === FIRST_WATCHLISTS + 1;
    if (await (isFirst ? this.added(changed) : this.replaced(changed))) return;
    const current = (await this.findOwned(changed.ownerId)) ?? emptyWatchlists(changed.ownerId);
    throw VERSION_CONFLICT({ details: { current } });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(WatchlistTable, { owner });
  }

  private async added({ ownerId, version, lists, updatedAt }: Watchlists): Promise<boolean> {
    const added = await this.statements.rows(
      db
        .insertInto('watchlist')
        .values({
          owner_id: ownerId,
          version,
          lists: jsonb(lists),
          updated_at: toDate(updatedAt),
        })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .returning('owner_id'),
    );
    return added.length > 0;
  }

  private async replaced({ ownerId: owner, ...changed }: Watchlists): Promise<boolean> {
    const { version, lists, updatedAt } = changed;
    const seen = { owner, version: version - 1 };
    const change = { version, lists, updatedAt: toDate(updatedAt) };
    return (await this.statements.update(WatchlistTable, seen, change)) > 0;
  }
}
