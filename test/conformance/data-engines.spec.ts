import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addStep,
  type Aggregate,
  AGGREGATES,
  aggregateFamilies,
  type Cell,
  type Chart,
  CHART_KINDS,
  chartPoints,
  chartRows,
  type Column,
  columnTypeOf,
  type Condition,
  DATE_PARTS,
  familyOf,
  filterCharts,
  freeName,
  type GroupKey,
  newRecipe,
  type ProposedChart,
  type QueryEngine,
  type QueryResult,
  type Recipe,
  recipeText,
  parseRecipe,
  resultColumns,
  sql,
  type SqlText,
  type Step,
  STEP_KINDS,
  tablesOf,
  writeRecipe,
} from '@toolyard/core/data';
import { loadTables, type Order, ORDERS, REGIONS } from '../support/data-tables.ts';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';

const ANALYSES = 200;

/** A sequence of numbers from 0 to 1 that is the same at every run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TEXTS = ['north', 'South', '华东', '上海市', '', ' ', "o'k", 'a"b', 'é', '😀', '100%', 'x_y'];

interface Choices {
  readonly number: (below: number) => number;
  readonly one: <T>(values: readonly T[]) => T;
  readonly some: <T>(values: readonly T[], most: number) => T[];
}

function choicesOf(seed: number): Choices {
  const next = sequence(seed);
  const number = (below: number) => Math.floor(next() * below);
  const one = <T>(values: readonly T[]): T => values[number(values.length)]!;
  const some = <T>(values: readonly T[], most: number): T[] => {
    const left = [...values];
    return Array.from({ length: Math.min(values.length, 1 + number(most)) }, () =>
      left.splice(number(left.length), 1),
    ).flat();
  };
  return { number, one, some };
}

const padded = (value: number) => String(value).padStart(2, '0');

function manyOrders(count: number): readonly Order[] {
  const { number, one } = choicesOf(1);
  const rarely = <T>(value: T): T | null => (number(6) === 0 ? null : value);
  const day = () => `${2022 + number(3)}-${padded(1 + number(12))}-${padded(1 + number(28))}`;
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? 9_007_199_254_740_991 : index,
    region: rarely(one(TEXTS)),
    cents: rarely(number(20_000) - 5000),
    ratio: rarely((number(4001) - 2000) / 1000),
    ordered: rarely(day()),
    shipped: rarely(`${day()}T${padded(number(24))}:${padded(number(60))}:00`),
    paid: rarely(number(2) === 0),
    note: rarely(one(TEXTS)),
  }));
}

/** A value that a column of the type can be compared with. */
function valueFor({ type }: Column, { number, one }: Choices): string {
  switch (type) {
    case 'text':
    case 'json':
      return one(TEXTS);
    case 'integer':
      return String(number(200));
    case 'decimal':
      return (number(10_000) / 100).toFixed(2);
    case 'boolean':
      return one(['true', 'false']);
    case 'date':
      return `2023-${padded(1 + number(12))}-15`;
    case 'datetime':
      return `2023-${padded(1 + number(12))}-15 12:30`;
    case 'time':
      return '12:30';
    default:
      return type satisfies never;
  }
}

function conditionOver(columns: readonly Column[], choices: Choices, depth = 0): Condition {
  const { number, one } = choices;
  const column = one(columns);
  const value = () => valueFor(column, choices);
  switch (number(depth < 2 ? 8 : 5)) {
    case 0:
      return {
        kind: 'compare',
        column: column.name,
        operator: one(['=', '<>', '<', '<=', '>', '>='] as const),
        value: value(),
      };
    case 1: {
      const [from, to] = [value(), value()];
      return { kind: 'between', column: column.name, from, to };
    }
    case 2:
      return { kind: 'one-of', column: column.name, values: [value(), null, value()] };
    case 3:
      return {
        kind: 'search',
        column: column.name,
        place: one(['contains', 'starts', 'ends'] as const),
        text: one(['o', '东', '2', '%', "'"]),
      };
    case 4:
      return { kind: 'missing', column: column.name };
    case 5:
      return { kind: 'not', of: conditionOver(columns, choices, depth + 1) };
    default:
      return {
        kind: one(['and', 'or'] as const),
        of: [1, 2].map(() => conditionOver(columns, choices, depth + 1)),
      };
  }
}

