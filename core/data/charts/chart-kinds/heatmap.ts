import { aggregateInWords, groupKeyInWords } from '../../aggregate-sql.ts';
import { aggregate, groupKey } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';
import { figureProblem } from '../chart-problems.ts';
import { groupedPoints, MOST_AXIS_VALUES } from '../grouped-points.ts';

/** A figure for each pair of values, as a color. */
export const heatmap = chartKind({
  kind: 'heatmap',
  label: { en: 'Heat map', 'zh-CN': '热力图' },
  parameters: {
    x: groupKey({ en: 'Horizontal axis', 'zh-CN': '横轴' }),
    y: groupKey({ en: 'Vertical axis', 'zh-CN': '纵轴' }),
    figure: aggregate({ en: 'Figure', 'zh-CN': '汇总值' }),
  },
  points: ['x', 'x is other', 'y', 'y is other', 'figure', 'rows'],
  problem: ({ figure }, context) => figureProblem(figure, context),
  query: ({ x, y, figure }, from, context) => ({
    query: groupedPoints(
      [
        { name: 'x', key: x, most: MOST_AXIS_VALUES },
        { name: 'y', key: y, most: MOST_AXIS_VALUES },
      ],
      figure,
      from,
      context,
    ),
    most: null,
  }),
  explain: ({ x, y, figure }) => {
    const [what, across, down] = [aggregateInWords(figure), groupKeyInWords(x), groupKeyInWords(y)];
    return {
      en: `${what.en} by ${across.en} and ${down.en}`,
      'zh-CN': `按${across['zh-CN']}和${down['zh-CN']}显示${what['zh-CN']}`,
    };
  },
});
