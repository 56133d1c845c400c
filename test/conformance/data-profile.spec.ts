import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Aggregate,
  type Cell,
  chartPoints,
  chartProblem,
  type Column,
  type ColumnProfile,
  type Condition,
  identifier,
  keyValues,
  MOST_AXIS_VALUES,
  MOST_TOP_VALUES,
  addStep,
  newRecipe,
  profileColumn,
  proposeCharts,
  type ProposedChart,
  type QueryEngine,
  sql,
  textLiteral,
  writeRecipe,
} from '@toolyard/core/data';
import { FEW_ORDERS, loadTables, ORDERS } from '../support/data-tables.ts';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';

let engine: QueryEngine;
const orders = sql`${identifier(ORDERS.name)}`;
beforeAll(async () => {
  engine = await openNativeQueryEngine();
  await loadTables(engine, FEW_ORDERS);
  await engine.execute(
    sql`create table visits as select 'user ' || range as visitor, case when range % 4 = 0 then 'home' else 'page ' || (range % 400) end as page, (range % 100)::integer as age, (range % 1000 / 100)::decimal(10, 2) as spent from range(100000)`,
  );
});
afterAll(() => engine.close());

const column = (name: string, type: Column['type']): Column => ({
  name,
  type,
  unit: null,
  currency: null,
});
const VISITS = {
  id: 'visits',
  name: 'visits',
  columns: [
    column('visitor', 'text'),
    column('page', 'text'),
    column('age', 'integer'),
    column('spent', 'decimal'),
  ],
};

const profileOf = (name: string) =>
  profileColumn(
    engine,
    ORDERS.columns.find((each) => each.name === name)!,
    orders,
  );
const figureOf = ({ figures }: ColumnProfile, id: string) =>
  figures.find((each) => each.id === id)!.value;

/** Rows that a press on a part of a profile keeps. */
async function rowsWhere(where: Condition): Promise<number> {
  const recipe = newRecipe('r', 'r', [ORDERS]);
  const added = addStep(recipe, { id: 's', kind: 'filter', parameters: { where } });
  if (!added.ok) throw new Error(added.error.texts.en);
  return (await engine.query(writeRecipe(added.value.recipe))).rows.length;
}

describe('the profile of a column', () => {
  it('of numbers has counts, least, greatest, mean and quartiles', async () => {
    const profile = await profileOf('price');
    // 0.10, 0.20, 1.10, 5.00, 7.35, 12.00: the quartiles are interpolated (type 7 of Hyndman and Fan, 1996).
    expect(profile).toMatchObject({
      rows: 7,
      missing: 1,
      distinct: 6,
      least: '0.10',
      greatest: '12.00',
    });
    expect(figureOf(profile, 'sum')).toBe('25.75');
    expect(Number(figureOf(profile, 'mean'))).toBeCloseTo(25.75 / 6, 12);
    expect(Number(figureOf(profile, 'q1'))).toBeCloseTo(0.2 + 0.25 * 0.9, 12);
    expect(Number(figureOf(profile, 'median'))).toBeCloseTo(3.05, 12);
    expect(Number(figureOf(profile, 'q3'))).toBeCloseTo(5 + 0.75 * 2.35, 12);
  });

  it.each(['price', 'ratio', 'id', 'ordered', 'shipped'])(
    'of “%s” has bins that hold every value once, and a press on one keeps its rows',
    async (name) => {
      const profile = await profileOf(name);
      expect(profile.bins.length).toBeGreaterThan(0);
      expect(profile.bins.reduce((sum, { rows }) => sum + rows, 0)).toBe(
        profile.rows - profile.missing,
      );
      for (const { condition, rows } of profile.bins) expect(await rowsWhere(condition)).toBe(rows);
    },
  );

  it('of times of day has a bin for each hour; 24:00 is in the last', async () => {
    await engine.execute(
      sql`create table times as select time '23:59:59.5' as t union all select time '00:00:00' union all select time '24:00:00'`,
    );
    const profile = await profileColumn(engine, column('t', 'time'), sql`times`);
    expect(profile.bins.map(({ rows }) => rows)).toEqual([
      1,
      ...Array.from({ length: 22 }, () => 0),
      2,
    ]);
  });

  it('of texts has its top values, which a press filters by', async () => {
    const profile = await profileOf('region');
    expect(profile).toMatchObject({ rows: 7, missing: 2, distinct: 4 });
    expect(profile.top.map(({ value, rows }) => [value, rows])).toEqual([
      ['north', 2],
      ['', 1],
      ['south', 1],
      ['华东', 1],
    ]);
    for (const { condition, rows } of profile.top) expect(await rowsWhere(condition)).toBe(rows);
  });

  it('of yes and no counts both', async () => {
    const profile = await profileOf('paid');
    expect(figureOf(profile, 'true')).toBe('4');
    expect(profile.top.map(({ value, rows }) => [value, rows])).toEqual([
      [true, 4],
      [false, 2],
    ]);
    for (const { condition, rows } of profile.top) expect(await rowsWhere(condition)).toBe(rows);
  });

  it('of a column without any value has none', async () => {
    const profile = await profileColumn(
      engine,
      column('price', 'decimal'),
      sql`(select * from ${orders} where price is null)`,
    );
    expect(profile).toMatchObject({
      rows: 1,
      missing: 1,
      distinct: 0,
      least: null,
      bins: [],
      top: [],
    });
  });

  it('of a hundred thousand different values shows the top 50 and other', async () => {
    const profile = await profileColumn(engine, VISITS.columns[0]!, sql`visits`);
    expect(profile.top).toHaveLength(MOST_TOP_VALUES);
    expect(profile.other).toEqual({
      values: 100_000 - MOST_TOP_VALUES,
      rows: 100_000 - MOST_TOP_VALUES,
    });
  });
});

