import { ANALYSIS_UNKNOWN, type AnalysisRepository, type SavedAnalysis } from '@toolyard/core/data';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { db, jsonb, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { AnalysisTable } from './tables/analysis.table.ts';

const selectAnalyses = () =>
  db
    .selectFrom('analysis')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'version',
      'recipe',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ]);

export class PostgresAnalysisRepository implements AnalysisRepository {
  constructor(private readonly statements: Statements) {}

  listOwned(ownerId: string): Promise<SavedAnalysis[]> {
    return this.statements.rows(
      selectAnalyses()
        .where('owner_id', '=', ownerId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc'),
    );
  }

  async findOwned(ownerId: string, id: string): Promise<SavedAnalysis | null> {
    if (!isId(id)) return null;
    return this.statements.row(
      selectAnalyses().where('owner_id', '=', ownerId).where('id', '=', id),
    );
  }

  countLocked(ownerId: string): Promise<number> {
    return this.statements.countOwnedLocked('analysis', ownerId);
  }

  async add({ id, ownerId, version, recipe, createdAt, updatedAt }: SavedAnalysis): Promise<void> {
    await this.statements.rows(
      db.insertInto('analysis').values({
        id,
        owner_id: ownerId,
        version,
        recipe: jsonb(recipe),
        created_at: toDate(createdAt),
        updated_at: toDate(updatedAt),
      }),
    );
  }

  async update(changed: SavedAnalysis): Promise<void> {
    const { id, ownerId, version, recipe, updatedAt } = changed;
    const updated = await this.statements.rows(
      db
        .updateTable('analysis')
        .set({ version, recipe: jsonb(recipe), updated_at: toDate(updatedAt) })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('version', '=', version - 1)
        .returning('id'),
    );
    if (updated.length === 0) await this.refuse(changed);
  }

  async remove(removed: Pick<SavedAnalysis, 'ownerId' | 'id' | 'version'>): Promise<void> {
    const gone = await this.statements.rows(
      db
        .deleteFrom('analysis')
        .where('owner_id', '=', removed.ownerId)
        .where('id', '=', removed.id)
        .where('version', '=', removed.version)
        .returning('id'),
    );
    if (gone.length === 0) await this.refuse(removed);
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(AnalysisTable, { owner });
  }

  private async refuse({ ownerId, id }: Pick<SavedAnalysis, 'ownerId' | 'id'>): Promise<never> {
    const current = await this.findOwned(ownerId, id);
    throw current ? VERSION_CONFLICT({ details: { current } }) : ANALYSIS_UNKNOWN();
  }
}
