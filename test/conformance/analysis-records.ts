import type { Recipe, SavedAnalysis } from '@toolyard/core/data';
import { newId, NOON } from './repository-records.ts';

/** Rows of a city from 100 on, largest first. */
export const aRecipe = (id: string, change: Partial<Recipe> = {}): Recipe => ({
  version: 1,
  id,
  name: '每月销售 🙂',
  sources: [
    {
      id: 'file',
      name: 'sales',
      columns: [
        { name: '城市', type: 'text', unit: null, currency: null },
        { name: 'amount', type: 'decimal', unit: null, currency: '€' },
      ],
    },
  ],
  steps: [
    {
      id: 'one',
      kind: 'filter',
      on: true,
      parameters: { where: { kind: 'compare', column: 'amount', operator: '>=', value: '100' } },
    },
    {
      id: 'two',
      kind: 'sort',
      on: false,
      parameters: { by: [{ column: 'amount', direction: 'descending' }] },
    },
  ],
  charts: [],
  ...change,
});

export function anAnalysis(ownerId: string, change: Partial<SavedAnalysis> = {}): SavedAnalysis {
  const id = newId();
  return {
    id,
    ownerId,
    version: 1,
    recipe: aRecipe(id),
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}
