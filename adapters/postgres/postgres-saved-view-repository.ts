import type { SavedView, SavedViewRepository } from '@toolyard/core/accounts';
import { sql } from 'kysely';
import { db } from './query-builder.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';
import { SavedViewTable } from './tables/saved-view.table.ts';

/** The columns of a view, with the field names of core. */
const FIELDS = [
  sql.ref<string>('id').as('id'),
  sql<SavedView['realm']>`case when user_id is null then 'admin' else 'user' end`.as('realm'),
  sql<string>`coalesce(owner_id, user_id)`.as('ownerId'),
  sql.ref<SavedView['list']>('list').as('list'),
  sql.ref<string>('name').as('name'),
  sql.ref<string>('query').as('query'),
] as const;

const isOf = (ownerId: string) => sql<boolean>`(owner_id = ${ownerId} or user_id = ${ownerId})`;

export class PostgresSavedViewRepository implements SavedViewRepository {
  constructor(private readonly statements: Statements) {}

  async listOwned(ownerId: string): Promise<readonly SavedView[]> {
    if (!isId(ownerId)) return [];
    return this.statements.rows(db.selectFrom('saved_view').select(FIELDS).where(isOf(ownerId)));
  }

  /** Locks the owner's row, which is in one of the tables of accounts. */
  async listLocked(ownerId: string): Promise<readonly SavedView[]> {
    if (!isId(ownerId)) return [];
    for (const accounts of ['admin_account', 'user_account'] as const)
      await this.statements.rows(
        db.selectFrom(accounts).select('id').where('id', '=', ownerId).forNoKeyUpdate(),
      );
    return this.listOwned(ownerId);
  }

  async add({ realm, ownerId, ...view }: SavedView): Promise<void> {
    const owner = realm === 'admin' ? ownerId : null;
    const user = realm === 'user' ? ownerId : null;
    await this.statements.insert(SavedViewTable, { ...view, owner, user });
  }

  async update({ id, name, query }: SavedView): Promise<void> {
    await this.statements.update(SavedViewTable, { id }, { name, query });
  }

  async remove(ownerId: string, id: string): Promise<SavedView | null> {
    if (!isId(id) || !isId(ownerId)) return null;
    return this.statements.row(
      db.deleteFrom('saved_view').where(isOf(ownerId)).where('id', '=', id).returning(FIELDS),
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (!isId(ownerId)) return;
    await this.statements.erase(SavedViewTable, { owner: ownerId });
    await this.statements.erase(SavedViewTable, { user: ownerId });
  }
}
