import { closeOf, newYorkDate, newYorkOffset } from '../../calendar/index.ts';
import type { CalendarDate, Instant } from '../../shared/index.ts';
import { daysBetween } from '../../shared/index.ts';

const DAY = 86_400_000;
const DAYS_A_YEAR = 365;

/** When contracts of an expiry cease: 16:00 in New York, 13:00 on an early close. */
export const expiryInstant = (expiry: CalendarDate): Instant => closeOf(expiry);

/** Whether the expiry's close has come. */
export const isExpired = (at: Instant, expiry: CalendarDate): boolean =>
  at >= expiryInstant(expiry);

/** Calendar days in New York from now to the expiry: 0 on the day itself, negative after it. */
export const daysToExpiry = (at: Instant, expiry: CalendarDate): number =>
  daysBetween(newYorkDate(at), expiry);

/** What New York's wall clock shows, as if it stood in UTC. */
const wallClock = (at: Instant): number => at + newYorkOffset(at);

/**
 * Time to the expiry's close in years, 0 when it has come.
 *
 *     T = (close − now) / 24 h / 365
 *
 * Both are read from New York's wall clock, so that a whole number of days is whole
 * also across a change of clocks: 30 days before a 16:00 expiry at 16:00 is 30 / 365.
 */
export const yearsToExpiry = (at: Instant, expiry: CalendarDate): number =>
  Math.max(0, (wallClock(expiryInstant(expiry)) - wallClock(at)) / DAY / DAYS_A_YEAR);
