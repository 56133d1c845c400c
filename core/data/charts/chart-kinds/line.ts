import { axisChart } from '../axis-chart.ts';
import { chartKind } from '../chart.ts';
import { figureProblem, orderProblem } from '../chart-problems.ts';
import { MOST_LINE_POINTS } from '../grouped-points.ts';

/** A line through the figures of periods or numbers, in their order. */
export const line = chartKind({
  kind: 'line',
  label: { en: 'Line chart', 'zh-CN': '折线图' },
  ...axisChart(MOST_LINE_POINTS),
  problem: ({ x, figure }, context) =>
    orderProblem(x, ['number', 'time'], context) ?? figureProblem(figure, context),
});
