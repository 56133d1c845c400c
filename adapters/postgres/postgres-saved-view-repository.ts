import type { SavedView, SavedViewRepository } from '@toolyard/core/accounts';
import { sql } from 'kysely';
import { db } from './query-builder.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';
import { SavedViewTable } from './tables/saved-view.table.ts';

/** The columns of a view, with the field names of core. */
const FIELDS = [
  sql.ref<string>('id').as('id'),
  sql.ref<string>('owner_id').as('ownerId'),
  sql.ref<SavedView['list']>('list').as('list'),
  sql.ref<string>('name').as('name'),
  sql.ref<string>('query').as('query'),
] as const;

export class PostgresSavedViewRepository implements SavedViewRepository {
  constructor(private readonly statements: Statements) {}

  async listOwned(ownerId: string): Promise<readonly SavedView[]> {
    if (!isId(ownerId)) return [];
    return this.statements.rows(
      db.selectFrom('saved_view').select(FIELDS).where('owner_id', '=', ownerId),
    );
  }

  /** Locks the owner's row. */
  async listLocked(ownerId: string): Promise<readonly SavedView[]> {
    if (!isId(ownerId)) return [];
    await this.statements.rows(
      db.selectFrom('admin_account').select('id').where('id', '=', ownerId).forNoKeyUpdate(),
    );
    return this.listOwned(ownerId);
  }

  async add({ ownerId: owner, ...view }: SavedView): Promise<void> {
    await this.statements.insert(SavedViewTable, { ...view, owner });
  }

  async update({ id, name, query }: SavedView): Promise<void> {
    await this.statements.update(SavedViewTable, { id }, { name, query });
  }

  async remove(ownerId: string, id: string): Promise<SavedView | null> {
    if (!isId(id) || !isId(ownerId)) return null;
    return this.statements.row(
      db
        .deleteFrom('saved_view')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .returning(FIELDS),
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(SavedViewTable, { owner: ownerId });
  }
}
