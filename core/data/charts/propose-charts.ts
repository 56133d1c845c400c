import type { Texts } from '../../shared/index.ts';
import { type Column, familyOf, nameKey } from '../column.ts';
import type { ColumnSummary } from '../profile/column-profile.ts';
import { unitOfSpan } from '../profile/time.ts';
import { type Aggregate, type DatePart, type GroupKey } from '../step-parameters.ts';
import type { ProposedChart } from './chart-kind-list.ts';
import { MOST_AXIS_VALUES } from './grouped-points.ts';

/** A chart without an id, and why it was chosen. */
export interface ChartProposal {
  readonly chart: ProposedChart;
  readonly reason: Texts;
}

interface ChartRule {
  readonly name: string;
  propose(columns: readonly ColumnSummary[]): ChartProposal | null;
}

const PRICES = {
  open: ['open', '开盘', '开盘价'],
  high: ['high', '最高', '最高价'],
  low: ['low', '最低', '最低价'],
  close: ['close', '收盘', '收盘价'],
} as const;

/** Whole numbers that number rows and so measure nothing: all different, or named as identifiers are. */
const isIdentifier = ({ column, distinct, rows, missing }: ColumnSummary): boolean =>
  /(^|[_\s-])(id|no|nr|code|number|key)$/i.test(column.name) ||
  /(编号|代码|序号)$/.test(column.name) ||
  (column.type === 'integer' && rows > 1 && distinct === rows - missing && distinct === rows);

/** Years are numbers that nobody adds up. */
const isYear = ({ column }: ColumnSummary): boolean => /(^|[_\s])year$|年份?$/i.test(column.name);

const isMeasure = (summary: ColumnSummary): boolean =>
  familyOf(summary.column.type) === 'number' &&
  summary.distinct > 1 &&
  !isIdentifier(summary) &&
  !isYear(summary);

/** Means of shares and of prices say something, their sums do not. */
const isRate = ({ name, unit }: Column): boolean =>
  unit === '%' ||
  Object.values(PRICES).some((names) => names.some((each) => each === nameKey(name))) ||
  /rate|ratio|price|percent|score|age|均|率|价格|单价|评分|年龄/i.test(name);

const isDate = ({ column, distinct }: ColumnSummary): boolean =>
  (column.type === 'date' || column.type === 'datetime') && distinct > 1;

const isCategory = ({ column, distinct, rows }: ColumnSummary): boolean =>
  ['text', 'boolean'].includes(column.type) &&
  distinct >= 2 &&
  (distinct <= 12 || distinct <= rows / 2);

const rowCount: Aggregate = { function: 'rows', column: null, quantile: null, name: 'rows' };

function figureOf(column: Column): { figure: Aggregate; words: Texts } {
  const name = isRate(column) ? 'mean' : 'sum';
  return {
    figure: {
      function: name,
      column: column.name,
      quantile: null,
      name: `${column.name}_${name}`,
    },
    words:
      name === 'mean'
        ? { en: `the mean of “${column.name}”`, 'zh-CN': `“${column.name}”的平均值` }
        : { en: `the sum of “${column.name}”`, 'zh-CN': `“${column.name}”的合计` },
  };
}

/** The period by which a column of dates makes a readable line. */
function periodOf({ least, greatest }: ColumnSummary): DatePart {
  const unit = unitOfSpan(String(least), String(greatest));
  switch (unit) {
    case 'hour':
    case 'day':
      return 'day';
    case 'month':
      return 'month';
    case 'quarter':
      return 'quarter';
    case 'year':
    case 'decade':
      return 'year';
    default:
      return unit satisfies never;
  }
}

const keyOf = (name: string): GroupKey => ({ column: name, part: null });

