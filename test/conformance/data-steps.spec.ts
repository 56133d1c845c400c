import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addStep,
  type Cell,
  type Column,
  columnTypeOf,
  newRecipe,
  type QueryEngine,
  type Recipe,
  type RecipeSource,
  type SqlText,
  resultColumns,
  type Step,
  STEP_KINDS,
  stepChecks,
  writeRecipe,
} from '@toolyard/core/data';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';

const column = (name: string, type: Column['type']): Column => ({
  name,
  type,
  unit: null,
  currency: null,
});

/** Names that would end a quoted name or a statement if they were not quoted. */
const AWKWARD = `a "b"; drop table orders; -- '中文'\nline`;

const orders: RecipeSource = {
  id: 'orders',
  name: 'orders "2024"; 订单',
  columns: [
    column('id', 'integer'),
    column('region', 'text'),
    column('price', 'decimal'),
    column('ratio', 'decimal'),
    column('ordered', 'date'),
    column('shipped', 'datetime'),
    column('paid', 'boolean'),
    column(AWKWARD, 'text'),
  ],
};

const regions: RecipeSource = {
  id: 'regions',
  name: 'regions',
  columns: [column('code', 'text'), column('price', 'integer'), column('manager', 'text')],
};

const table = orders.name.replaceAll('"', '""');
const CREATE = `create table "${table}" (id bigint, region varchar, price decimal(10, 2), ratio double, ordered date,
  shipped timestamp, paid boolean, "${AWKWARD.replaceAll('"', '""')}" varchar)`;

type Row = readonly [
  string,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
];
const ROWS: readonly Row[] = [
  ['1', 'north', '0.10', '0.5', '2024-01-31', '2024-01-31 09:30:00', 'true', 'x'],
  ['2', 'north', '0.20', '0.25', '2024-02-01', '2024-02-01 10:00:00', 'false', 'y'],
  ['3', null, '5.00', null, '2024-03-31', null, 'true', null],
  ['4', '华东', null, '2', '2023-12-31', '2023-12-31 23:59:59', null, '分'],
  ['5', 'south', '7.35', '-1', null, '2024-07-01 00:00:00', 'false', 'X'],
  ['6', '', '12.00', '0', '2024-01-01', '2024-01-01 00:00:00', 'true', "o'k"],
  ['7', null, '1.10', '4', '2024-04-01', null, 'true', '50%_'],
];

let engine: QueryEngine;
const run = (statement: string) => engine.execute(statement as SqlText);
const quoted = (value: string | null) =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;

beforeAll(async () => {
  engine = await openNativeQueryEngine();
  await run(CREATE);
  for (const row of ROWS)
    await run(`insert into "${table}" values (${row.map(quoted).join(', ')})`);
  await run(`create table regions (code varchar, price bigint, manager varchar)`);
  await run(
    `insert into regions values ('north', 1, 'Ann'), ('north', 2, 'Ben'), ('华东', 3, '李'), ('west', 4, null), (null, 5, 'Nil')`,
  );
});
afterAll(() => engine.close());

const analysis = (...steps: Step[]): Recipe =>
  steps.reduce<Recipe>(
    (recipe, step) => {
      const added = addStep(recipe, step);
      if (!added.ok) throw new Error(added.error.texts.en);
      return added.value.recipe;
    },
    newRecipe('r', 'test', [orders, regions]),
  );

const rowsOf = async (...steps: Step[]): Promise<readonly (readonly Cell[])[]> =>
  (await engine.query(writeRecipe(analysis(...steps)))).rows;

const ids = async (...steps: Step[]) => (await rowsOf(...steps)).map(([id]) => Number(id));