const figure = (name: Aggregate['function'], of: string | null): Aggregate => ({
  function: name,
  column: of,
  quantile: null,
  name,
});
const pointsOf = async (chart: ProposedChart, source = VISITS): Promise<Record<string, Cell>[]> => {
  const context = { columns: source.columns, tables: new Map() };
  expect(chartProblem(chart, context)).toBeNull();
  const { columns, rows } = await engine.query(
    chartPoints(chart, sql`${identifier(source.name)}`, context).query,
  );
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]!])));
};

describe('charts', () => {
  it('of many values have the top 50 and one point of all others, whose mean is that of its rows', async () => {
    const points = await pointsOf({
      kind: 'bar',
      parameters: {
        x: { column: 'page', part: null },
        figure: figure('mean', 'age'),
        series: null,
      },
    });
    // 'home' has the 25,000 rows whose number is a multiple of four; each of 300 others has 250.
    expect(points).toHaveLength(MOST_AXIS_VALUES + 1);
    expect(points.reduce((sum, { rows }) => sum + Number(rows), 0)).toBe(100_000);
    const other = points.at(-1)!;
    expect(other).toMatchObject({ x: null, 'x is other': true });
    expect(Number(other.rows)).toBe(
      (301 - MOST_AXIS_VALUES) * 250 + (points.some(({ x }) => x === 'home') ? 0 : 24_750),
    );
    const total = points.reduce((sum, point) => sum + Number(point.figure) * Number(point.rows), 0);
    expect(total / 100_000).toBeCloseTo(49.5, 9);
  });

  it('of numbers in order keep the order of the axis', async () => {
    const points = await pointsOf({
      kind: 'line',
      parameters: { x: { column: 'age', part: null }, figure: figure('rows', null), series: null },
    });
    expect(points.map(({ x }) => Number(x))).toEqual(Array.from({ length: 100 }, (_, age) => age));
  });

  it('of slices must add up', () => {
    const pie = (name: Aggregate['function']) =>
      chartProblem(
        {
          kind: 'pie',
          parameters: { x: { column: 'page', part: null }, figure: figure(name, 'age') },
        },
        { columns: VISITS.columns, tables: new Map() },
      );
    expect(pie('sum')).toBeNull();
    expect(pie('mean')?.parameter).toBe('figure');
  });

  it('of boxes follow Tukey', async () => {
    await engine.execute(
      sql`create table tukey as select unnest([1, 2, 3, 4, 5, 6, 7, 8, 9, 30])::integer as v`,
    );
    const [box] = await pointsOf(
      { kind: 'box', parameters: { of: 'v', by: null } },
      { id: 't', name: 'tukey', columns: [column('v', 'integer')] },
    );
    // Quartiles 3.25 and 7.75, so the fences are -3.5 and 14.5.
    expect(box).toEqual({
      x: null,
      low: '1.0',
      q1: '3.25',
      median: '5.5',
      q3: '7.75',
      high: '9.0',
      outliers: '1',
      far: '30.0',
      rows: '10',
    });
  });

  it('of distributions have round limits and hold every value', async () => {
    const points = await pointsOf({ kind: 'histogram', parameters: { of: 'spent', bins: 20 } });
    expect(points.map(({ from, rows }) => [Number(from), Number(rows)])).toEqual(
      Array.from({ length: 10 }, (_, at) => [at, 10_000]),
    );
  });

  it('of more points than a picture shows draw every so many-th, and say how many there are', async () => {
    const points = await pointsOf({
      kind: 'scatter',
      parameters: { x: 'age', y: 'spent', series: null },
    });
    expect(points).toHaveLength(5000);
    expect(points[0]!.all).toBe('100000');
  });
});

