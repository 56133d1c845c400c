import { PAGE_LIMIT, type CalendarDate } from '../../shared/index.ts';
import type { HistoricalTrade } from './historical-trade.ts';
import { filterHistory, type HistoryFilter } from './history-filter.ts';
import { sortHistory, type HistorySort, type SortOrder } from './sort-history.ts';
import { trackRecord, type TrackRecord } from './track-record.ts';

export interface HistoryRequest extends HistoryFilter {
  readonly sort: HistorySort;
  readonly order: SortOrder;
  /** From 1 on. */
  readonly page: number;
  readonly limit: number;
}

export interface HistoryPage {
  readonly trades: readonly HistoricalTrade[];
  readonly page: number;
  /** Trades that the filter lets through. */
  readonly total: number;
  /** At least 1. */
  readonly totalPages: number;
  /** Of everything that the filter lets through. */
  readonly summary: TrackRecord;
  /** Underlyings of the whole history, ascending. */
  readonly symbols: readonly string[];
}

/** A page of the trades that a filter lets through, and what all of those amount to. */
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
  };
}