function keyOver(columns: readonly Column[], { number, one }: Choices): GroupKey {
  const { name, type } = one(columns);
  const dated = (type === 'date' || type === 'datetime') && number(4) > 0;
  return { column: name, part: dated ? one(DATE_PARTS).value : null };
}

const keyName = ({ column, part }: GroupKey) => (part ? `${column}_${part}` : column);

function figureOver(columns: readonly Column[], choices: Choices, taken: string[]): Aggregate {
  const { value: name } = choices.one(AGGREGATES);
  const families = aggregateFamilies(name);
  const fitting = columns.filter(({ type }) => families?.includes(familyOf(type)) ?? true);
  if (name === 'rows' || fitting.length === 0) {
    const title = freeName('rows', taken);
    taken.push(title);
    return { function: 'rows', column: null, quantile: null, name: title };
  }
  const column = choices.one(fitting);
  const title = freeName(`${name} 值`, taken);
  taken.push(title);
  return {
    function: name,
    column: column.name,
    quantile: name === 'quantile' ? choices.one([0, 0.1, 0.5, 0.95, 1]) : null,
    name: title,
  };
}

const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;

function formulaOver(columns: readonly Column[], choices: Choices): string {
  const { name, type } = choices.one(columns);
  const family = familyOf(type);
  const column = quotedName(name);
  switch (family) {
    case 'number':
      return choices.one([
        `${column} * 2 + 1`,
        `${column} / 3`,
        `${column} / (${column} - 1)`,
        `case when ${column} > 10 then 'high' when ${column} is null then '无' else 'low' end`,
        `abs(round(${column}, 1))`,
        `greatest(${column}, 5) - 1`,
      ]);
    case 'text':
    case 'nested':
      return choices.one([
        `upper(${column}) || '!'`,
        `length(trim(${column}))`,
        `replace(${column}, '东', '西')`,
        `${column} like '%o%'`,
        `coalesce(${column}, '空')`,
      ]);
    case 'boolean':
      return choices.one([`not ${column}`, `if(${column}, 'yes', 'no')`]);
    case 'time':
      return type === 'time'
        ? `hour(${column})`
        : choices.one([
            `year(${column}) * 100 + month(${column})`,
            `date_trunc('quarter', ${column})`,
            `date_diff('day', ${column}, date '2024-06-30')`,
            `last_day(${column})`,
            `weekday(${column})`,
          ]);
    default:
      return family satisfies never;
  }
}

/** A step of a kind that fits the columns where one is possible. */
function stepOver(kind: Step['kind'], columns: readonly Column[], choices: Choices): unknown {
  const { number, one, some } = choices;
  const names = columns.map(({ name }) => name);
  switch (kind) {
    case 'filter':
      return { where: conditionOver(columns, choices) };
    case 'sort':
      return {
        by: some(names, 3).map((column) => ({
          column,
          direction: one(['ascending', 'descending']),
        })),
      };
    case 'group': {
      const keys = some(columns, 2).map((column) => keyOver([column], choices));
      const taken = keys.map(keyName);
      return { keys, figures: [1, 2, 3].map(() => figureOver(columns, choices, taken)) };
    }
    case 'pivot': {
      const [across = columns[0]!, ...down] = some(columns, 3);
      const key: GroupKey = { column: across.name, part: null };
      const values = [valueFor(across, choices), null];
      return {
        rows: (down.length ? down : [across]).map((column) => keyOver([column], choices)),
        columns: key,
        values,
        figure: figureOver(columns, choices, []),
        other: one([null, 'other']),
        totalColumn: one([null, '合计']),
        totalRow: one([null, 'Total']),
      };
    }
    case 'compute':
      return { name: one(['computed', '计算', names[0]]), formula: formulaOver(columns, choices) };
    case 'choose-columns':
      return { of: some(names, 6) };
    case 'rename':
      return {
        names: some(names, 2).map((from, index) => ({ from, to: freeName(`新 ${index}`, names) })),
      };
    case 'change-type':
      return {
        of: one(names),
        to: one(['text', 'integer', 'decimal', 'date', 'datetime', 'boolean']),
        digits: one([null, 2]),
      };
    case 'search':
      return { text: one(['o', 'NO', '1', '.5', '-0', '中', '%', 'true']) };
    case 'drop-missing':
      return { of: some(names, 2) };
    case 'sample':
      return { rows: 1 + number(40), seed: number(100) };
    case 'join': {
      const right = one(['code', 'price', 'manager']);
      return {
        with: 'regions',
        on: [{ left: one(names), right }],
        rows: one(['left', 'inner', 'full', 'without']),
      };
    }
    case 'union':
      return { with: 'regions' };
    case 'sql':
      return {
        text: `select count(*) as n, '中文' as t, ${quotedName(names[0]!)} as k from "input" group by all order by all`,
        result: [
          { name: 'n', type: 'integer', unit: null, currency: null },
          { name: 't', type: 'text', unit: null, currency: null },
          { ...columns[0]!, name: 'k' },
        ],
      };
    default:
      return kind satisfies never;
  }
}

