import type { CalendarDate, Instant } from '../shared/index.ts';
import { addDays, dayOfWeek, midnightUtc, toCalendarDate } from '../shared/index.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const STANDARD = -5 * HOUR;
const DAYLIGHT = -4 * HOUR;

/** The nth Sunday of a month, as a date. */
const nthSunday = (year: number, month: '03' | '11', nth: number): CalendarDate => {
  const first = `${String(year).padStart(4, '0')}-${month}-01` as CalendarDate;
  return addDays(first, ((7 - dayOfWeek(first)) % 7) + 7 * (nth - 1));
};

const daylightSpans = new Map<number, readonly [from: Instant, to: Instant]>();

/**
 * The daylight saving time of a year in New York: from 2:00 EST on the second Sunday of March
 * to 2:00 EDT on the first Sunday of November (Energy Policy Act of 2005, in force since 2007).
 */
function daylightSpan(year: number): readonly [from: Instant, to: Instant] {
  const known = daylightSpans.get(year);
  if (known) return known;
  const from = midnightUtc(nthSunday(year, '03', 2)) + 7 * HOUR;
  const to = midnightUtc(nthSunday(year, '11', 1)) + 6 * HOUR;
  daylightSpans.set(year, [from, to]);
  return [from, to];
}

/** Milliseconds that New York is ahead of UTC: −4 hours in summer, −5 in winter. */
export function newYorkOffset(at: Instant): number {
  const [from, to] = daylightSpan(new Date(at).getUTCFullYear());
  return at >= from && at < to ? DAYLIGHT : STANDARD;
}

/** The calendar date in New York at an instant. */
export const newYorkDate = (at: Instant): CalendarDate => toCalendarDate(at + newYorkOffset(at));

/** The instant of a wall-clock time in New York, given as if it were UTC. */
function instantOf(wall: number): Instant {
  const inSummer = wall - DAYLIGHT;
  return newYorkOffset(inSummer) === DAYLIGHT ? inSummer : wall - STANDARD;
}

/**
 * The instant of a wall-clock time in New York.
 * A time that occurs twice in autumn is the first of the two; a time that spring skips counts as one hour later.
 */
export const newYorkInstant = (date: CalendarDate, hour: number, minute = 0): Instant =>
  instantOf(midnightUtc(date) + hour * HOUR + minute * MINUTE);

/** The instant a number of days later at the same wall-clock time in New York: 16:00 stays 16:00 when clocks change. */
export const newYorkDaysAfter = (at: Instant, days: number): Instant =>
  days === 0 ? at : instantOf(at + newYorkOffset(at) + days * DAY);
