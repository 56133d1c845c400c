import { expect, it } from '@jest/globals';
import { newRecipe, type Recipe, type RecipeStep } from '@toolyard/core/data';
import { isSameValue, isSameWork } from './same-value.ts';

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

it('a filter is the same although the server gave it back in another order', () => {
  const where = { kind: 'one-of', column: 'city', values: ['Lyon', null] };
  expect(isSameValue(where, { values: ['Lyon', null], column: 'city', kind: 'one-of' })).toBe(true);
  expect(isSameValue(where, { ...where, values: [null, 'Lyon'] })).toBe(false);
  expect(isSameValue(where, undefined)).toBe(false);
});