/** A recipe of one step of `first` and up to three others, as somebody's link would hold it. */
function analysisOf(seed: number, first: Step['kind']): Recipe {
  const choices = choicesOf(1000 + seed);
  const kinds = STEP_KINDS.map(({ kind }) => kind);
  const length = 1 + choices.number(4);
  const at = choices.number(length);
  let recipe = newRecipe(`r${seed}`, 'generated', [ORDERS, REGIONS]);
  for (let index = 0; index < length; index += 1) {
    const kind = index === at ? first : choices.one(kinds);
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const parameters = stepOver(kind, resultColumns(recipe), choices);
      const added = addStep(recipe, { id: `s${index}`, kind, parameters } as Step);
      if (!added.ok) continue;
      ({ recipe } = added.value);
      break;
    }
  }
  return recipe;
}

/** Two sums of the same numbers in another order differ in the last of 15 digits. */
const comparable = ({ columns, rows }: QueryResult): readonly (readonly Cell[])[] =>
  rows.map(
    (row) =>
      row.map((cell, at) =>
        columns[at]!.engineType === 'DOUBLE' && typeof cell === 'string'
          ? Number(Number(cell).toPrecision(12))
          : cell,
      ) as Cell[],
  );

const recipes = Array.from({ length: ANALYSES }, (_, seed) =>
  analysisOf(seed, STEP_KINDS[seed % STEP_KINDS.length]!.kind),
);

let native: QueryEngine;
let wasm: QueryEngine;
const both = async (query: SqlText) => {
  const [one, other] = [await native.query(query), await wasm.query(query)];
  expect(other.columns).toEqual(one.columns);
  expect(comparable(other)).toEqual(comparable(one));
  return one;
};

const orders = manyOrders(300);

beforeAll(async () => {
  native = await openNativeQueryEngine();
  wasm = await openNodeWasmQueryEngine();

  for (const engine of [native, wasm]) await loadTables(engine, orders);
});
afterAll(async () => {
  await native.close();
  await wasm.close();
});

describe('native DuckDB and the WebAssembly build', () => {
  it('have analyses of every kind of step and every function', () => {
    const steps = recipes.flatMap((recipe) => recipe.steps);
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(
      new Set(STEP_KINDS.map(({ kind }) => kind)),
    );
    const functions = steps.flatMap((step) =>
      step.kind === 'group' ? step.parameters.figures.map((figure) => figure.function) : [],
    );
    expect(new Set(functions)).toEqual(new Set(AGGREGATES.map(({ value }) => value)));
  });

  it.each(recipes.map((recipe, index) => [index, recipe] as const))(
    'give the same rows of analysis %i',
    async (_, recipe) => {
      const { columns } = await both(writeRecipe(recipe));
      expect(columns.map(({ name, engineType }) => [name, columnTypeOf(engineType)])).toEqual(
        resultColumns(recipe).map(({ name, type }) => [name, type]),
      );
      expect(parseRecipe(recipeText(recipe))).toEqual({ ok: true, value: recipe });
    },
  );
});

it('the WebAssembly build answers queries that are asked at the same time, and passes over one that nobody waits for', async () => {
  const control = new AbortController();
  const slow = sql`select count(*) as n from (select range, count(*) from range(1500000) group by range)`;
  const answers = [
    wasm.query(slow),
    wasm.query(sql`select 2 as n`, control.signal),
    wasm.query(slow),
    wasm.query(sql`select 3 as n`),
  ];
  control.abort(new Error('nobody waits'));
  expect(
    (await Promise.allSettled(answers)).map((answer) =>
      answer.status === 'fulfilled' ? answer.value.rows[0]![0] : String(answer.reason),
    ),
  ).toEqual(['1500000', 'Error: nobody waits', '1500000', '3']);
});

