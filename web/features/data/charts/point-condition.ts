import {
  keyCondition,
  otherKeyCondition,
  type Column,
  type Condition,
  type GroupKey,
} from '@toolyard/core/data';
import { isOther } from './point-words.ts';
import type { Point } from './picture.ts';

/**
 * What the rows of a point have in common on an axis; of 'other', that they have none of the values of the other points.
 * Null where no condition can name it.
 */
export function axisConditions(
  points: readonly Point[],
  axis: 'x' | 'y' | 'series',
  key: GroupKey,
  columns: readonly Column[],
): (point: Point) => Condition | null {
  const valueOf = (point: Point) => point[axis] ?? null;
  const shown = new Set(points.filter((point) => !isOther(point, axis)).map(valueOf));
  const other = otherKeyCondition([...shown], key, columns);
  return (point) => (isOther(point, axis) ? other : keyCondition(valueOf(point), key, columns));
}
