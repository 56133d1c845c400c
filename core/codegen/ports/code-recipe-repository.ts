import type { OwnedRecords } from '../../accounts/index.ts';
import type { SavedCodeRecipe } from '../saved-recipe.ts';

/** Stores recipes. test/conformance/code-recipe-repository states what every adapter must do. */
export interface CodeRecipeRepository extends OwnedRecords {
  /** All recipes of the owner, last changed first, ties by id descending. */
  listOwned(ownerId: string): Promise<readonly SavedCodeRecipe[]>;
  /** Null for a foreign id as for an unknown one. */
  findOwned(ownerId: string, id: string): Promise<SavedCodeRecipe | null>;
  /** Number of recipes. No other unit of work that calls this for the same owner goes on before this one ends. */
  countLocked(ownerId: string): Promise<number>;
  add(saved: SavedCodeRecipe): Promise<void>;
  /**
   * Stores version, name, recipe and updatedAt if the stored version is `changed.version - 1`; otherwise refuses with
   * VERSION_CONFLICT and the current recipe, or with CODE_RECIPE_UNKNOWN when it is gone.
   */
  update(changed: SavedCodeRecipe): Promise<void>;
  /** Removes the recipe of that version; refuses as `update` does. */
  remove(removed: Pick<SavedCodeRecipe, 'ownerId' | 'id' | 'version'>): Promise<void>;
}
