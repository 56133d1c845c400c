import {
  columnNamed,
  type Column,
  type Condition,
  type DatePart,
  type GroupKey,
} from '@toolyard/core/data';
import { isOther } from './point-words.ts';
import type { Point } from './picture.ts';

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

/** The rows whose key has the value of a point; null of 'other' and of values that no condition can name. */
export function keyCondition(
  point: Point,
  axis: 'x' | 'y' | 'series',
  { column, part }: GroupKey,
  columns: readonly Column[],
): Condition | null {
  if (isOther(point, axis)) return null;
  const value = point[axis] ?? null;
  if (value === null) return { kind: 'missing', column };
  const text = String(value);
  if (part !== null)
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? rangeCondition(column, text, nextStart(text, part))
      : null;
  const type = columnNamed(columns, column)?.type;
  const isNumber = type === 'integer' || type === 'decimal';
  if (type === 'json' || (isNumber && !/^-?\d{1,38}(\.\d{1,38})?$/.test(text))) return null;
  return { kind: 'one-of', column, values: [text] };
}

/** All of some conditions; null where one of them is unknown. */
export const everyCondition = (conditions: readonly (Condition | null)[]): Condition | null =>
  conditions.some((each) => each === null)
    ? null
    : conditions.length === 1
      ? conditions[0]!
      : { kind: 'and', of: conditions as readonly Condition[] };
