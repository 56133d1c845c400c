import type { Recipe } from '@toolyard/core/codegen';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const CodeRecipeTable = defineEntity({
  name: 'CodeRecipe',
  tableName: 'code_recipe',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    version: p.integer(),
    name: p.text(),
    recipe: p.json<Recipe>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'code_recipe_owner', properties: ['owner', 'updatedAt', 'id'] }],
  checks: [{ name: 'code_recipe_version', expression: '"version" >= 1' }],
});
