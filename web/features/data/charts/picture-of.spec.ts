import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Chart, Column, QueryResult } from '@toolyard/core/data';
import { en } from '../../../i18n/data/en.ts';
import { zhCN } from '../../../i18n/data/zh-CN.ts';
import type { Translate } from '../../../i18n/use-text.ts';
import { chartTokensOf, type ChartTokens } from './chart-tokens.ts';
import { svgOf } from './chart-drawing.ts';
import { pictureOf } from './picture-of.ts';
import { exactFigure, tickFigure, timeWord } from './point-words.ts';

const TOKENS: ChartTokens = {
  surface: '#ffffff',
  ink: '#111111',
  axis: '#222222',
  grid: '#eeeeee',
  line: '#dddddd',
  accent: '#1f47c7',
  tint: '#e8edfc',
  up: '#bd2028',
  down: '#17724a',
  series: [
    '#1f47c7',
    '#b4690e',
    '#0f7b83',
    '#8a3ea8',
    '#5f6b1f',
    '#b8336a',
    '#6b665d',
    '#1a1917',
    '#8a857b',
  ],
  font: 'sans-serif',
};

const column = (name: string, type: Column['type']): Column => ({
  name,
  type,
  unit: null,
  currency: null,
});
const COLUMNS = [
  column('city', 'text'),
  column('day', 'date'),
  column('at', 'datetime'),
  column('price', 'decimal'),
  column('paid', 'boolean'),
];

// ECharts measures texts with a canvas where there is one; jsdom has none and would say so at each text.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** Texts with their values filled in by name only, which is enough to tell them apart. */
const translate =
  (texts: Readonly<Record<string, string>>): Translate =>
  (id, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      texts[id]!,
    );

const draw = (
  chart: object,
  columns: readonly (readonly [string, string])[],
  rows: QueryResult['rows'],
  language: 'en' | 'zh-CN' = 'en',
  most: number | null = null,
) =>
  pictureOf(
    { id: 'c', ...chart } as Chart,
    { columns: columns.map(([name, engineType]) => ({ name, engineType })), rows },
    most,
    { columns: COLUMNS, language, t: translate(language === 'en' ? en : zhCN), tokens: TOKENS },
  );

const GROUPED = [
  ['x', 'VARCHAR'],
  ['x is other', 'BOOLEAN'],
  ['figure', 'DECIMAL(38,2)'],
  ['rows', 'BIGINT'],
] as const;
const sum = { function: 'sum', column: 'price', quantile: null, name: 'sum' };
const rowCount = { function: 'rows', column: null, quantile: null, name: 'rows' };
const bar = (column: string, part: string | null = null) => ({
  kind: 'bar',
  parameters: { x: { column, part }, figure: sum, series: null },
});

describe('a bar chart', () => {
  const picture = draw(bar('city'), GROUPED, [
    ['Oslo', false, '12345678901234567.50', '3'],
    [null, false, '2.00', '1'],
    [null, true, '9.00', '70'],
  ]);

  it('keeps every digit of a figure in its table, and tells missing values and the others apart', () =>
    expect(picture.rows.map(({ cells }) => cells)).toEqual([
      ['Oslo', '12,345,678,901,234,567.50', '3'],
      ['missing', '2.00', '1'],
      ['other', '9.00', '70'],
    ]));

  it('filters by a value, by what is missing, and by none of the values that are drawn', () =>
    expect(picture.rows.map(({ condition }) => condition)).toEqual([
      { kind: 'one-of', column: 'city', values: ['Oslo'] },
      { kind: 'missing', column: 'city' },
      { kind: 'not', of: { kind: 'one-of', column: 'city', values: ['Oslo', null] } },
    ]));

  it('says that only the top values have places of their own', () =>
    expect(picture.notes).toEqual([
      'The top 50 values have places of their own; all others together are “other”.',
    ]));

  it.each([
    ['year', '2024-01-01', '2025-01-01', '2024', '2024年'],
    ['quarter', '2023-10-01', '2024-01-01', 'Q4 2023', '2023年第4季度'],
    ['month', '2023-12-01', '2024-01-01', 'Dec 2023', '2023年12月'],
    ['week', '2024-02-26', '2024-03-04', 'Feb 26, 2024', '2024年2月26日'],
    ['day', '2024-02-29', '2024-03-01', 'Feb 29, 2024', '2024年2月29日'],
  ] as const)('filters by a %s from its first day to the next one', (part, from, to, word, zh) => {
    const rows: QueryResult['rows'] = [[from, false, '1.00', '1']];
    const [row] = draw(bar('day', part), GROUPED, rows).rows;
    expect(row!.cells[0]).toBe(word);
    expect(draw(bar('day', part), GROUPED, rows, 'zh-CN').rows[0]!.cells[0]).toBe(zh);
    expect(row!.condition).toEqual({
      kind: 'and',
      of: [
        { kind: 'compare', column: 'day', operator: '>=', value: from },
        { kind: 'compare', column: 'day', operator: '<', value: to },
      ],
    });
  });

  it('with series asks for both values', () =>
    expect(
      draw(
        {
          kind: 'bar',
          parameters: { x: { column: 'city', part: null }, figure: sum, series: 'paid' },
        },
        [
          ...GROUPED.slice(0, 2),
          ['series', 'VARCHAR'],
          ['series is other', 'BOOLEAN'],
          ...GROUPED.slice(2),
        ],
        [['Oslo', false, 'true', false, '1.00', '1']],
      ).rows[0],
    ).toEqual({
      cells: ['Oslo', 'yes', '1.00', '1'],
      condition: {
        kind: 'and',
        of: [
          { kind: 'one-of', column: 'city', values: ['Oslo'] },
          { kind: 'one-of', column: 'paid', values: ['true'] },
        ],
      },
    }));
});

