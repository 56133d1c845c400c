import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addStep,
  groupingStep,
  newRecipe,
  plainColumn,
  recipeBehind,
  resultColumns,
  sql,
  switchStep,
  totalRowQuery,
  writeRecipe,
  type Aggregate,
  type Cell,
  type GroupKey,
  type QueryEngine,
  type Recipe,
  type Step,
} from '@toolyard/core/data';
import { AWKWARD, FEW_ORDERS, loadTables, ORDERS } from '../support/data-tables.ts';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';

let engine: QueryEngine;
beforeAll(async () => {
  engine = await openNativeQueryEngine();
  await loadTables(engine, FEW_ORDERS);
});
afterAll(() => engine.close());

const key = (column: string, part: GroupKey['part'] = null): GroupKey => ({ column, part });
const rowCount: Aggregate = { function: 'rows', column: null, quantile: null, name: 'n' };

const recipeOf = (...steps: readonly Step[]): Recipe =>
  steps.reduce<Recipe>(
    (recipe, step) => {
      const added = addStep(recipe, step);
      if (!added.ok) throw new Error(added.error.texts.en);
      return added.value.recipe;
    },
    newRecipe('r', 'test', [ORDERS]),
  );

async function countOf(recipe: Recipe): Promise<number> {
  const { rows } = await engine.query(sql`select count(*) from (${writeRecipe(recipe)})`);
  return Number(rows[0]![0]);
}

/** Every cell of a result whose figure is a number of rows, with the number of rows behind it. */
async function cellsOf(recipe: Recipe, figures: readonly string[]) {
  const columns = resultColumns(recipe);
  const { rows } = await engine.query(writeRecipe(recipe));
  const totals = totalRowQuery(recipe);
  const label = totals && ((await engine.query(totals)).rows[0]![0] as string);
  const found: { cell: Cell; behind: number | null }[] = [];
  for (const cells of rows)
    for (const name of figures) {
      const behind = recipeBehind(recipe, 'behind', { columns, cells }, name, label);
      const at = columns.findIndex((column) => column.name === name);
      found.push({ cell: cells[at] ?? null, behind: behind && (await countOf(behind)) });
    }
  return found;
}

const KEYS: readonly (readonly GroupKey[])[] = [
  [key('region')],
  [key('paid')],
  [key('price')],
  [key('ratio')],
  [key('ordered')],
  [key('shipped')],
  [key(AWKWARD)],
  [key('ordered', 'year')],
  [key('ordered', 'quarter')],
  [key('ordered', 'month')],
  [key('ordered', 'week')],
  [key('shipped', 'day')],
  [key('region'), key('ordered', 'month')],
];

const pivotOf = (rows: readonly GroupKey[], across: GroupKey, values: readonly (string | null)[]) =>
  ({
    id: 'pivot',
    kind: 'pivot',
    parameters: {
      rows,
      columns: across,
      values,
      figure: rowCount,
      other: 'rest',
      totalColumn: 'all',
      totalRow: 'Total',
    },
  }) as const;

