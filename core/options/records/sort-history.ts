import type { HistoricalTrade } from './historical-trade.ts';

export const HISTORY_SORTS = ['date', 'name', 'asset', 'capital', 'return'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

export const SORT_ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const KEYS: Readonly<Record<HistorySort, (trade: HistoricalTrade) => string | number | null>> = {
  date: ({ endDate }) => endDate,
  name: ({ name }) => name.toLowerCase(),
  asset: ({ underlyingAsset }) => underlyingAsset,
  capital: ({ startingCapital }) => startingCapital,
  return: ({ returnAmount }) => returnAmount,
};

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** In the order of a column; what has no value there is last, and ties are the newest first. */
export function sortHistory(
  trades: readonly HistoricalTrade[],
  sort: HistorySort,
  order: SortOrder,
): readonly HistoricalTrade[] {
  const key = KEYS[sort];
  return [...trades].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1;
    } else {
      const by = compare(left, right);
      if (by !== 0) return order === 'asc' ? by : -by;
    }
    return compare(b.endDate, a.endDate) || compare(a.id, b.id);
  });
}