it('a line says how many rows stand nowhere on its axis', () =>
  expect(
    draw({ ...bar('day'), kind: 'line' }, GROUPED, [
      ['2024-01-01', false, '1.00', '1'],
      [null, false, '2.00', '1200'],
    ]).notes,
  ).toEqual(['Not on the axis: 1,200 rows without a value there, or among the others.']));

it('a pie tells shares, and how many figures have no slice', () => {
  const { rows, notes } = draw(
    { kind: 'pie', parameters: { x: { column: 'city', part: null }, figure: sum } },
    GROUPED,
    [
      ['Oslo', false, '3.00', '1'],
      ['Lyon', false, '1.00', '1'],
      ['Bonn', false, '-2.00', '1'],
    ],
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Oslo', '3.00', '75.0%'],
    ['Lyon', '1.00', '25.0%'],
    ['Bonn', '−2.00', '0.0%'],
  ]);
  expect(notes).toHaveLength(1);
});

it('of more periods than can be drawn the latest remain', () => {
  const { rows, notes } = draw(
    {
      kind: 'candlestick',
      parameters: {
        x: { column: 'day', part: null },
        open: 'price',
        high: 'price',
        low: 'price',
        close: 'price',
      },
    },
    [
      ['x', 'DATE'],
      ['open', 'DOUBLE'],
      ['high', 'DOUBLE'],
      ['low', 'DOUBLE'],
      ['close', 'DOUBLE'],
    ],
    ['2024-01-01', '2024-01-02', '2024-01-03'].map((day) => [day, '1', '3', '0.5', '2']),
    'en',
    2,
  );
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Jan 2, 2024', 'Jan 3, 2024']);
  expect(notes).toEqual(['The latest 2 periods are shown.']);
});

it('a scatter plot of some of the points says so', () =>
  expect(
    draw(
      { kind: 'scatter', parameters: { x: 'price', y: 'price', series: null } },
      [
        ['x', 'DOUBLE'],
        ['y', 'DOUBLE'],
        ['series', 'VARCHAR'],
        ['all', 'BIGINT'],
      ],
      [['1', '2', null, '12000']],
    ).notes,
  ).toEqual(['1 of 12,000 points are drawn: one in 3, spread evenly over the rows.']));

const box = [
  ['x', 'VARCHAR'],
  ['low', 'DOUBLE'],
  ['q1', 'DOUBLE'],
  ['median', 'DOUBLE'],
  ['q3', 'DOUBLE'],
  ['high', 'DOUBLE'],
  ['outliers', 'BIGINT'],
  ['far', 'VARCHAR'],
  ['rows', 'BIGINT'],
] as const;

it('a box filters by its group, by the values beyond its whiskers, and by each of those that is drawn', () => {
  const chart = {
    kind: 'box',
    parameters: { of: 'price', by: { column: 'city', part: null } },
  };
  const { rows, more } = draw(chart, box, [
    ['Oslo', '1.5', '2', '3', '4', '5.0', '2', '9.0 0.5', '9'],
    ['Lyon', '1', '2', '3', '4', '5', '0', null, '4'],
  ]);
  const oslo = { kind: 'one-of', column: 'city', values: ['Oslo'] };
  const price = (operator: string, value: string) => ({
    ...{ kind: 'compare', column: 'price' },
    ...{ operator, value },
  });
  expect(rows.map(({ outliers }) => outliers)).toEqual([
    { kind: 'and', of: [oslo, { kind: 'or', of: [price('<', '1.5'), price('>', '5')] }] },
    null,
  ]);
  expect(more).toEqual([
    { kind: 'and', of: [oslo, price('=', '9')] },
    { kind: 'and', of: [oslo, price('=', '0.5')] },
  ]);
});

