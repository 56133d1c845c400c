import type { SortDirection } from './sort-head.tsx';

/** The column that a table is sorted by. */
export interface Sorting<Column extends string> {
  readonly column: Column;
  readonly direction: SortDirection;
}

/** After a press on a column's head: its first direction, then the other one, then the order without sorting. */
export function nextSorting<Column extends string>(
  now: Sorting<Column> | null,
  column: Column,
  first: SortDirection,
): Sorting<Column> | null {
  if (now?.column !== column) return { column, direction: first };
  if (now.direction !== first) return null;
  return { column, direction: first === 'asc' ? 'desc' : 'asc' };
}

/** The sorted rows; unknown values come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | null,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (typeof x === 'string' ? x.localeCompare(String(y)) : x - Number(y));
  });
}
