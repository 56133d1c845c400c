import type { CalendarDate } from '../../shared/index.ts';
import type { Direction, TemplateId } from '../templates/index.ts';
import type { HistoricalTrade, TradeResult } from './historical-trade.ts';
import { periodStart, type Period } from './period.ts';

/** Which trades are wanted; null = any. */
export interface HistoryFilter {
  /** By the day on which the trade ended. */
  readonly period: Period;
  readonly type: TemplateId | null;
  readonly symbol: string | null;
  readonly result: TradeResult | null;
  readonly direction: Direction | null;
  /** Part of the name or of the underlying, in any case; blank = any. */
  readonly search: string;
}

export const inPeriod = (
  trades: readonly HistoricalTrade[],
  period: Period,
  today: CalendarDate,
): readonly HistoricalTrade[] => {
  const start = periodStart(period, today);
  return start === null ? trades : trades.filter(({ endDate }) => endDate >= start);
};

/** The trades that a filter lets through. */
export function filterHistory(
  trades: readonly HistoricalTrade[],
  { period, type, symbol, result, direction, search }: HistoryFilter,
  today: CalendarDate,
): readonly HistoricalTrade[] {
  const part = search.trim().toLowerCase();
  return inPeriod(trades, period, today).filter(
    (trade) =>
      (type === null || trade.type === type) &&
      (symbol === null || trade.underlyingAsset === symbol) &&
      (result === null || trade.winLoss === result) &&
      (direction === null || trade.strategyDirection === direction) &&
      `${trade.name}\n${trade.underlyingAsset}`.toLowerCase().includes(part),
  );
}
