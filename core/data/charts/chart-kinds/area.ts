import { optional } from '../../../shared/index.ts';
import { aggregateInWords, groupKeyInWords } from '../../aggregate-sql.ts';
import { aggregate, column, groupKey } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';
import { figureProblem, orderProblem } from '../chart-problems.ts';
import { groupedPoints, MOST_LINE_POINTS, MOST_SERIES } from '../grouped-points.ts';

/** As a line chart, with the series stacked upon each other. */
export const area = chartKind({
  kind: 'area',
  label: { en: 'Area chart', 'zh-CN': '面积图' },
  parameters: {
    x: groupKey({ en: 'Horizontal axis', 'zh-CN': '横轴' }),
    figure: aggregate({ en: 'Figure', 'zh-CN': '汇总值' }),
    series: optional(column({ en: 'Series', 'zh-CN': '系列' })),
  },
  points: ['x', 'x is other', 'series', 'series is other', 'figure', 'rows'],
  problem: ({ x, figure }, context) =>
    orderProblem(x, ['number', 'time'], context) ?? figureProblem(figure, context),
  query: ({ x, figure, series }, from, context) => ({
    query: groupedPoints(
      [
        { name: 'x', key: x, most: MOST_LINE_POINTS },
        ...(series === null
          ? []
          : [{ name: 'series' as const, key: { column: series, part: null }, most: MOST_SERIES }]),
      ],
      figure,
      from,
      context,
    ),
    most: null,
  }),
  explain: ({ x, figure, series }) => {
    const [what, by] = [aggregateInWords(figure), groupKeyInWords(x)];
    return {
      en: `${what.en} by ${by.en}${series === null ? '' : `, one series for each “${series}”`}`,
      'zh-CN': `按${by['zh-CN']}显示${what['zh-CN']}${series === null ? '' : `，每个“${series}”一个系列`}`,
    };
  },
});