describe('the rows behind a cell', () => {
  it.each(KEYS.map((keys) => [keys] as const))(
    'of groups are as many as the group has: %j',
    async (keys) => {
      const recipe = recipeOf({
        id: 'group',
        kind: 'group',
        parameters: { keys, figures: [rowCount] },
      });
      const cells = await cellsOf(recipe, ['n']);
      expect(cells.length).toBeGreaterThan(1);
      for (const { cell, behind } of cells) expect(behind).toBe(Number(cell));
    },
  );

  it.each([
    [[key('region')], key('paid'), ['true', 'false'], ['true', 'false', 'rest', 'all']],
    [[key('region')], key('paid'), ['true', null], ['true', '∅', 'rest', 'all']],
    [[key('ordered', 'year')], key('region'), ['north', ''], ['north', '∅', 'rest', 'all']],
    [
      [key('paid'), key('region')],
      key('ordered', 'month'),
      ['2024-01-01', null],
      ['2024-01-01', '∅', 'rest', 'all'],
    ],
  ] as const)(
    'of a pivot table are as many as the cell says, also in its totals and the rest: %j by %j, %j',
    async (rows, across, values, figures) => {
      const cells = await cellsOf(recipeOf(pivotOf(rows, across, values)), figures);
      for (const { cell, behind } of cells) expect(behind).toBe(Number(cell ?? 0));
      expect(Math.max(...cells.map(({ behind }) => behind!))).toBe(FEW_ORDERS.length);
    },
  );

  it.each([
    ['north', 'north (2)'],
    ['华东', '华东 (2)'],
    ['east', 'east'],
  ])(
    'of a row of totals named %s are all, also where a row is named so too',
    async (totalRow, label) => {
      const pivot = pivotOf([key('region')], key('paid'), ['true', 'false']);
      const recipe = recipeOf({ ...pivot, parameters: { ...pivot.parameters, totalRow } });
      const { rows } = await engine.query(writeRecipe(recipe));
      expect(rows.at(-1)![0]).toBe(label);
      const named = FEW_ORDERS.filter(({ region }) => region === totalRow).length;
      expect(rows.filter(([name]) => name === totalRow)).toHaveLength(
        named > 0 || label === totalRow ? 1 : 0,
      );
      const cells = await cellsOf(recipe, ['true', 'false', 'rest', 'all']);
      for (const { cell, behind } of cells) expect(behind).toBe(Number(cell ?? 0));
    },
  );

  it('of a row of totals whose name ends with a number, like that of a row, are all', async () => {
    await engine.execute(
      sql`create table levels as select * from (values ('Total', 1), ('Total (2)', 1), ('Total (x)', 2)) v(level, n)`,
    );
    const table = {
      id: 'levels',
      name: 'levels',
      columns: [plainColumn('level', 'text'), plainColumn('n', 'integer')],
    };
    const pivot = pivotOf([key('level')], key('n'), ['1', '2']);
    const added = addStep(newRecipe('r', 'test', [table]), pivot);
    const recipe = added.ok ? added.value.recipe : null!;
    expect((await engine.query(writeRecipe(recipe))).rows.map(([level]) => level)).toEqual([
      'Total',
      'Total (2)',
      'Total (x)',
      'Total (3)',
    ]);
    const cells = await cellsOf(recipe, ['1', '2', 'rest', 'all']);
    for (const { cell, behind } of cells) expect(behind).toBe(Number(cell ?? 0));
  });

  it('stand behind the steps before; those behind the groups are switched off, and come back', async () => {
    const recipe = recipeOf(
      {
        id: 'paid',
        kind: 'filter',
        parameters: { where: { kind: 'one-of', column: 'paid', values: ['true'] } },
      },
      { id: 'group', kind: 'group', parameters: { keys: [key('region')], figures: [rowCount] } },
      { id: 'sort', kind: 'sort', parameters: { by: [{ column: 'n', direction: 'descending' }] } },
    );
    const columns = resultColumns(recipe);
    const { rows } = await engine.query(writeRecipe(recipe));
    // Orders 3 and 7 are paid and have no region.
    expect(rows[0]).toEqual([null, '2']);
    const behind = recipeBehind(recipe, 'behind', { columns, cells: rows[0]! }, 'n')!;
    expect(behind.steps.map(({ id, on }) => [id, on])).toEqual([
      ['paid', true],
      ['behind', true],
      ['group', false],
      ['sort', false],
    ]);
    const shown = await engine.query(writeRecipe(behind));
    expect(shown.rows.map(([id]) => id)).toEqual(['3', '7']);
    const again = switchStep(behind, 'group', true).recipe;
    expect((await engine.query(writeRecipe(again))).rows).toEqual([[null, '2']]);
  });

  it('are those of groups alone: a table that was read has none, nor has one made of groups', () => {
    const read = newRecipe('r', 'test', [ORDERS]);
    expect(groupingStep(read)).toBeNull();
    const row = { columns: ORDERS.columns, cells: ORDERS.columns.map(() => null) };
    expect(recipeBehind(read, 'behind', row, 'id')).toBeNull();
    const renamed = recipeOf(
      { id: 'group', kind: 'group', parameters: { keys: [key('region')], figures: [rowCount] } },
      { id: 'rename', kind: 'rename', parameters: { names: [{ from: 'n', to: 'orders' }] } },
    );
    expect(groupingStep(renamed)).toBeNull();
  });
});
