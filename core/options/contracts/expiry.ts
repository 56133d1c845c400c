import {
  closeOf,
  isTradingDay,
  newYorkDate,
  newYorkInstant,
  newYorkOffset,
  previousTradingDay,
  tradingDayOnOrAfter,
  tradingDayOnOrBefore,
} from '../../calendar/index.ts';
import { addDays, dayOfWeek, daysBetween } from '../../shared/index.ts';
import type { CalendarDate, Instant } from '../../shared/index.ts';
import type { SettlementTime } from './contract-terms.ts';

const MONDAY = 1;
const FRIDAY = 5;

/** A month, `YYYY-MM`. */
export type CalendarMonth = `${number}-${number}`;

const firstDay = (month: CalendarMonth): CalendarDate => `${month}-01`;

/** The month of a date. */
const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7) as CalendarMonth;

/** The month after. */
const nextMonth = (month: CalendarMonth): CalendarMonth => monthOf(addDays(firstDay(month), 31));

/** The third Friday of a month, whether or not it trades. */
export function thirdFriday(month: CalendarMonth): CalendarDate {
  const first = firstDay(month);
  return addDays(first, ((FRIDAY - dayOfWeek(first) + 7) % 7) + 14);
}

/** The standard expiry of a month: the third Friday, the business day before when that is a holiday. */
export const monthlyExpiry = (month: CalendarMonth): CalendarDate =>
  tradingDayOnOrBefore(thirdFriday(month));

/** Dates of the index options of a month that settle at the morning's opening prices. */
export interface MorningSettlement {
  /** The day whose opening prices settle: the monthly expiry. */
  readonly settlement: CalendarDate;
  /** The business day before, the last on which they trade. */
  readonly lastTrading: CalendarDate;
}

/** Settlement and last trading day of AM-settled index options such as SPX. */
export function morningSettlement(month: CalendarMonth): MorningSettlement {
  const settlement = monthlyExpiry(month);
  return { settlement, lastTrading: previousTradingDay(settlement) };
}

/**
 * The day on which weekly options of a nominal weekday expire: the day itself; when it is a holiday the business day
 * after for Mondays (Cboe, Monday weeklies), the business day before for all others.
 */
export const weeklyExpiry = (nominal: CalendarDate): CalendarDate =>
  dayOfWeek(nominal) === MONDAY ? tradingDayOnOrAfter(nominal) : tradingDayOnOrBefore(nominal);

/** The last business day of a month, on which end-of-month options expire. */
export const endOfMonthExpiry = (month: CalendarMonth): CalendarDate =>
  previousTradingDay(firstDay(nextMonth(month)));

/** The last business day of a quarter, by any of its months. */
export function quarterlyExpiry(month: CalendarMonth): CalendarDate {
  const last = Math.ceil(Number(month.slice(5)) / 3) * 3;
  return endOfMonthExpiry(`${month.slice(0, 4)}-${String(last).padStart(2, '0')}` as CalendarMonth);
}

/** Days from the expiry of VIX options to that of the SPX options whose volatility settles them. */
const VOLATILITY_DAYS = 30;

/**
 * The day on which VIX options of a nominal Wednesday settle: the Wednesday itself; the business day before it when it
 * or the Friday 30 days later is a holiday. Source: Cboe, VIX options product specifications.
 */
export const volatilityExpiry = (wednesday: CalendarDate): CalendarDate =>
  isTradingDay(wednesday) && isTradingDay(addDays(wednesday, VOLATILITY_DAYS))
    ? wednesday
    : previousTradingDay(wednesday);

/** The monthly expiry of VIX options: 30 days before the third Friday of the month after. */
export const monthlyVolatilityExpiry = (month: CalendarMonth): CalendarDate =>
  volatilityExpiry(addDays(thirdFriday(nextMonth(month)), -VOLATILITY_DAYS));

/** The next monthly expiries that have not closed yet, ascending. */
export function nextMonthlyExpiries(at: Instant, count = 6): CalendarDate[] {
  const found: CalendarDate[] = [];
  for (let month = monthOf(newYorkDate(at)); found.length < count; month = nextMonth(month)) {
    const expiry = monthlyExpiry(month);
    if (!isExpired(at, expiry)) found.push(expiry);
  }
  return found;
}

/** The next Friday expiries that have not closed yet, monthly ones among them, ascending. */
export function nextFridayExpiries(at: Instant, count: number): CalendarDate[] {
  const found: CalendarDate[] = [];
  const today = newYorkDate(at);
  let friday = addDays(today, (FRIDAY - dayOfWeek(today) + 7) % 7);
  for (; found.length < count; friday = addDays(friday, 7)) {
    const expiry = weeklyExpiry(friday);
    if (!isExpired(at, expiry)) found.push(expiry);
  }
  return found;
}

/** What an expiry is, by its date alone. */
export type ExpiryKind = 'weekly' | 'monthly' | 'quarterly' | 'endOfMonth';

/** The monthly expiry counts first, then the quarter's and the month's last business day; any other is weekly. */
export function expiryKind(expiry: CalendarDate): ExpiryKind {
  const month = monthOf(expiry);
  if (expiry === monthlyExpiry(month)) return 'monthly';
  if (!isTradingDay(expiry) || expiry !== endOfMonthExpiry(month)) return 'weekly';
  return expiry === quarterlyExpiry(month) ? 'quarterly' : 'endOfMonth';
}

const DAY = 86_400_000;
const DAYS_A_YEAR = 365;

/**
 * When the contracts of an expiry are settled: 16:00 in New York, 13:00 on an early close; AM-settled ones at 9:30.
 *
 * @example expiryInstant('2026-11-20', 'AM') // Date.parse('2026-11-20T14:30:00Z')
 */
export const expiryInstant = (
  expiry: CalendarDate,
  settlementTime: SettlementTime = 'PM',
): Instant => (settlementTime === 'AM' ? newYorkInstant(expiry, 9, 30) : closeOf(expiry));

/** Whether the contracts of an expiry are settled by then. */
export const isExpired = (
  at: Instant,
  expiry: CalendarDate,
  settlementTime: SettlementTime = 'PM',
): boolean => at >= expiryInstant(expiry, settlementTime);

/** Calendar days in New York from now to the expiry: 0 on the day itself, negative after it. */
export const daysToExpiry = (at: Instant, expiry: CalendarDate): number =>
  daysBetween(newYorkDate(at), expiry);

/** What New York's wall clock shows, as if it stood in UTC. */
const wallClock = (at: Instant): number => at + newYorkOffset(at);

/**
 * Time to the settlement of an expiry in years, 0 when it has come.
 *
 *     T = (settlement − now) / 24 h / 365
 *
 * Both are read from New York's wall clock, so that a whole number of days is whole
 * also across a change of clocks: 30 days before a 16:00 expiry at 16:00 is 30 / 365.
 */
export const yearsToExpiry = (
  at: Instant,
  expiry: CalendarDate,
  settlementTime: SettlementTime = 'PM',
): number => yearsBetween(at, expiryInstant(expiry, settlementTime));

/** Years between two instants by New York's wall clock, days / 365; 0 when the later has come. */
export const yearsBetween = (from: Instant, to: Instant): number =>
  Math.max(0, (wallClock(to) - wallClock(from)) / DAY / DAYS_A_YEAR);
