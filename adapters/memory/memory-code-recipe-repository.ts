import {
  CODE_RECIPE_UNKNOWN,
  type CodeRecipeRepository,
  type SavedCodeRecipe,
} from '@toolyard/core/codegen';
import { lastChangedFirst, MemoryOwnedRecords } from './memory-owned-records.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryCodeRecipeRepository
  extends MemoryOwnedRecords<SavedCodeRecipe>
  implements CodeRecipeRepository
{
  constructor(private readonly tables: MemoryTables) {
    super(CODE_RECIPE_UNKNOWN, lastChangedFirst);
  }

  protected get records(): MemoryTables['codeRecipes'] {
    return this.tables.codeRecipes;
  }

  protected set records(next: MemoryTables['codeRecipes']) {
    this.tables.codeRecipes = next;
  }
}
