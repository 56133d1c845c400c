import { axisChart } from '../axis-chart.ts';
import { chartKind } from '../chart.ts';
import { figureProblem, orderProblem } from '../chart-problems.ts';
import { MOST_LINE_POINTS } from '../grouped-points.ts';

/** As a line chart, with the series stacked upon each other. */
export const area = chartKind({
  kind: 'area',
  label: { en: 'Area chart', 'zh-CN': '面积图' },
  ...axisChart(MOST_LINE_POINTS),
  problem: ({ x, figure }, context) =>
    orderProblem(x, ['number', 'time'], context) ?? figureProblem(figure, context),
});
