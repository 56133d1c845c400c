import {
  emptyWatchlist,
  FIRST_WATCHLIST,
  type Watchlist,
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
      'symbols',
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('owner_id', '=', ownerId);

export class PostgresWatchlistStore implements WatchlistStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<Watchlist | null> {
    return isId(ownerId) ? this.statements.row(selectOwned(ownerId)) : null;
  }

  async put(changed: Watchlist): Promise<void> {
    const isFirst = changed.version === FIRST_WATCHLIST + 1;
    if (await (isFirst ? this.added(changed) : this.replaced(changed))) return;
    const current = (await this.findOwned(changed.ownerId)) ?? emptyWatchlist(changed.ownerId);
    throw VERSION_CONFLICT({ details: { current } });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(WatchlistTable, { owner });
  }

  private async added({ ownerId, version, symbols, updatedAt }: Watchlist): Promise<boolean> {
    const added = await this.statements.rows(
      db
        .insertInto('watchlist')
        .values({
          owner_id: ownerId,
          version,
          symbols: jsonb(symbols),
          updated_at: toDate(updatedAt),
        })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .returning('owner_id'),
    );
    return added.length > 0;
  }

  private async replaced({ ownerId: owner, ...list }: Watchlist): Promise<boolean> {
    const { version, symbols, updatedAt } = list;
    const seen = { owner, version: version - 1 };
    const change = { version, symbols, updatedAt: toDate(updatedAt) };
    return (await this.statements.update(WatchlistTable, seen, change)) > 0;
  }
}
