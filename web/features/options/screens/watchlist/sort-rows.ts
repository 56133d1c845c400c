import type { SortDirection } from '../../../../ui/sort-head.tsx';
import type { LiveQuote } from '../../shared/live/live-quote.ts';

export type SortColumn = 'symbol' | 'price' | 'change' | 'changePercent';

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: SortDirection;
}

/** Descending, then ascending, then the order of the user; symbols begin with A. */
export function nextSorting(now: Sorting | null, column: SortColumn): Sorting | null {
  const [first, second] =
    column === 'symbol' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  if (now?.column !== column) return { column, direction: first };
  return now.direction === first ? { column, direction: second } : null;
}

/** The sorted symbols; unknown figures come last in both directions. */
export function sortSymbols(
  symbols: readonly string[],
  quotes: Readonly<Record<string, LiveQuote>>,
  sorting: Sorting | null,
): readonly string[] {
  if (!sorting) return symbols;
  const { column } = sorting;
  const sign = sorting.direction === 'asc' ? 1 : -1;
  if (column === 'symbol') return symbols.toSorted((a, b) => sign * (a < b ? -1 : 1));
  const figure = (symbol: string) => quotes[symbol]?.[column] ?? null;
  return symbols.toSorted((a, b) => {
    const [x, y] = [figure(a), figure(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}
