import { aggregateSql, groupKeySql } from '../aggregate-sql.ts';
import { columnNamed, familyOf } from '../column.ts';
import { identifier, joined, numberLiteral, sql, type SqlText } from '../sql/sql-text.ts';
import type { Aggregate, GroupKey } from '../step-parameters.ts';
import type { StepContext } from '../step.ts';

/** Most values of an axis; the rest is one value 'other'. */
export const MOST_AXIS_VALUES = 50;
/** Most points along a line. */
export const MOST_LINE_POINTS = 2000;
/** Most series that can be told apart. */
export const MOST_SERIES = 8;

const [VALUE, PLACE, RANK] = [identifier('value'), identifier('place'), identifier('rank')];

export interface Axis {
  readonly name: 'x' | 'y' | 'series';
  readonly key: GroupKey;
  readonly most: number;
}

/** Whether values of the axis have an order of their own, in which they are shown, and not that of their figures. */
const isOrdered = ({ key }: Axis, { columns }: StepContext): boolean =>
  ['number', 'time'].includes(familyOf(columnNamed(columns, key.column)!.type));

/**
 * One figure for each combination of the axes. Of each axis the values with the greatest figure (with the most rows on the
 * axes of time and number) have their own points; all others are one point whose figure is that of all their rows, not a
 * sum of figures. Columns: for each axis its value as a text and whether it is 'other', then the figure and its rows.
 */
export function groupedPoints(
  axes: readonly Axis[],
  figure: Aggregate,
  from: SqlText,
  context: StepContext,
): SqlText {
  const inputs = [
    ...axes.map(({ name, key }) => sql`${groupKeySql(key)} as ${identifier(name)}`),
    ...(figure.column === null ? [] : [sql`${identifier(figure.column)} as ${VALUE}`]),
  ];
  const total = aggregateSql({ ...figure, column: 'value' });
  const rankings = axes.map((axis) => {
    const name = identifier(axis.name);
    const by = isOrdered(axis, context) || axis.name === 'series' ? sql`count(*)` : total;
    return sql`${identifier(`${axis.name} ranks`)} as (select ${name} as ${PLACE}, row_number() over (order by ${by} desc nulls last, ${name} asc nulls last) as ${RANK} from points group by ${name})`;
  });
  const joins = axes.map(
    ({ name }) =>
      sql`join ${identifier(`${name} ranks`)} on points.${identifier(name)} is not distinct from ${identifier(`${name} ranks`)}.${PLACE}`,
  );
  const rankOf = ({ name }: Axis) => sql`${identifier(`${name} ranks`)}.${RANK}`;
  const isOther = (axis: Axis) => sql`${rankOf(axis)} > ${numberLiteral(axis.most)}`;
  const valueOf = (axis: Axis) =>
    sql`case when ${isOther(axis)} then null else points.${identifier(axis.name)} end`;
  const groups = axes.flatMap((axis) => [valueOf(axis), isOther(axis)]);
  const parts = [
    ...axes.flatMap((axis) => [
      sql`(${valueOf(axis)})::varchar as ${identifier(axis.name)}`,
      sql`${isOther(axis)} as ${identifier(`${axis.name} is other`)}`,
    ]),
    sql`${total} as ${identifier('figure')}`,
    sql`count(*) as ${identifier('rows')}`,
  ];
  return sql`with points as (select ${joined(inputs, ', ')} from ${from}), ${joined(rankings, ', ')} select ${joined(parts, ', ')} from points ${joined(joins, ' ')} group by ${joined(groups, ', ')} order by ${joined(
    axes.flatMap((axis) => [
      isOther(axis),
      isOrdered(axis, context) ? sql`${valueOf(axis)} asc nulls last` : sql`min(${rankOf(axis)})`,
    ]),
    ', ',
  )}`;
}
