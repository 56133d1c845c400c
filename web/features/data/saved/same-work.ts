import type { Recipe } from '@toolyard/core/data';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server gives the members of an object in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const workOf = ({ steps, charts, dashboard }: Recipe) =>
  JSON.stringify([steps, charts, dashboard], inOrder);

/** Whether two recipes do and draw the same. */
export const isSameWork = (one: Recipe, other: Recipe): boolean => workOf(one) === workOf(other);
