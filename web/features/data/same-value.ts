import type { Recipe } from '@toolyard/core/data';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server gives the members of an object in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values are the same, in whatever order the members of their objects stand. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const workOf = ({ steps, charts, dashboard }: Recipe) => [steps, charts, dashboard];

/** Whether two recipes do and draw the same. */
export const isSameWork = (one: Recipe, other: Recipe): boolean =>
  isSameValue(workOf(one), workOf(other));
