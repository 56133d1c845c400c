import { describe, expect, it } from '@jest/globals';
import { plainColumn } from './column.ts';
import { addStep, newRecipe, type Recipe, type RecipeSource } from './recipe.ts';
import {
  likeness,
  recipeOnTables,
  schemaChangeInWords,
  schemaChanges,
  schemaReport,
} from './schema-change.ts';

const before = [
  plainColumn('Order ID', 'text'),
  plainColumn('Unit price', 'decimal'),
  plainColumn('Region', 'text'),
  plainColumn('Note', 'text'),
];

describe('another file of the same kind', () => {
  it('differs in nothing when its columns stand in another order or case', () =>
    expect(
      schemaChanges(
        before,
        before.toReversed().map((column) => ({ ...column, name: column.name.toUpperCase() })),
      ),
    ).toEqual([]));

  it('has columns that are new, gone, renamed and of another type', () => {
    const after = [
      plainColumn('order_id', 'text'),
      plainColumn('unit_prices', 'decimal'),
      plainColumn('Region', 'integer'),
      plainColumn('Discount', 'decimal'),
    ];
    const changes = schemaChanges(before, after);
    expect(changes.map((change) => schemaChangeInWords(change).en)).toEqual([
      '“Order ID” seems to be named “order_id” now',
      '“Unit price” seems to be named “unit_prices” now',
      '“Region” was text and is now a whole number',
      '“Note” is no longer there',
      '“Discount” is new',
    ]);
    expect(schemaChangeInWords(changes[3]!)['zh-CN']).toBe('缺少列“Note”');
  });

  it('does not take one of two like columns for both', () =>
    expect(
      schemaChanges(
        [plainColumn('amount 1', 'integer'), plainColumn('amount 2', 'integer')],
        [plainColumn('amount_2', 'integer')],
      ).map(({ kind }) => kind),
    ).toEqual(['gone', 'renamed']));

  it.each<[string, string, number]>([
    ['Order ID', 'order_id', 1],
    ['Größe', 'grosse', 1 - 2 / 6],
    ['单价', '单价', 1],
    ['单价', '数量', 0],
    ['Ａ列', 'a列', 1],
    // Levenshtein's own example: three of seven letters differ.
    ['kitten', 'sitting', 1 - 3 / 7],
    ['-', '+', 0],
  ])('names %s and %s are alike to %d', (left, right, expected) =>
    expect(likeness(left, right)).toBeCloseTo(expected, 12),
  );
});

describe('a recipe for another file', () => {
  const start = newRecipe('r', 'r', [{ id: 's', name: 's', columns: before }]);
  const recipe = [
    { id: 'a', kind: 'drop-missing', parameters: { of: ['Unit price'] } } as const,
    { id: 'b', kind: 'drop-missing', parameters: { of: ['Note'] } } as const,
  ].reduce<Recipe>((sofar, step) => {
    const added = addStep(sofar, step);
    if (!added.ok) throw new Error(added.error.texts.en);
    return added.value.recipe;
  }, start);

  it('names the steps that do not fit, before and after the renamed columns have their old names', () => {
    const report = schemaReport(recipe, {
      id: 's',
      name: 's',
      columns: [
        plainColumn('Order ID', 'text'),
        plainColumn('unit_price', 'decimal'),
        plainColumn('Region', 'text'),
      ],
    });
    expect(report.unfit.map(({ step }) => step)).toEqual(['a', 'b']);
    expect(report.unfitAfterRenaming.map(({ step }) => step)).toEqual(['b']);
  });

  it('is what a recipe runs on: renamed columns get their old names where steps need them', () => {
    const columns = [plainColumn('Order ID', 'text'), plainColumn('unit_price', 'decimal')];
    const onTables = (tables: readonly RecipeSource[]) =>
      recipeOnTables(recipe, tables, 'renaming');
    const december = onTables([{ id: 't', name: 'december', columns }]);
    expect(december.recipe.sources).toEqual([{ id: 't', name: 'december', columns }]);
    expect(december.recipe.steps.map(({ id }) => id)).toEqual(['renaming', 'a', 'b']);
    expect(december.recipe.steps[0]).toMatchObject({
      parameters: { names: [{ from: 'unit_price', to: 'Unit price' }] },
    });
    expect(december.unfit.map(({ step }) => step)).toEqual(['b']);
    const same = onTables(recipe.sources);
    expect([same.recipe.steps, same.unfit, same.changes]).toEqual([recipe.steps, [], []]);
  });
});
