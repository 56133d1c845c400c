import { optional, type Texts, type ValuesOf } from '../../shared/index.ts';
import { aggregateInWords, groupKeyInWords } from '../aggregate-sql.ts';
import type { SqlText } from '../sql/sql-text.ts';
import { aggregate, column, groupKey } from '../step-parameters.ts';
import type { StepContext } from '../step.ts';
import type { ChartPoints } from './chart.ts';
import { groupedPoints, MOST_SERIES } from './grouped-points.ts';

/** What charts of a figure along an axis have in common: bars, lines and areas, in series where wanted. */
const parameters = {
  x: groupKey({ en: 'Horizontal axis', 'zh-CN': '横轴' }),
  figure: aggregate({ en: 'Figure', 'zh-CN': '汇总值' }),
  series: optional(column({ en: 'Series', 'zh-CN': '系列' })),
};

type Values = ValuesOf<typeof parameters>;

/** @param most values of the axis; the others are one */
export const axisChart = (most: number) => ({
  parameters,
  points: ['x', 'x is other', 'series', 'series is other', 'figure', 'rows'] as const,
  query: ({ x, figure, series }: Values, from: SqlText, context: StepContext): ChartPoints => ({
    query: groupedPoints(
      [
        { name: 'x', key: x, most },
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
  explain: ({ x, figure, series }: Values): Texts => {
    const [what, by] = [aggregateInWords(figure), groupKeyInWords(x)];
    return {
      en: `${what.en} by ${by.en}${series === null ? '' : `, one series for each “${series}”`}`,
      'zh-CN': `按${by['zh-CN']}显示${what['zh-CN']}${series === null ? '' : `，每个“${series}”一个系列`}`,
    };
  },
});
