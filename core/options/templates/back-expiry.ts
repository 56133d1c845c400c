import { daysBetween } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';

const A_MONTH = 30;

/** The later expiry nearest to a month after `front`, the earlier of two equally near; null when none is later. */
export function backExpiry(
  expiries: readonly CalendarDate[],
  front: CalendarDate,
): CalendarDate | null {
  const off = (expiry: CalendarDate): number => Math.abs(daysBetween(front, expiry) - A_MONTH);
  const later = expiries.filter((expiry) => daysBetween(front, expiry) > 0).sort();
  return later.reduce<CalendarDate | null>(
    (best, expiry) => (best === null || off(expiry) < off(best) ? expiry : best),
    null,
  );
}
