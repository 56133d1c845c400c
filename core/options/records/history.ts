import { PAGE_LIMIT, addDays, toCalendarDate } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { tagKey } from '../strategies/index.ts';
import type { Direction, TemplateId } from '../templates/index.ts';
import type { HistoricalTrade, TradeResult } from './historical-trade.ts';
import { trackRecord } from './track-record.ts';
import type { TrackRecord } from './track-record.ts';

export const PERIODS = ['1m', '3m', '6m', '1y', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const MONTHS: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  '1m': 1,
  '3m': 3,
  '6m': 6,
  '1y': 12,
};

/**
 * First day of a period that ends today: the same day of an earlier month, or the last day of that month where it is
 * shorter. Null = no start.
 *
 * @example periodStart('1m', '2026-03-31') // '2026-02-28'
 */
export function periodStart(period: Period, today: CalendarDate): CalendarDate | null {
  if (period === 'all') return null;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const at = month - 1 - MONTHS[period];
  const first = toCalendarDate(Date.UTC(year, at, 1));
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  return addDays(first, Math.min(day, last) - 1);
}

/** Conditions on the trades of a history; null = any. */
export interface HistoryFilter {
  /** Applies to the day on which the trade ended. */
  readonly period: Period;
  readonly type: TemplateId | null;
  readonly symbol: string | null;
  readonly result: TradeResult | null;
  readonly direction: Direction | null;
  /** In any case. */
  readonly tag: string | null;
  /** Part of the name, the underlying, the note or a tag, in any case; blank = any. */
  readonly search: string;
}

export const inPeriod = <Trade extends Pick<HistoricalTrade, 'endDate'>>(
  trades: readonly Trade[],
  period: Period,
  today: CalendarDate,
): readonly Trade[] => {
  const start = periodStart(period, today);
  return start === null ? trades : trades.filter(({ endDate }) => endDate >= start);
};

const searchedText = ({ name, underlyingAsset, note, tags }: HistoricalTrade): string =>
  [name, underlyingAsset, note, ...tags].join('\n').toLowerCase();

/** The trades that match a filter. */
export function filterHistory(
  trades: readonly HistoricalTrade[],
  { period, type, symbol, result, direction, tag, search }: HistoryFilter,
  today: CalendarDate,
): readonly HistoricalTrade[] {
  const part = search.trim().toLowerCase();
  return inPeriod(trades, period, today).filter(
    (trade) =>
      (type === null || trade.type === type) &&
      (symbol === null || trade.underlyingAsset === symbol) &&
      (result === null || trade.winLoss === result) &&
      (direction === null || trade.strategyDirection === direction) &&
      (tag === null || trade.tags.some((each) => tagKey(each) === tagKey(tag))) &&
      searchedText(trade).includes(part),
  );
}

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

/** Trades in the order of a column. Trades without a value come last; ties are ordered newest first. */
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

export interface HistoryRequest extends HistoryFilter {
  readonly sort: HistorySort;
  readonly order: SortOrder;
  /** Starts at 1. */
  readonly page: number;
  readonly limit: number;
}

export interface HistoryPage {
  readonly trades: readonly HistoricalTrade[];
  readonly page: number;
  /** Number of trades that match the filter. */
  readonly total: number;
  /** At least 1. */
  readonly totalPages: number;
  /** Track record of all trades that match the filter. */
  readonly summary: TrackRecord;
  /** Underlyings of the whole history, ascending. */
  readonly symbols: readonly string[];
  /** Tags of the whole history, ascending; of two that differ in case the one of the latest trade. */
  readonly tags: readonly string[];
}

/** Tags of trades by their key, as the latest trade writes them. */
export function tagsByKey(trades: readonly HistoricalTrade[]): ReadonlyMap<string, string> {
  const oldestFirst = sortHistory(trades, 'date', 'asc');
  return new Map(oldestFirst.flatMap(({ tags }) => tags.map((tag) => [tagKey(tag), tag])));
}

const tagsOf = (trades: readonly HistoricalTrade[]): readonly string[] =>
  [...tagsByKey(trades)].sort(([a], [b]) => compare(a, b)).map(([, tag]) => tag);

/** A page of the trades that match a filter, and the track record of all of them. */
export function historyPage(
  all: readonly HistoricalTrade[],
  request: HistoryRequest,
  today: CalendarDate,
): HistoryPage {
  const limit = Math.min(Math.max(1, Math.trunc(request.limit)), PAGE_LIMIT);
  const fitting = filterHistory(all, request, today);
  const sorted = sortHistory(fitting, request.sort, request.order);
  const from = (request.page - 1) * limit;
  return {
    trades: sorted.slice(from, from + limit),
    page: request.page,
    total: sorted.length,
    totalPages: Math.max(1, Math.ceil(sorted.length / limit)),
    summary: trackRecord(sortHistory(fitting, 'date', 'asc')),
    symbols: [...new Set(all.map(({ underlyingAsset }) => underlyingAsset))].sort(),
    tags: tagsOf(all),
  };
}
