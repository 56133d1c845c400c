import type { Recipe, SavedCodeRecipe } from '@toolyard/core/codegen';
import { newId, NOON } from './repository-records.ts';

/** Schemas of Zod for orders, whose model was edited. */
export const aRecipe = (change: Partial<Recipe> = {}): Recipe => ({
  ...{ version: 1, kind: 'json-samples', rootName: '订单', target: 'typescript' },
  values: { dates: 'Date' },
  choices: { 'big whole number $.id': 'string' },
  edits: [{ kind: 'rename field', entity: '$', field: '$/total', name: '金额 🙂' }],
  templates: [{ name: 'Docs', text: '# {{ entity.name }}' }],
  text: '{"id": 9007199254740993, "total": 5}',
  ...change,
});

export const aCodeRecipe = (
  ownerId: string,
  change: Partial<SavedCodeRecipe> = {},
): SavedCodeRecipe => ({
  ...{ id: newId(), ownerId, version: 1, name: '订单类型 🙂', recipe: aRecipe() },
  ...{ createdAt: NOON, updatedAt: NOON },
  ...change,
});
