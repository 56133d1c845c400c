import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addStep,
  type Aggregate,
  type Cell,
  columnTypeOf,
  type Condition,
  newRecipe,
  type QueryEngine,
  type Recipe,
  type RecipeSource,
  resultColumns,
  shownNumber,
  sql,
  type Step,
  STEP_KINDS,
  stepChecks,
  writeRecipe,
} from '@toolyard/core/data';
import {
  AWKWARD,
  FEW_ORDERS,
  FEW_REGIONS,
  loadTables,
  money,
  type Order,
  ORDERS,
  REGIONS,
} from '../support/data-tables.ts';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';

let engine: QueryEngine;
beforeAll(async () => {
  engine = await openNativeQueryEngine();
  await loadTables(engine, FEW_ORDERS);
});
afterAll(() => engine.close());

type WithoutId<Of> = Of extends Step ? Omit<Of, 'id'> : never;
type NewStep = WithoutId<Step>;

const recipeOf = (...steps: NewStep[]): Recipe =>
  steps.reduce<Recipe>(
    (recipe, step, index) => {
      const added = addStep(recipe, { ...step, id: `s${index + 1}` });
      if (!added.ok) throw new Error(added.error.texts.en);
      return added.value.recipe;
    },
    newRecipe('r', 'test', [ORDERS, REGIONS]),
  );

/** The rows as they are shown. */
async function rowsOf(...steps: NewStep[]): Promise<readonly (readonly Cell[])[]> {
  const { columns, rows } = await engine.query(writeRecipe(recipeOf(...steps)));
  return rows.map((row) => row.map((cell, at) => shownNumber(columns[at]!.engineType, cell)));
}

const idsOf = async (...steps: NewStep[]) => (await rowsOf(...steps)).map(([id]) => Number(id));
const idsWhere = (keep: (order: Order) => boolean) => FEW_ORDERS.filter(keep).map(({ id }) => id);

const checksOf = async (...steps: NewStep[]) => {
  const recipe = recipeOf(...steps);
  const checks = stepChecks(recipe, recipe.steps.at(-1)!.id);
  return Promise.all(
    checks.map(async ({ query }) => Number((await engine.query(query)).rows[0]![0])),
  );
};

const figure = (
  name: Aggregate['function'],
  column: string | null,
  quantile: number | null = null,
): Aggregate => ({ function: name, column, quantile, name: `${column}_${name}` });

const filter = (where: Condition): NewStep => ({ kind: 'filter', parameters: { where } });
const compare = (
  column: string,
  operator: '=' | '<>' | '<' | '<=' | '>' | '>=',
  value: string,
): Condition => ({ kind: 'compare', column, operator, value });