it('a point of a scatter plot filters by its values', () => {
  const chart = { kind: 'scatter', parameters: { x: 'day', y: 'price', series: 'city' } };
  const heads = [
    ['x', 'DATE'],
    ['y', 'DOUBLE'],
    ['series', 'VARCHAR'],
    ['all', 'BIGINT'],
  ] as const;
  const { rows } = draw(chart, heads, [['2024-01-31', '2.5', null, '1']]);
  expect(rows[0]!.condition).toEqual({
    kind: 'and',
    of: [
      { kind: 'one-of', column: 'day', values: ['2024-01-31'] },
      { kind: 'one-of', column: 'price', values: ['2.5'] },
      { kind: 'missing', column: 'city' },
    ],
  });
});

const EVERY = [
  ['bar', bar('city'), GROUPED, [['Oslo', false, '2', '1']]],
  [
    'line',
    { ...bar('day', 'month'), kind: 'line' },
    GROUPED,
    [
      ['2024-01-01', false, '2', '1'],
      ['2024-02-01', false, '3', '1'],
    ],
  ],
  [
    'area',
    { ...bar('at'), kind: 'area' },
    GROUPED,
    [
      ['2024-01-01 10:00:00', false, '2', '1'],
      ['2024-01-02 11:00:00', false, '3', '1'],
    ],
  ],
  [
    'scatter',
    { kind: 'scatter', parameters: { x: 'price', y: 'price', series: null } },
    [
      ['x', 'DOUBLE'],
      ['y', 'DOUBLE'],
      ['series', 'VARCHAR'],
      ['all', 'BIGINT'],
    ],
    [['1', '2', null, '1']],
  ],
  [
    'histogram',
    { kind: 'histogram', parameters: { of: 'price', bins: 4 } },
    [
      ['from', 'DOUBLE'],
      ['to', 'DOUBLE'],
      ['rows', 'BIGINT'],
    ],
    [['0', '1', '2']],
  ],
  [
    'box',
    { kind: 'box', parameters: { of: 'price', by: { column: 'city', part: null } } },
    box,
    [['Oslo', '1', '2', '3', '4', '5', '0', null, '9']],
  ],
  [
    'heatmap',
    {
      kind: 'heatmap',
      parameters: {
        x: { column: 'city', part: null },
        y: { column: 'paid', part: null },
        figure: rowCount,
      },
    },
    [
      ['x', 'VARCHAR'],
      ['x is other', 'BOOLEAN'],
      ['y', 'VARCHAR'],
      ['y is other', 'BOOLEAN'],
      ['figure', 'BIGINT'],
      ['rows', 'BIGINT'],
    ],
    [['Oslo', false, 'true', false, '2', '2']],
  ],
  [
    'pie',
    { kind: 'pie', parameters: { x: { column: 'city', part: null }, figure: rowCount } },
    GROUPED,
    [['Oslo', false, '2', '2']],
  ],
  [
    'candlestick',
    {
      kind: 'candlestick',
      parameters: {
        x: { column: 'day', part: null },
        open: 'price',
        high: 'price',
        low: 'price',
        close: 'price',
      },
    },
    [
      ['x', 'DATE'],
      ['open', 'DOUBLE'],
      ['high', 'DOUBLE'],
      ['low', 'DOUBLE'],
      ['close', 'DOUBLE'],
    ],
    [['2024-01-01', '1', '3', '0.5', '2']],
  ],
] as const;

it.each(EVERY)(
  'a %s is drawn as a document of its own, with its title and nothing from outside',
  (_, chart, columns, rows) => {
    const { option, height } = draw(chart, columns, rows);
    const svg = svgOf(option, 640, height, { text: 'A < B', color: '#111111', surface: '#ffffff' });
    const parsed = new DOMParser().parseFromString(svg.document, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.querySelector('title')!.textContent).toBe('A < B');
    expect(parsed.querySelectorAll('svg svg path').length).toBeGreaterThan(1);
    expect(svg.document).not.toMatch(/<(script|image|foreignObject|a)\b|url\((?!#)|href/);
  },
);

it('the font of the page stands in a drawing, also one whose name is in quotes', () => {
  document.body.style.fontFamily = '"Two Words", sans-serif';
  const { font } = chartTokensOf(document.body);
  document.body.style.fontFamily = '';
  expect(font).toBe("'Two Words', sans-serif");
});

it('figures at ticks are short and in the words of the language', () => {
  const plain = { unit: null, currency: null };
  expect(tickFigure(-1_250_000, plain, 'en')).toBe('−1.3M');
  expect(tickFigure(1_250_000, plain, 'zh-CN')).toBe('125万');
  expect(tickFigure(2024, plain, 'en')).toBe('2024');
  expect(tickFigure(0.30000000000000004, plain, 'en')).toBe('0.3');
  expect(tickFigure(0.25, { unit: '%', currency: null }, 'en')).toBe('25%');
  expect(tickFigure(-5, { unit: null, currency: '€' }, 'en')).toBe('−€5');
});

it('exact figures keep their digits, and other texts stay', () => {
  expect(exactFigure('-1234567.500')).toBe('−1,234,567.500');
  expect(exactFigure('1e30')).toBe('1e30');
  expect(timeWord('10:00:00', null, 'en')).toBe('10:00:00');
});