const rows: Aggregate = { function: 'rows', column: null, quantile: null, name: 'rows' };
const sum: Aggregate = { function: 'sum', column: 'price', quantile: null, name: 'sum' };
const region: GroupKey = { column: 'region', part: null };
const month: GroupKey = { column: 'ordered', part: 'month' };

const CHARTS: readonly ProposedChart[] = [
  { kind: 'bar', parameters: { x: region, figure: sum, series: 'paid' } },
  { kind: 'line', parameters: { x: month, figure: { ...sum, function: 'mean' }, series: null } },
  { kind: 'area', parameters: { x: month, figure: rows, series: 'region' } },
  { kind: 'scatter', parameters: { x: 'price', y: 'ratio', series: 'region' } },
  { kind: 'histogram', parameters: { of: 'price', bins: 24 } },
  { kind: 'box', parameters: { of: 'price', by: region } },
  { kind: 'box', parameters: { of: 'ratio', by: null } },
  { kind: 'heatmap', parameters: { x: region, y: { column: 'paid', part: null }, figure: sum } },
  { kind: 'pie', parameters: { x: region, figure: sum } },
  {
    kind: 'candlestick',
    parameters: { x: month, open: 'price', high: 'price', low: 'price', close: 'price' },
  },
];

describe('charts', () => {
  it('are of every kind', () =>
    expect(new Set(CHARTS.map(({ kind }) => kind))).toEqual(
      new Set(CHART_KINDS.map(({ kind }) => kind)),
    ));

  it.each(CHARTS.map((chart) => [chart.kind, chart] as const))(
    'of kind %s have the same points and the columns that the kind names',
    async (kind, chart) => {
      const recipe = newRecipe('r', 'r', [ORDERS, REGIONS]);
      const { query } = chartPoints(chart, sql`(${writeRecipe(recipe)})`, {
        columns: ORDERS.columns,
        tables: tablesOf(recipe),
      });
      const { columns, rows: points } = await both(query);
      expect(points.length).toBeGreaterThan(0);
      const named = CHART_KINDS.find((each) => each.kind === kind)!.points;
      const names = columns.map(({ name }) => name);
      expect(named.filter((name) => names.includes(name))).toEqual(names);
    },
  );

  const FILTERS: readonly (readonly [Condition, (order: Order) => boolean])[] = [
    [
      { kind: 'compare', column: 'price', operator: '>', value: '0.15' },
      ({ cents }) => cents !== null && cents > 15,
    ],
    [{ kind: 'one-of', column: 'paid', values: ['true', null] }, ({ paid }) => paid !== false],
    [
      { kind: 'not', of: { kind: 'missing', column: 'ordered' } },
      ({ ordered }) => ordered !== null,
    ],
  ];
  const charts = CHARTS.map((chart, id): Chart => ({ ...chart, id: String(id) }));

  it.each(charts.map(({ kind }, at) => [kind, at] as const))(
    'of kind %s have the same points in a dashboard, where the filters of the others hold and its own does not (chart %i)',
    async (_, at) => {
      const recipe = FILTERS.reduce<Recipe>(
        (before, [where], id) => filterCharts(before, String(id), where),
        { ...newRecipe('r', 'r', [ORDERS, REGIONS]), charts },
      );
      const from = chartRows(recipe, String(at));
      const ids = (await both(sql`select id from (${from}) order by id`)).rows.flat().map(Number);
      const expected = orders
        .filter((order) => FILTERS.every(([, holds], chart) => chart === at || holds(order)))
        .map(({ id }) => id);
      expect(ids).toEqual(expected.toSorted((a, b) => a - b));
      expect(ids.length).toBeLessThan(orders.length);
      const { query } = chartPoints(charts[at]!, sql`(${from})`, {
        columns: ORDERS.columns,
        tables: tablesOf(recipe),
      });
      expect((await both(query)).rows.length).toBeGreaterThan(0);
    },
  );
});