const STEPS: readonly NewStep[] = [
  filter(compare('price', '>', '1')),
  filter({ kind: 'one-of', column: AWKWARD, values: ["o'k", null] }),
  { kind: 'sort', parameters: { by: [{ column: AWKWARD, direction: 'descending' }] } },
  {
    kind: 'group',
    parameters: {
      keys: [
        { column: 'ordered', part: 'month' },
        { column: 'shipped', part: 'week' },
        { column: AWKWARD, part: null },
      ],
      figures: [
        figure('rows', null),
        figure('count', 'price'),
        figure('distinct', 'region'),
        figure('sum', 'price'),
        figure('sum', 'id'),
        figure('sum', 'ratio'),
        figure('mean', 'price'),
        figure('median', 'price'),
        figure('quantile', 'id', 0.9),
        figure('least', 'shipped'),
        figure('most', 'paid'),
        { ...figure('most', 'ordered'), name: 'most "x"' },
      ],
    },
  },
  { kind: 'group', parameters: { keys: [], figures: [figure('sum', 'ratio')] } },
  {
    kind: 'pivot',
    parameters: {
      rows: [
        { column: 'ordered', part: 'quarter' },
        { column: 'paid', part: null },
      ],
      columns: { column: 'region', part: null },
      values: ['north', null, '', 'ordered_quarter', 'v', "it's"],
      figure: figure('sum', 'price'),
      other: 'rest',
      totalColumn: 'total',
      totalRow: 'all',
    },
  },
  {
    kind: 'pivot',
    parameters: {
      rows: [{ column: 'region', part: null }],
      columns: { column: 'ordered', part: 'year' },
      values: ['2024-01-01', '2023-01-01'],
      figure: figure('distinct', 'id'),
      other: null,
      totalColumn: null,
      totalRow: null,
    },
  },
  {
    kind: 'compute',
    parameters: { name: 'net', formula: 'price * 1.2 + coalesce(ratio, 0)' },
  },
  {
    kind: 'compute',
    parameters: {
      name: 'Region',
      formula: `case when region is null then '?' else upper(region) || '-' || id end`,
    },
  },
  { kind: 'choose-columns', parameters: { of: [AWKWARD, 'id'] } },
  {
    kind: 'rename',
    parameters: {
      names: [
        { from: 'id', to: `${AWKWARD}2` },
        { from: 'price', to: 'id' },
      ],
    },
  },
  { kind: 'change-type', parameters: { of: 'price', to: 'integer', digits: null } },
  { kind: 'change-type', parameters: { of: 'region', to: 'decimal', digits: 4 } },
  { kind: 'change-type', parameters: { of: 'shipped', to: 'date', digits: null } },
  { kind: 'change-type', parameters: { of: 'ordered', to: 'datetime', digits: null } },
  { kind: 'change-type', parameters: { of: 'paid', to: 'text', digits: null } },
  { kind: 'drop-missing', parameters: { of: ['region', AWKWARD] } },
  { kind: 'sample', parameters: { rows: 3, seed: 7 } },
  { kind: 'search', parameters: { text: "o'%_" } },
  ...(['left', 'inner', 'full', 'without'] as const).map((rows): NewStep => ({
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'region', right: 'code' }], rows },
  })),
  {
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'price', right: 'price' }], rows: 'full' },
  },
  { kind: 'union', parameters: { with: 'regions' } },
  {
    kind: 'sql',
    parameters: {
      text: `with cheap as (from input where price < 5) select region, sum(price) as total from cheap group by 1; -- (`,
      result: [
        { name: 'region', type: 'text', unit: null, currency: null },
        { name: 'total', type: 'decimal', unit: null, currency: null },
      ],
    },
  },
];

/** A table with hostile names in every place has the same types as the orders. */
const NAMES = [
  '"',
  "'; drop table x; --",
  '中文 列',
  'two\nlines',
  'select',
  ' ',
  '%s $1 ?',
  'p',
  'r1',
  'row',
  'x ranks',
  'v',
  'c',
  '\\',
  'a.b',
  'grouping',
];

