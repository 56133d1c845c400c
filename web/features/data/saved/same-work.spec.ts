import { expect, it } from '@jest/globals';
import { newRecipe, type Recipe, type RecipeStep } from '@toolyard/core/data';
import { isSameWork } from './same-work.ts';

const recipeWith = (step: object): Recipe => ({
  ...newRecipe('r', 'r', []),
  steps: [step as RecipeStep],
});
const sortStep = (direction: string) => ({
  ...{ id: 's', kind: 'sort', on: true },
  parameters: { by: [{ column: 'a', direction }] },
});

it('recipes do the same whatever the order of members, and not with another value', () => {
  const stored = {
    parameters: { by: [{ direction: 'ascending', column: 'a' }] },
    ...{ on: true, kind: 'sort', id: 's' },
  };
  expect(isSameWork(recipeWith(sortStep('ascending')), recipeWith(stored))).toBe(true);
  expect(isSameWork(recipeWith(sortStep('descending')), recipeWith(stored))).toBe(false);
});