describe('first charts', () => {
  const proposalsOf = async (source: { name: string; columns: readonly Column[] }) =>
    proposeCharts(
      await Promise.all(
        source.columns.map((each) => profileColumn(engine, each, sql`${identifier(source.name)}`)),
      ),
    );

  it('can be drawn, and each has its reason in both languages', async () => {
    for (const source of [ORDERS, VISITS]) {
      const proposals = await proposalsOf(source);
      expect(proposals.length).toBeGreaterThan(1);
      for (const { chart, reason } of proposals) {
        expect(chartProblem(chart, { columns: source.columns, tables: new Map() })).toBeNull();
        expect(reason.en).toMatch(/^[“A-Z].*\.$/);
        expect(reason['zh-CN']).toMatch(/。$/);
      }
    }
  });

  it('of prices are candlesticks', async () => {
    await engine.execute(
      sql`create table bars as select date '2024-01-01' + range::integer as date, range + 1.5 as open, range + 2.5 as high, range + 0.5 as low, range + 2.0 as close from range(30)`,
    );
    const names = ['open', 'high', 'low', 'close'];
    const [first] = await proposalsOf({
      name: 'bars',
      columns: [column('date', 'date'), ...names.map((name) => column(name, 'decimal'))],
    });
    expect(first!.chart).toEqual({
      kind: 'candlestick',
      parameters: {
        x: { column: 'date', part: null },
        open: 'open',
        high: 'high',
        low: 'low',
        close: 'close',
      },
    });
  });

  it('of prices of several stocks on the same dates are lines, and candlesticks of one of them', async () => {
    await engine.execute(
      sql`create table stocks as select 'S' || (range % 3) as symbol, date '2024-01-01' + (range // 3)::integer as day, range + 1.5 as open, range + 2.5 as high, range + 0.5 as low, range + 2.0 as close from range(90)`,
    );
    await engine.execute(
      sql`create table stock as select * from stocks where symbol = ${textLiteral('S1')}`,
    );
    const columns = [
      column('symbol', 'text'),
      column('day', 'date'),
      ...['open', 'high', 'low', 'close'].map((name) => column(name, 'decimal')),
    ];
    const [ofAll] = await proposalsOf({ name: 'stocks', columns });
    expect(ofAll!.chart).toEqual({
      kind: 'line',
      parameters: {
        x: { column: 'day', part: null },
        figure: { function: 'mean', column: 'close', quantile: null, name: 'close_mean' },
        series: 'symbol',
      },
    });
    expect(chartProblem(ofAll!.chart, { columns, tables: new Map() })).toBeNull();
    const [ofOne] = await proposalsOf({ name: 'stock', columns });
    expect(ofOne!.chart.kind).toBe('candlestick');
  });

  it('never measure an identifier or a year', async () => {
    await engine.execute(
      sql`create table people as select range as id, 1990 + range % 20 as year, 'city ' || range % 5 as city from range(100)`,
    );
    const [first, ...others] = await proposalsOf({
      name: 'people',
      columns: [column('id', 'integer'), column('year', 'integer'), column('city', 'text')],
    });
    expect(first!.chart).toMatchObject({
      kind: 'bar',
      parameters: { x: { column: 'city', part: null }, figure: { function: 'rows' } },
    });
    expect(others).toEqual([]);
  });
});

describe('values of a key, as the columns of a pivot table', () => {
  it('are those with the most rows, in ascending order, and how many more there are', async () => {
    const { values, others } = await keyValues(engine, { column: 'page', part: null }, sql`visits`);
    expect(values).toHaveLength(MOST_TOP_VALUES);
    // A quarter of the visits; each of the 300 other pages has 250.
    expect(values[0]).toBe('home');
    expect(values).toEqual([...values].sort());
    expect(others).toBe(301 - MOST_TOP_VALUES);
  });

  it('are written as cells are, a missing one last', async () => {
    const { values, others } = await keyValues(
      engine,
      { column: 'ordered', part: 'month' },
      orders,
    );
    const months = FEW_ORDERS.map(({ ordered }) => ordered && `${ordered.slice(0, 7)}-01`);
    const known = [...new Set(months.filter((month) => month !== null))].sort();
    expect(values).toEqual(months.includes(null) ? [...known, null] : known);
    expect(others).toBe(0);
    const paid = await keyValues(engine, { column: 'paid', part: null }, orders);
    expect(paid.values).toEqual(['false', 'true', null]);
  });
});
