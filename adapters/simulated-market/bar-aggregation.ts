import type { Bar, Timespan } from '@toolyard/core/market';
import { dayOfWeek, addDays, daysBetween, type CalendarDate } from '@toolyard/core/shared';

/** Aggregates consecutive bars into one. */
export function mergeBars(bars: readonly Bar[]): Bar {
  return {
    at: bars[0]!.at,
    open: bars[0]!.open,
    high: Math.max(...bars.map((bar) => bar.high)),
    low: Math.min(...bars.map((bar) => bar.low)),
    close: bars.at(-1)!.close,
    volume: bars.reduce((sum, bar) => sum + bar.volume, 0),
  };
}

const FIRST_MONDAY: CalendarDate = '1970-01-05';

/** Number of the calendar week (from Monday) or month that a day lies in. */
export function periodOf(timespan: Timespan & ('week' | 'month'), date: CalendarDate): number {
  if (timespan === 'month') return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const monday = addDays(date, -((dayOfWeek(date) + 6) % 7));
  return daysBetween(FIRST_MONDAY, monday) / 7;
}

/** Groups consecutive items with the same key. */
export function groupConsecutive<T>(
  items: readonly T[],
  keyOf: (item: T, index: number) => number,
): T[][] {
  const runs: T[][] = [];
  let lastKey: number | null = null;
  items.forEach((item, index) => {
    const key = keyOf(item, index);
    if (key === lastKey) runs.at(-1)!.push(item);
    else runs.push([item]);
    lastKey = key;
  });
  return runs;
}
