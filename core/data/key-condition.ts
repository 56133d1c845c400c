import { columnNamed, type Column } from './column.ts';
import type { Condition } from './condition.ts';
import type { Cell } from './ports/query-engine.ts';
import type { DatePart, GroupKey } from './step-parameters.ts';
import { valueOf } from './values.ts';

/** The first day of the next period, of the first day of one. */
function nextStart(day: string, part: DatePart): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const next = (years: number, months: number, days: number) => {
    const at = new Date(0);
    at.setUTCFullYear(year + years, month - 1 + months, date + days);
    return at.toISOString().slice(0, 10);
  };
  switch (part) {
    case 'year':
      return next(1, 0, 0);
    case 'quarter':
      return next(0, 3, 0);
    case 'month':
      return next(0, 1, 0);
    case 'week':
      return next(0, 0, 7);
    case 'day':
      return next(0, 0, 1);
    default:
      return part satisfies never;
  }
}

/** From a limit, included, to another one, left out. */
export const rangeCondition = (column: string, from: string, to: string): Condition => ({
  kind: 'and',
  of: [
    { kind: 'compare', column, operator: '>=', value: from },
    { kind: 'compare', column, operator: '<', value: to },
  ],
});

/** The rows whose key has a value; null where no condition can name it. */
export function keyCondition(
  value: Cell,
  { column, part }: GroupKey,
  columns: readonly Column[],
): Condition | null {
  if (value === null) return { kind: 'missing', column };
  const text = String(value);
  if (part !== null)
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? rangeCondition(column, text, nextStart(text, part))
      : null;
  const type = columnNamed(columns, column)?.type;
  if (type === undefined || type === 'json' || !valueOf(type, text)) return null;
  return { kind: 'one-of', column, values: [text] };
}

/** The rows whose key has none of some values, a missing one being a value; null where one of them cannot be named. */
export function otherKeyCondition(
  values: readonly Cell[],
  key: GroupKey,
  columns: readonly Column[],
): Condition | null {
  const each = values.map((value) => keyCondition(value, key, columns));
  const known = each.filter((condition) => condition !== null);
  if (known.length === 0 || known.length < each.length) return null;
  if (key.part !== null) return { kind: 'not', of: { kind: 'or', of: known } };
  const texts = values.map((value) => (value === null ? null : String(value)));
  return { kind: 'not', of: { kind: 'one-of', column: key.column, values: texts } };
}

/** All of some conditions; null where one of them is unknown. */
export function everyCondition(conditions: readonly (Condition | null)[]): Condition | null {
  const known = conditions.filter((condition) => condition !== null);
  if (known.length === 0 || known.length < conditions.length) return null;
  return known.length === 1 ? known[0]! : { kind: 'and', of: known };
}
