import {
  formatCursor,
  parseCursor,
  type KeysetPosition,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';

export const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** A page of rows in descending order of an instant and an id. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, cursor }: PageRequest,
  placeOf: (row: Row) => KeysetPosition,
): Page<Row> {
  const last = cursor === null ? null : parseCursor(cursor);
  const descending = (a: KeysetPosition, b: KeysetPosition): number =>
    b.at - a.at || compare(b.id, a.id);
  const rest = rows
    .toSorted((a, b) => descending(placeOf(a), placeOf(b)))
    .filter((row) => last === null || descending(placeOf(row), last) > 0);
  const items = rest.slice(0, limit);
  const end = rest.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: end === undefined ? null : formatCursor(placeOf(end)) };
}
