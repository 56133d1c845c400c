import {
  CODE_RECIPE_UNKNOWN,
  type CodeRecipeRepository,
  type SavedCodeRecipe,
} from '@toolyard/core/codegen';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { db, jsonb, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { CodeRecipeTable } from './tables/code-recipe.table.ts';

const selectRecipes = () =>
  db
    .selectFrom('code_recipe')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'version',
      'name',
      'recipe',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ]);

export class PostgresCodeRecipeRepository implements CodeRecipeRepository {
  constructor(private readonly statements: Statements) {}

  listOwned(ownerId: string): Promise<SavedCodeRecipe[]> {
    return this.statements.rows(
      selectRecipes()
        .where('owner_id', '=', ownerId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc'),
    );
  }

  async findOwned(ownerId: string, id: string): Promise<SavedCodeRecipe | null> {
    if (!isId(id)) return null;
    return this.statements.row(
      selectRecipes().where('owner_id', '=', ownerId).where('id', '=', id),
    );
  }

  countLocked(ownerId: string): Promise<number> {
    return this.statements.countOwnedLocked('code_recipe', ownerId);
  }

  async add(saved: SavedCodeRecipe): Promise<void> {
    const { id, ownerId, version, name, recipe, createdAt, updatedAt } = saved;
    await this.statements.rows(
      db.insertInto('code_recipe').values({
        id,
        owner_id: ownerId,
        version,
        name,
        recipe: jsonb(recipe),
        created_at: toDate(createdAt),
        updated_at: toDate(updatedAt),
      }),
    );
  }

  async update(changed: SavedCodeRecipe): Promise<void> {
    const { id, ownerId, version, name, recipe, updatedAt } = changed;
    const updated = await this.statements.rows(
      db
        .updateTable('code_recipe')
        .set({ version, name, recipe: jsonb(recipe), updated_at: toDate(updatedAt) })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('version', '=', version - 1)
        .returning('id'),
    );
    if (updated.length === 0) await this.refuse(changed);
  }

  async remove(removed: Pick<SavedCodeRecipe, 'ownerId' | 'id' | 'version'>): Promise<void> {
    const gone = await this.statements.rows(
      db
        .deleteFrom('code_recipe')
        .where('owner_id', '=', removed.ownerId)
        .where('id', '=', removed.id)
        .where('version', '=', removed.version)
        .returning('id'),
    );
    if (gone.length === 0) await this.refuse(removed);
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(CodeRecipeTable, { owner });
  }

  private async refuse({ ownerId, id }: Pick<SavedCodeRecipe, 'ownerId' | 'id'>): Promise<never> {
    const current = await this.findOwned(ownerId, id);
    throw current ? VERSION_CONFLICT({ details: { current } }) : CODE_RECIPE_UNKNOWN();
  }
}
