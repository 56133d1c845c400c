import { aggregateColumn } from '../aggregate-sql.ts';
import { columnNamed, familyOf } from '../column.ts';
import type { Aggregate, GroupKey } from '../step-parameters.ts';
import type { StepContext, StepProblem } from '../step.ts';

/** Why a figure has no height in a picture: the least of texts is a text. Null when it is a number. */
export const figureProblem = (figure: Aggregate, { columns }: StepContext): StepProblem | null =>
  familyOf(aggregateColumn(figure, columns).type) === 'number'
    ? null
    : {
        parameter: 'figure',
        texts: {
          en: `a chart needs a number: “${figure.column}” has none`,
          'zh-CN': `图表需要数字：“${figure.column}”列不是数字`,
        },
      };

/** Why values have no order in which a line or candles could follow them; null when they have one. */
export const orderProblem = (
  x: GroupKey,
  families: readonly ('number' | 'time')[],
  { columns }: StepContext,
): StepProblem | null =>
  families.some((family) => family === familyOf(columnNamed(columns, x.column)!.type))
    ? null
    : {
        parameter: 'x',
        texts: families.includes('number')
          ? {
              en: `“${x.column}” has no order that a line could follow: choose dates or numbers, or a bar chart`,
              'zh-CN': `“${x.column}”列没有可连线的顺序：请选择日期或数字列，或改用柱状图`,
            }
          : {
              en: `“${x.column}” must have dates`,
              'zh-CN': `“${x.column}”列必须是日期`,
            },
      };
