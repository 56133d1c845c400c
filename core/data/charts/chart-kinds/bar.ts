import { axisChart } from '../axis-chart.ts';
import { chartKind } from '../chart.ts';
import { figureProblem } from '../chart-problems.ts';
import { MOST_AXIS_VALUES } from '../grouped-points.ts';

/** A bar for each value of a column or period. */
export const bar = chartKind({
  kind: 'bar',
  label: { en: 'Bar chart', 'zh-CN': '柱状图' },
  ...axisChart(MOST_AXIS_VALUES),
  problem: ({ figure }, context) => figureProblem(figure, context),
});
