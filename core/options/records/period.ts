import { addDays, toCalendarDate, type CalendarDate } from '../../shared/index.ts';

export const PERIODS = ['1m', '3m', '6m', '1y', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const MONTHS: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  '1m': 1,
  '3m': 3,
  '6m': 6,
  '1y': 12,
};

/**
 * The first day of a period that ends today: the same day so many months ago, or that month's last day
 * where it has none of that number. Null = since ever.
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