describe('every kind of step', () => {
  it('is among the examples', () =>
    expect(new Set(STEPS.map(({ kind }) => kind))).toEqual(
      new Set(STEP_KINDS.map(({ kind }) => kind)),
    ));

  it.each(STEPS.map((step, index) => [index, step.kind, step] as const))(
    '%i %s names the columns that the engine gives, and its checks run',
    async (_, __, step) => {
      const recipe = recipeOf(step);
      const { columns } = await engine.query(writeRecipe(recipe));
      expect(columns.map(({ name, engineType }) => [name, columnTypeOf(engineType)])).toEqual(
        resultColumns(recipe).map(({ name, type }) => [name, type]),
      );
      for (const count of await checksOf(step)) expect(count).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(NAMES)('takes a column named %j', async (name) => {
    const renamed: NewStep = {
      kind: 'rename',
      parameters: { names: [{ from: AWKWARD, to: name }] },
    };
    const steps = STEPS.filter(({ kind }) => kind !== 'sql').map(
      (step) =>
        JSON.parse(
          JSON.stringify(step).replaceAll(JSON.stringify(AWKWARD), () => JSON.stringify(name)),
        ) as NewStep,
    );
    for (const step of [
      ...steps,
      {
        kind: 'compute',
        parameters: { name: 'n', formula: `"${name.replaceAll('"', '""')}" || 'x'` },
      } as const,
    ]) {
      const recipe = recipeOf(renamed, step);
      const { columns } = await engine.query(writeRecipe(recipe));
      expect(columns.map((column) => column.name)).toEqual(
        resultColumns(recipe).map((column) => column.name),
      );
    }
  });
});

describe('filter', () => {
  it.each<[string, Condition, (order: Order) => boolean]>([
    ['a decimal above', compare('price', '>', '1.10'), ({ cents }) => (cents ?? 0) > 110],
    ['a text that is not', compare('region', '<>', 'north'), ({ region }) => region !== 'north'],
    [
      'a date',
      compare('ordered', '<=', '2024-01-31'),
      (o) => o.ordered !== null && o.ordered <= '2024-01-31',
    ],
    ['a moment', compare('shipped', '=', '2024-01-31 09:30'), ({ id }) => id === 1],
    ['a truth', compare('paid', '=', 'false'), ({ paid }) => paid === false],
    [
      'a range',
      { kind: 'between', column: 'id', from: '2', to: '4' },
      ({ id }) => id >= 2 && id <= 4,
    ],
    [
      'one of',
      { kind: 'one-of', column: 'region', values: ['华东', null] },
      ({ region }) => region === null || region === '华东',
    ],
    [
      'letters of any case',
      { kind: 'search', column: AWKWARD, place: 'contains', text: 'X' },
      ({ note }) => note?.toLowerCase().includes('x') ?? false,
    ],
    [
      'a pattern as it stands',
      { kind: 'search', column: AWKWARD, place: 'ends', text: '%_' },
      ({ note }) => note?.endsWith('%_') ?? false,
    ],
    [
      'a start',
      { kind: 'search', column: 'region', place: 'starts', text: '华' },
      ({ region }) => region?.startsWith('华') ?? false,
    ],
    ['no value', { kind: 'missing', column: 'ratio' }, ({ ratio }) => ratio === null],
    [
      'the opposite',
      { kind: 'not', of: compare('price', '<', '5') },
      ({ cents }) => !(cents !== null && cents < 500),
    ],
    [
      'both and either',
      {
        kind: 'and',
        of: [
          compare('id', '<', '6'),
          { kind: 'or', of: [compare('ratio', '>', '1'), compare('ratio', '<', '0')] },
        ],
      },
      ({ id, ratio }) => id < 6 && ratio !== null && (ratio > 1 || ratio < 0),
    ],
  ])('keeps rows by %s', async (_, where, keep) => {
    expect(await idsOf(filter(where))).toEqual(idsWhere(keep));
  });
});

it('sorts with missing values last, and keeps the order of equal rows', async () => {
  const sorted = (direction: 'ascending' | 'descending', of: (order: Order) => string | null) =>
    [
      ...FEW_ORDERS.filter((order) => of(order) !== null).toSorted((a, b) => {
        const [x, y] = [of(a)!, of(b)!];
        const order = x < y ? -1 : x > y ? 1 : 0;
        return direction === 'ascending' ? order : -order;
      }),
      ...FEW_ORDERS.filter((order) => of(order) === null),
    ].map(({ id }) => id);
  for (const direction of ['ascending', 'descending'] as const) {
    expect(
      await idsOf({ kind: 'sort', parameters: { by: [{ column: 'region', direction }] } }),
    ).toEqual(sorted(direction, ({ region }) => region));
    expect(
      await idsOf({ kind: 'sort', parameters: { by: [{ column: 'shipped', direction }] } }),
    ).toEqual(sorted(direction, ({ shipped }) => shipped));
  }
});

it('groups with exact sums, the group without a value last', async () => {
  const groups = [...new Set(FEW_ORDERS.map(({ region }) => region))].toSorted((a, b) =>
    a === null ? 1 : b === null ? -1 : Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const expected = groups.map((region) => {
    const rows = FEW_ORDERS.filter((order) => order.region === region);
    const cents = rows.flatMap((order) => order.cents ?? []).toSorted((a, b) => a - b);
    const middle = [
      cents[Math.floor((cents.length - 1) / 2)],
      cents[Math.ceil((cents.length - 1) / 2)],
    ];
    const figures: Cell[] = [
      String(rows.length),
      String(cents.length),
      cents.length ? money(cents.reduce((sum, each) => sum + each, 0)) : null,
      cents.length ? String(mean(cents) / 100) : null,
      cents.length ? String((middle[0]! + middle[1]!) / 200) : null,
      cents.length ? money(cents[0]!) : null,
      cents.length ? money(cents.at(-1)!) : null,
    ];
    return [region, ...figures];
  });
  expect(
    await rowsOf({
      kind: 'group',
      parameters: {
        keys: [{ column: 'region', part: null }],
        figures: [
          figure('rows', null),
          figure('count', 'price'),
          figure('sum', 'price'),
          figure('mean', 'price'),
          figure('median', 'price'),
          figure('least', 'price'),
          figure('most', 'price'),
        ],
      },
    }),
  ).toEqual(expected);
});

it('adds 0.10 and 0.20 to 0.30, and shows no digit that a binary sum invents', async () => {
  const sum: NewStep = {
    kind: 'group',
    parameters: { keys: [], figures: [figure('sum', 'price'), figure('sum', 'tenths')] },
  };
  expect(
    await rowsOf(
      filter(compare('region', '=', 'north')),
      { kind: 'compute', parameters: { name: 'tenths', formula: 'cast(price as double)' } },
      sum,
    ),
  ).toEqual([['0.30', '0.3']]);
});

it('groups dates by the first day of their period', async () => {
  const parts = ['year', 'quarter', 'month', 'week', 'day'] as const;
  const rows = await rowsOf(filter(compare('id', '=', '3')), {
    kind: 'group',
    parameters: { keys: parts.map((part) => ({ column: 'ordered', part })), figures: [] },
  });
  // 31 March 2024 was a Sunday, so its week began on Monday the 25th.
  expect(rows).toEqual([['2024-01-01', '2024-01-01', '2024-03-01', '2024-03-25', '2024-03-31']]);
});

describe('pivot', () => {
  const pivot = (
    name: Aggregate['function'],
    column: string | null,
    names: { other?: string; totalColumn?: string; totalRow?: string } = {},
  ): NewStep => ({
    kind: 'pivot',
    parameters: {
      rows: [{ column: 'region', part: null }],
      columns: { column: 'paid', part: null },
      values: ['true', null],
      figure: figure(name, column),
      other: names.other ?? null,
      totalColumn: names.totalColumn ?? null,
      totalRow: names.totalRow ?? null,
    },
  });

  it('leaves a combination without rows empty and has a row and a column of missing keys', async () => {
    expect(await rowsOf(pivot('rows', null))).toEqual([
      ['', '1', null],
      ['north', '1', null],
      ['south', null, null],
      ['华东', null, '1'],
      [null, '2', null],
    ]);
  });

  it('counts no value as 0 where there are rows', async () => {
    expect((await rowsOf(pivot('count', 'price')))[3]).toEqual(['华东', null, '0']);
  });

  it('sums what is not listed up in a column of its own, and totals all', async () => {
    const all = { other: 'other', totalColumn: 'total', totalRow: 'Total' };
    const sum = (keep: (order: Order) => boolean) => {
      const cents = FEW_ORDERS.filter(keep).flatMap((order) => order.cents ?? []);
      return cents.length ? money(cents.reduce((total, each) => total + each, 0)) : null;
    };
    const line = (head: string | null, keep: (order: Order) => boolean) => [
      head,
      sum((order) => keep(order) && order.paid === true),
      sum((order) => keep(order) && order.paid === null),
      sum((order) => keep(order) && order.paid === false),
      sum(keep),
    ];
    expect(await rowsOf(pivot('sum', 'price', all))).toEqual([
      ...['', 'north', 'south', '华东', null].map((region) =>
        line(region, (order) => order.region === region),
      ),
      line('Total', () => true),
    ]);
  });
});

/** What a function gives of a value, and nothing of no value. */
const of = <T>(value: T | null, result: (value: T) => Cell): Cell =>
  value === null ? null : result(value);
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const DAY = 86_400_000;

describe('compute', () => {
  const formulas: readonly (readonly [string, (order: Order) => Cell])[] = [
    ['price * 2', ({ cents }) => of(cents, (each) => money(each * 2))],
    ['id + 1', ({ id }) => String(id + 1)],
    ['-id', ({ id }) => String(-id)],
    ['id / ratio', ({ id, ratio }) => of(ratio || null, (each) => String(id / each))],
    ['id % 3', ({ id }) => String(id % 3)],
    ['2 + 3 * id', ({ id }) => String(2 + 3 * id)],
    ['(2 + 3) * id', ({ id }) => String(5 * id)],
    ["region || '-' || id", ({ region, id }) => of(region, (each) => `${each}-${id}`)],
    ["concat(region, '-', id)", ({ region, id }) => `${region ?? ''}-${id}`],
    ['length(region)', ({ region }) => of(region, (each) => String(each.length))],
    ["if(region = 'north', 1, 0)", ({ region }) => (region === 'north' ? '1' : '0')],
    [
      "case when region = 'north' then id end",
      ({ region, id }) => (region === 'north' ? String(id) : null),
    ],
    ["coalesce(region, '?')", ({ region }) => region ?? '?'],
    ["nullif(region, '')", ({ region }) => region || null],
    ['not paid or id > 5', ({ paid, id }) => (id > 5 ? true : of(paid, (each) => !each))],
    [
      "region in ('north', '华东')",
      ({ region }) => of(region, (each) => ['north', '华东'].includes(each)),
    ],
    ['id between 2 and 4', ({ id }) => id >= 2 && id <= 4],
    ['ratio is null', ({ ratio }) => ratio === null],
    ['year(ordered)', ({ ordered }) => of(ordered, (each) => each.slice(0, 4))],
    [
      'weekday(ordered)',
      ({ ordered }) => of(ordered, (each) => String(new Date(dayOf(each)).getUTCDay() || 7)),
    ],
    [
      "date_diff('day', ordered, date '2024-04-01')",
      ({ ordered }) => of(ordered, (each) => String((dayOf('2024-04-01') - dayOf(each)) / DAY)),
    ],
    [
      'ordered + 1',
      ({ ordered }) =>
        of(ordered, (each) => new Date(dayOf(each) + DAY).toISOString().slice(0, 10)),
    ],
    ['round(price)', ({ cents }) => of(cents, (each) => String(Math.round(each / 100)))],
    ['floor(ratio)', ({ ratio }) => of(ratio, (each) => String(Math.floor(each)))],
    ['greatest(id, 4)', ({ id }) => String(Math.max(id, 4))],
    [
      'upper(left(region, 2))',
      ({ region }) => of(region, (each) => each.slice(0, 2).toUpperCase()),
    ],
  ];

  it.each(formulas)('%s', async (formula, expected) => {
    const rows = await rowsOf({ kind: 'compute', parameters: { name: 'result', formula } });
    expect(rows.map((row) => row.at(-1))).toEqual(FEW_ORDERS.map(expected));
  });

  it('counts the rows that divide by 0', async () => {
    expect(
      await checksOf({ kind: 'compute', parameters: { name: 'x', formula: 'id / ratio' } }),
    ).toEqual([1]);
  });
});

it('chooses and renames columns', async () => {
  const steps: NewStep[] = [
    { kind: 'choose-columns', parameters: { of: ['region', 'id'] } },
    {
      kind: 'rename',
      parameters: {
        names: [
          { from: 'region', to: 'id' },
          { from: 'id', to: 'region' },
        ],
      },
    },
  ];
  expect(resultColumns(recipeOf(...steps)).map(({ name }) => name)).toEqual(['id', 'region']);
  expect(await rowsOf(...steps)).toEqual(FEW_ORDERS.map(({ region, id }) => [region, String(id)]));
});

it('changes a type and counts what does not read', async () => {
  const step: NewStep = {
    kind: 'change-type',
    parameters: { of: AWKWARD, to: 'integer', digits: null },
  };
  expect((await rowsOf(step)).every((row) => row.at(-1) === null)).toBe(true);
  expect(await checksOf(step)).toEqual([FEW_ORDERS.filter(({ note }) => note !== null).length]);
});

it('finds rows by a text in any column, whatever the case of its letters, and never across two columns', async () => {
  const found = (text: string) => idsOf({ kind: 'search', parameters: { text } });
  expect(await found('NORTH')).toEqual(idsWhere(({ region }) => region === 'north'));
  expect(await found('2024-02-01')).toEqual(
    idsWhere(({ ordered, shipped }) =>
      [ordered, shipped].some((day) => day?.includes('2024-02-01')),
    ),
  );
  // Order 1 is of the north, at 10 cents.
  expect(await found('north0')).toEqual([]);
  expect(await found('_')).toEqual(idsWhere(({ note }) => note?.includes('_') ?? false));
});

it('removes rows with missing values', async () => {
  expect(await idsOf({ kind: 'drop-missing', parameters: { of: ['region', 'price'] } })).toEqual(
    idsWhere(({ region, cents }) => region !== null && cents !== null),
  );
});

it('takes the same sample each time and another with another seed, in the order of the rows', async () => {
  const sample = (seed: number): NewStep => ({ kind: 'sample', parameters: { rows: 3, seed } });
  const first = await idsOf(sample(1));
  expect(first).toHaveLength(3);
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  expect(await idsOf(sample(1))).toEqual(first);
  const samples = await Promise.all([2, 3, 4, 5].map((seed) => idsOf(sample(seed))));
  expect(samples.some((ids) => String(ids) !== String(first))).toBe(true);
});

it('takes every row of a sample with the same chance', async () => {
  await engine.execute(
    sql`create table numbers as select range::bigint as id, range % 7 = 0 as seventh from range(20000)`,
  );
  const numbers: RecipeSource = {
    id: 'numbers',
    name: 'numbers',
    columns: [
      { name: 'id', type: 'integer', unit: null, currency: null },
      { name: 'seventh', type: 'boolean', unit: null, currency: null },
    ],
  };
  for (const seed of [0, 1, 2, 1000]) {
    const step: Step = { id: 's', kind: 'sample', parameters: { rows: 2000, seed } };
    const added = addStep(newRecipe('n', 'numbers', [numbers]), step);
    if (!added.ok) throw new Error(added.error.texts.en);
    const { rows } = await engine.query(writeRecipe(added.value.recipe));
    const ids = rows.map(([id]) => Number(id));
    // Six standard deviations: of the mean 20000 / sqrt(12 * 2000), of the share sqrt(p (1 - p) / 2000).
    const mean = ids.reduce((sum, id) => sum + id, 0) / ids.length;
    expect(Math.abs(mean - 9999.5)).toBeLessThan((6 * 20_000) / Math.sqrt(12 * 2000));
    const share = rows.filter(([, seventh]) => seventh).length / rows.length;
    expect(Math.abs(share - 1 / 7)).toBeLessThan(6 * Math.sqrt(6 / 49 / 2000));
    const odd = ids.filter((id) => id % 2).length / ids.length;
    expect(Math.abs(odd - 0.5)).toBeLessThan(6 * Math.sqrt(0.25 / 2000));
  }
});

describe('join', () => {
  const join = (rows: 'left' | 'inner' | 'full' | 'without'): NewStep => ({
    kind: 'join',
    parameters: { with: 'regions', on: [{ left: 'region', right: 'code' }], rows },
  });
  const matches = (order: Order) =>
    FEW_REGIONS.filter(({ code }) => code !== null && code === order.region);

  it('repeats a row for each match and keeps a row without one', async () => {
    const expected = (whole: boolean) =>
      FEW_ORDERS.flatMap((order) => {
        const found = matches(order);
        if (!found.length) return whole ? [[String(order.id), null, null]] : [];
        return found.map(({ price, manager }) => [String(order.id), String(price), manager]);
      });
    const chosen: NewStep = {
      kind: 'choose-columns',
      parameters: { of: ['id', 'price_2', 'manager'] },
    };
    expect(await rowsOf(join('left'), chosen)).toEqual(expected(true));
    expect(await rowsOf(join('inner'), chosen)).toEqual(expected(false));
    expect(await rowsOf(join('full'), chosen)).toEqual([
      ...expected(true),
      [null, '4', null],
      [null, '5', 'Nil'],
    ]);
    expect(await idsOf(join('without'))).toEqual(idsWhere((order) => !matches(order).length));
  });

  it('counts rows without a match on both sides and rows with several', async () => {
    expect(await checksOf(join('left'))).toEqual([
      FEW_ORDERS.filter((order) => matches(order).length === 0).length,
      2,
      FEW_ORDERS.filter((order) => matches(order).length > 1).length,
    ]);
  });
});

it('appends rows by the names of columns', async () => {
  const rows = await rowsOf(
    { kind: 'union', parameters: { with: 'regions' } },
    {
      kind: 'choose-columns',
      parameters: { of: ['id', 'price', 'manager'] },
    },
  );
  expect(rows).toEqual([
    ...FEW_ORDERS.map(({ id, cents }) => [String(id), money(cents), null]),
    ...FEW_REGIONS.map(({ price, manager }) => [null, price.toFixed(2), manager]),
  ]);
});

it('runs SQL of one’s own over the rows so far', async () => {
  expect(
    await rowsOf(filter(compare('id', '<', '3')), {
      kind: 'sql',
      parameters: {
        text: 'select count(*) as n from "input"',
        result: [{ name: 'n', type: 'integer', unit: null, currency: null }],
      },
    }),
  ).toEqual([['2']]);
});

describe('a recipe of several steps', () => {
  const steps: NewStep[] = [
    filter({ kind: 'not', of: { kind: 'missing', column: 'price' } }),
    {
      kind: 'group',
      parameters: { keys: [{ column: 'region', part: null }], figures: [figure('sum', 'price')] },
    },
    { kind: 'sort', parameters: { by: [{ column: 'price_sum', direction: 'descending' }] } },
  ];

  it('keeps the order of the sort', async () => {
    expect(await rowsOf(...steps)).toEqual([
      ['', '12.00'],
      ['south', '7.35'],
      [null, '6.10'],
      ['north', '0.30'],
    ]);
  });

  it('writes one readable entry a step, and stops at any of them', async () => {
    const recipe = recipeOf(...steps);
    expect(writeRecipe(recipe)).toBe(`with "step 1 filter" as (
  select * from "orders ""2024""; 订单" where not coalesce("price" is null, false)
),
"step 2 group" as (
  select "region" as "region", sum("price") as "price_sum" from "step 1 filter" group by 1 order by 1 asc nulls last
),
"step 3 sort" as (
  select * from "step 2 group" order by "price_sum" desc nulls last, row_number() over ()
)
select * from "step 3 sort"`);
    expect((await engine.query(writeRecipe(recipe, 's1'))).rows).toHaveLength(6);
    expect((await engine.query(writeRecipe(recipe, null))).rows).toHaveLength(7);
  });
});
