import type { Dollars } from '../shared/index.ts';

export const TREND_DAYS = { short: 20, long: 50 } as const;

export type TrendDirection = 'up' | 'down' | 'sideways';

/** Where a price stands to its moving averages, dollars per share. */
export interface Trend {
  readonly direction: TrendDirection;
  /** The last close. */
  readonly close: Dollars;
  /** Mean of the last 20 closes. */
  readonly shortAverage: Dollars;
  /** Mean of the last 50 closes. */
  readonly longAverage: Dollars;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The trend by moving averages: up where the last close lies above its 20-day average and that above the 50-day average,
 * down where both lie below, else sideways. Null with fewer than 50 closes.
 * Source: Murphy, Technical Analysis of the Financial Markets (1999), chapter 9, the use of two averages.
 *
 * @param closes oldest first
 * @example trend(Array.from({ length: 50 }, (_, i) => 100 + i)).direction // 'up'
 */
export function trend(closes: readonly Dollars[]): Trend | null {
  const last = closes.at(-1);
  if (last === undefined || closes.length < TREND_DAYS.long) return null;
  const shortAverage = mean(closes.slice(-TREND_DAYS.short));
  const longAverage = mean(closes.slice(-TREND_DAYS.long));
  const direction =
    last > shortAverage && shortAverage > longAverage
      ? 'up'
      : last < shortAverage && shortAverage < longAverage
        ? 'down'
        : 'sideways';
  return { direction, close: last, shortAverage, longAverage };
}