/** Rules in order; each proposes at most one chart. */
export const CHART_RULES: readonly ChartRule[] = [
  {
    name: 'prices',
    propose: (columns) => {
      const date = columns.find(isDate);
      const find = (names: readonly string[]) =>
        columns.find(
          ({ column }) =>
            familyOf(column.type) === 'number' && names.includes(nameKey(column.name)),
        )?.column.name;
      const [open, high, low, close] = [
        find(PRICES.open),
        find(PRICES.high),
        find(PRICES.low),
        find(PRICES.close),
      ];
      if (!date || !open || !high || !low || !close) return null;
      const stock = columns.find(isCategory);
      // A day with the prices of several stocks is no candle.
      if (stock && date.column.type === 'date' && date.distinct < date.rows - date.missing)
        return {
          chart: {
            kind: 'line',
            parameters: {
              x: keyOf(date.column.name),
              figure: { function: 'mean', column: close, quantile: null, name: `${close}_mean` },
              series: stock.column.name,
            },
          },
          reason: {
            en: `There are prices of ${stock.distinct} values of “${stock.column.name}” on the same dates, so their “${close}” can be compared; keep one of them for candles.`,
            'zh-CN': `同一日期有“${stock.column.name}”的 ${stock.distinct} 个值的价格，可以比较它们的“${close}”；只保留其中一个即可画 K 线。`,
          },
        };
      return {
        chart: {
          kind: 'candlestick',
          parameters: {
            x: { column: date.column.name, part: date.column.type === 'date' ? null : 'day' },
            open,
            high,
            low,
            close,
          },
        },
        reason: {
          en: `There are open, high, low and close prices and the dates “${date.column.name}”.`,
          'zh-CN': `数据包含开盘、最高、最低、收盘价以及日期“${date.column.name}”。`,
        },
      };
    },
  },
  {
    name: 'figure over time',
    propose: (columns) => {
      const date = columns.find(isDate);
      const measure = columns.find(isMeasure);
      if (!date) return null;
      const part = periodOf(date);
      const { figure, words } = measure
        ? figureOf(measure.column)
        : { figure: rowCount, words: { en: 'the number of rows', 'zh-CN': '行数' } };
      const name = date.column.name;
      return {
        chart: {
          kind: 'line',
          parameters: { x: { column: name, part }, figure, series: null },
        },
        reason: {
          en: `“${name}” has ${date.distinct} different dates, so ${words.en} can be followed over time.`,
          'zh-CN': `“${name}”有 ${date.distinct} 个不同日期，可以看${words['zh-CN']}随时间的变化。`,
        },
      };
    },
  },
  {
    name: 'figure by category',
    propose: (columns) => {
      const category = columns.find(isCategory);
      const measure = columns.find(isMeasure);
      if (!category) return null;
      const { name } = category.column;
      const { figure, words } = measure
        ? figureOf(measure.column)
        : { figure: rowCount, words: { en: 'the number of rows', 'zh-CN': '行数' } };
      const cut = category.distinct > MOST_AXIS_VALUES;
      return {
        chart: { kind: 'bar', parameters: { x: keyOf(name), figure, series: null } },
        reason: {
          en: `“${name}” has ${category.distinct} different values, so ${words.en} can be compared between them${cut ? `; the top ${MOST_AXIS_VALUES} are shown and the rest as other` : ''}.`,
          'zh-CN': `“${name}”有 ${category.distinct} 个不同的值，可以比较${words['zh-CN']}${cut ? `；显示前 ${MOST_AXIS_VALUES} 个，其余归为“其他”` : ''}。`,
        },
      };
    },
  },
  {
    name: 'two categories',
    propose: (columns) => {
      const [x, y] = columns.filter(
        (each) => isCategory(each) && each.distinct <= MOST_AXIS_VALUES,
      );
      if (!x || !y) return null;
      return {
        chart: {
          kind: 'heatmap',
          parameters: { x: keyOf(x.column.name), y: keyOf(y.column.name), figure: rowCount },
        },
        reason: {
          en: `“${x.column.name}” and “${y.column.name}” both have few different values, so every pair of them can be counted.`,
          'zh-CN': `“${x.column.name}”与“${y.column.name}”取值都不多，可以统计两者的每种组合。`,
        },
      };
    },
  },
  {
    name: 'two measures',
    propose: (columns) => {
      const [x, y] = columns.filter(isMeasure);
      if (!x || !y) return null;
      return {
        chart: {
          kind: 'scatter',
          parameters: { x: x.column.name, y: y.column.name, series: null },
        },
        reason: {
          en: `“${x.column.name}” and “${y.column.name}” are both numbers, so a relation between them would show.`,
          'zh-CN': `“${x.column.name}”与“${y.column.name}”都是数字，可以看出两者是否相关。`,
        },
      };
    },
  },
  {
    name: 'distribution',
    propose: (columns) => {
      const measure = columns.find(isMeasure);
      if (!measure) return null;
      const { name } = measure.column;
      return {
        chart: { kind: 'histogram', parameters: { of: name, bins: 24 } },
        reason: {
          en: `“${name}” has numbers, so their distribution can be seen.`,
          'zh-CN': `“${name}”是数字，可以查看其分布。`,
        },
      };
    },
  },
];

/** First charts of a table, the most telling first. */
export const proposeCharts = (columns: readonly ColumnSummary[]): readonly ChartProposal[] =>
  CHART_RULES.flatMap((rule) => rule.propose(columns) ?? []);
