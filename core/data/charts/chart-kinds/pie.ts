import { aggregateInWords, groupKeyInWords, isAdditive } from '../../aggregate-sql.ts';
import { aggregate, groupKey } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';
import { figureProblem } from '../chart-problems.ts';
import { groupedPoints } from '../grouped-points.ts';

/** Slices that can be told apart. */
const MOST_SLICES = 12;

/** Parts of a whole: only figures that add up, such as sums and counts. */
export const pie = chartKind({
  kind: 'pie',
  label: { en: 'Pie chart', 'zh-CN': '饼图' },
  parameters: {
    x: groupKey({ en: 'Slices', 'zh-CN': '扇区' }),
    figure: aggregate({ en: 'Figure', 'zh-CN': '汇总值' }),
  },
  points: ['x', 'x is other', 'figure', 'rows'],
  problem: ({ figure }, context) =>
    isAdditive(figure)
      ? figureProblem(figure, context)
      : {
          parameter: 'figure',
          texts: {
            en: 'the slices of a pie must add up: choose a sum or a number of rows or values',
            'zh-CN': '饼图各部分需能相加：请选择求和、行数或非空值个数',
          },
        },
  query: ({ x, figure }, from, context) => ({
    query: groupedPoints([{ name: 'x', key: x, most: MOST_SLICES }], figure, from, context),
    most: null,
  }),
  explain: ({ x, figure }) => {
    const [what, by] = [aggregateInWords(figure), groupKeyInWords(x)];
    return {
      en: `shares of ${what.en} by ${by.en}`,
      'zh-CN': `${what['zh-CN']}按${by['zh-CN']}的占比`,
    };
  },
});
