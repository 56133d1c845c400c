import { expect, it } from '@jest/globals';
import { readRecipe, type Recipe } from './recipe.ts';

const RECIPE: Recipe = {
  ...{ version: 1, kind: 'postgresql', rootName: 'Root', target: 'typescript', text: null },
  values: { bigNumbers: 'string' },
  choices: { 'keys as data $.days': 'map' },
  edits: [{ kind: 'rename entity', entity: 'order', name: 'purchase' }],
  templates: [{ name: 'Docs', text: '# {{ entity.name }}' }],
};

it('is read as it was written; options that do not exist are left out', () => {
  const written: unknown = JSON.parse(JSON.stringify(RECIPE));
  expect(readRecipe(written)).toEqual(RECIPE);
  const more = { ...RECIPE, values: { bigNumbers: 'string', dates: 'never', other: 1 } };
  expect(readRecipe(more)).toEqual(RECIPE);
});

it('one without templates has none', () => {
  const { templates: _, ...earlier } = RECIPE;
  expect(readRecipe(earlier)).toEqual({ ...RECIPE, templates: [] });
});

it.each([
  null,
  [],
  { ...RECIPE, version: 2 },
  { ...RECIPE, target: 'cobol' },
  { ...RECIPE, kind: 'xml' },
  { ...RECIPE, edits: [{ kind: 'drop' }] },
  { ...RECIPE, choices: { a: 1 } },
  { ...RECIPE, rootName: 'x'.repeat(61) },
  { ...RECIPE, text: 5 },
  { ...RECIPE, templates: [{ name: 'Docs' }] },
  { ...RECIPE, templates: Array(31).fill(RECIPE.templates[0]) },
])('%j is none', (value) => {
  expect(readRecipe(value)).toBeNull();
});
