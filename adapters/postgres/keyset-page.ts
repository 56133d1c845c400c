import {
  formatCursor,
  parseCursor,
  type KeysetPosition,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { sql, type RawBuilder } from 'kysely';
import { toDate } from './row-values.ts';

/** The rows after a page's cursor, in descending order of an instant and an id. */
export function after({ cursor }: PageRequest, place: RawBuilder<unknown>) {
  if (cursor === null) return sql``;
  const { at, id } = parseCursor(cursor);
  return sql`and (${place}) < (${toDate(at)}::timestamptz, ${id}::uuid)`;
}

/** A page of rows, of which one more was read than the page has. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit }: PageRequest,
  placeOf: (row: Row) => KeysetPosition,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : formatCursor(placeOf(last)) };
}
