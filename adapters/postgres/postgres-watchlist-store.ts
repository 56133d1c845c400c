import {
  emptyWatchlist,
  FIRST_WATCHLIST,
  type Watchlist,
  type WatchlistStore,
} from '@toolyard/core/watchlist';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { isId, millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { WatchlistTable } from './tables/watchlist.table.ts';

const SELECT = `select owner_id as "ownerId", version, symbols, ${millis('updated_at')} as "updatedAt"
  from watchlist where owner_id = ?`;

const ADD = `insert into watchlist (owner_id, version, symbols, updated_at) values (?, ?, ?, ?)
  on conflict (owner_id) do nothing returning 1 as one`;

export class PostgresWatchlistStore implements WatchlistStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<Watchlist | null> {
    return isId(ownerId) ? this.statements.row<Watchlist>(SELECT, [ownerId]) : null;
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
    const row = [ownerId, version, JSON.stringify(symbols), toDate(updatedAt)];
    return (await this.statements.rows(ADD, row)).length > 0;
  }

  private async replaced({ ownerId: owner, ...list }: Watchlist): Promise<boolean> {
    const { version, symbols, updatedAt } = list;
    const seen = { owner, version: version - 1 };
    const change = { version, symbols, updatedAt: toDate(updatedAt) };
    return (await this.statements.update(WatchlistTable, seen, change)) > 0;
  }
}