/** At least one step of each kind, and more where a kind has several ways. */
const STEPS: readonly Step[] = [
  {
    id: 's',
    kind: 'filter',
    parameters: { where: { kind: 'compare', column: 'price', operator: '>', value: '1' } },
  },
  {
    id: 's',
    kind: 'filter',
    parameters: { where: { kind: 'one-of', column: AWKWARD, values: ["o'k", null] } },
  },
  { id: 's', kind: 'sort', parameters: { by: [{ column: AWKWARD, direction: 'descending' }] } },
  {
    id: 's',
    kind: 'group',
    parameters: {
      keys: [
        { column: 'ordered', part: 'month' },
        { column: AWKWARD, part: null },
      ],
      figures: [
        { function: 'rows', column: null, quantile: null, name: 'rows' },
        { function: 'count', column: 'price', quantile: null, name: 'count' },
        { function: 'distinct', column: 'region', quantile: null, name: 'distinct' },
        { function: 'sum', column: 'price', quantile: null, name: 'sum' },
        { function: 'sum', column: 'id', quantile: null, name: 'sum_id' },
        { function: 'mean', column: 'price', quantile: null, name: 'mean' },
        { function: 'median', column: 'price', quantile: null, name: 'median' },
        { function: 'quantile', column: 'id', quantile: 0.9, name: 'q' },
        { function: 'least', column: 'shipped', quantile: null, name: 'least' },
        { function: 'most', column: 'paid', quantile: null, name: 'most "x"' },
      ],
    },
  },
  {
    id: 's',
    kind: 'group',
    parameters: {
      keys: [],
      figures: [{ function: 'sum', column: 'ratio', quantile: null, name: 'x' }],
    },
  },
  {
    id: 's',
    kind: 'pivot',
    parameters: {
      rows: [
        { column: 'ordered', part: 'quarter' },
        { column: 'r1', part: null },
      ].slice(0, 1) as never,
      columns: { column: 'region', part: null },
      values: ['north', null, '', 'ordered_quarter'],
      figure: { function: 'sum', column: 'price', quantile: null, name: 'f' },
      other: 'rest',
      totalColumn: 'total',
      totalRow: 'all',
    },
  },
  {
    id: 's',
    kind: 'pivot',
    parameters: {
      rows: [{ column: 'region', part: null }],
      columns: { column: 'ordered', part: 'year' },
      values: ['2024-01-01', '2023-01-01'],
      figure: { function: 'rows', column: null, quantile: null, name: 'f' },
      other: null,
      totalColumn: null,
      totalRow: null,
    },
  },
  {
    id: 's',
    kind: 'compute',
    parameters: { name: 'net', formula: `price * 1.2 + coalesce(ratio, 0)` },
  },
  {
    id: 's',
    kind: 'compute',
    parameters: {
      name: 'Region',
      formula: `case when region is null then '?' else upper(region) || '-' || id end`,
    },
  },
  { id: 's', kind: 'choose-columns', parameters: { of: [AWKWARD, 'id'] } },
  {
    id: 's',
    kind: 'rename',
    parameters: {
      names: [
        { from: 'id', to: AWKWARD + '2' },
        { from: 'price', to: 'id' },
      ],
    },
  },
  { id: 's', kind: 'change-type', parameters: { of: 'price', to: 'integer', digits: null } },
  { id: 's', kind: 'change-type', parameters: { of: 'region', to: 'decimal', digits: 4 } },
  { id: 's', kind: 'change-type', parameters: { of: 'shipped', to: 'date', digits: null } },
  { id: 's', kind: 'drop-missing', parameters: { of: ['region', AWKWARD] } },
  { id: 's', kind: 'sample', parameters: { rows: 3, seed: 7 } },
  {
    id: 's',
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'region', right: 'code' }], rows: 'left' },
  },
  {
    id: 's',
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'id', right: 'price' }], rows: 'inner' },
  },
  {
    id: 's',
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'region', right: 'code' }], rows: 'full' },
  },
  {
    id: 's',
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'region', right: 'code' }], rows: 'without' },
  },
  { id: 's', kind: 'union', parameters: { with: 'regions' } },
  {
    id: 's',
    kind: 'sql',
    parameters: {
      text: `with input2 as (from input) select region, sum(price) as total from input2 group by 1 order by 1; -- end`,
      result: [column('region', 'text'), column('total', 'decimal')],
    },
  },
];

describe('every kind of step', () => {
  it('is among the examples', () =>
    expect(new Set(STEPS.map(({ kind }) => kind))).toEqual(
      new Set(STEP_KINDS.map(({ kind }) => kind)),
    ));

  it.each(STEPS.map((step, index) => [index, step.kind, step] as const))(
    '%i %s names the columns that the engine gives',
    async (_, __, step) => {
      const recipe = analysis(step);
      const { columns } = await engine.query(writeRecipe(recipe));
      expect(columns.map(({ name, engineType }) => [name, columnTypeOf(engineType)])).toEqual(
        resultColumns(recipe).map(({ name, type }) => [name, type]),
      );
      for (const { query } of stepChecks(recipe, step.id))
        expect((await engine.query(query)).rows).toHaveLength(1);
    },
  );
});

it('filters', async () => {
  expect(await ids(STEPS[0]!)).toEqual([3, 5, 6, 7]);
});
