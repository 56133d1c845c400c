import type { CalendarDate } from '../shared/index.ts';
import { addDays, dayOfWeek } from '../shared/index.ts';

/** The holidays of one year by name. */
export interface YearOfHolidays {
  readonly closures: readonly (readonly [name: string, date: CalendarDate])[];
  readonly earlyCloses: readonly (readonly [name: string, date: CalendarDate])[];
}

/**
 * Days without a session beside the holidays, from 2000 to the first published year.
 *
 * Source: NYSE, 'Special Closings' (1885 to date).
 */
const SPECIAL_CLOSURES: Readonly<Record<number, YearOfHolidays['closures']>> = {
  2001: [
    ['September 11 attacks', '2001-09-11'],
    ['September 11 attacks', '2001-09-12'],
    ['September 11 attacks', '2001-09-13'],
    ['September 11 attacks', '2001-09-14'],
  ],
  2004: [['National Day of Mourning (Ronald Reagan)', '2004-06-11']],
  2007: [['National Day of Mourning (Gerald Ford)', '2007-01-02']],
  2012: [
    ['Hurricane Sandy', '2012-10-29'],
    ['Hurricane Sandy', '2012-10-30'],
  ],
  2018: [['National Day of Mourning (George H. W. Bush)', '2018-12-05']],
};

const SUNDAY = 0;
const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const day = (year: number, month: number, date: number): CalendarDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as CalendarDate;

/** The first given weekday on or after a date. */
const onOrAfter = (date: CalendarDate, weekday: number): CalendarDate =>
  addDays(date, (weekday - dayOfWeek(date) + 7) % 7);

const nth = (year: number, month: number, weekday: number, n: number): CalendarDate =>
  addDays(onOrAfter(day(year, month, 1), weekday), 7 * (n - 1));

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
const observed = (date: CalendarDate): CalendarDate =>
  addDays(date, dayOfWeek(date) === SATURDAY ? -1 : dayOfWeek(date) === SUNDAY ? 1 : 0);

/** Easter Sunday of the Gregorian calendar (J. Meeus, 'Astronomical Algorithms', chapter 8). */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const marchDays = h + l - 7 * m + 22;
  return addDays(day(year, 3, 1), marchDays - 1);
}

/** From Monday to Thursday only: the exchange has no early close on a Friday before a weekend. */
const ifBeforeFriday = (name: string, date: CalendarDate) =>
  dayOfWeek(date) >= MONDAY && dayOfWeek(date) <= THURSDAY ? [[name, date] as const] : [];

/** Until 2012 the half day of an Independence Day on a Thursday was the Friday after it, since then the Wednesday before. */
const aroundIndependenceDay = (year: number): YearOfHolidays['earlyCloses'] => {
  const before = day(year, 7, 3);
  const after = day(year, 7, 5);
  if (year >= 2013 || dayOfWeek(before) !== WEDNESDAY)
    return ifBeforeFriday('Day before Independence Day', before);
  return dayOfWeek(after) === FRIDAY ? [['Day after Independence Day', after]] : [];
};

/**
 * The holidays that NYSE Rule 7.2 and the practice of 2020 to 2028 give for a year whose calendar is not published.
 * New Year's Day on a Saturday is not observed; Juneteenth counts from 2022. Years since 2000 are as they were held.
 */
export function projectedHolidays(year: number): YearOfHolidays {
  const newYear = day(year, 1, 1);
  const thanksgiving = nth(year, 11, THURSDAY, 4);
  return {
    closures: [
      ...(dayOfWeek(newYear) === SATURDAY ? [] : [["New Year's Day", observed(newYear)] as const]),
      ['Martin Luther King, Jr. Day', nth(year, 1, MONDAY, 3)],
      ["Washington's Birthday", nth(year, 2, MONDAY, 3)],
      ['Good Friday', addDays(easterSunday(year), -2)],
      ['Memorial Day', onOrAfter(day(year, 5, 25), MONDAY)],
      ...(year < 2022
        ? []
        : [['Juneteenth National Independence Day', observed(day(year, 6, 19))] as const]),
      ['Independence Day', observed(day(year, 7, 4))],
      ['Labor Day', nth(year, 9, MONDAY, 1)],
      ['Thanksgiving Day', thanksgiving],
      ['Christmas Day', observed(day(year, 12, 25))],
      ...(SPECIAL_CLOSURES[year] ?? []),
    ],
    earlyCloses: [
      ...aroundIndependenceDay(year),
      ['Day after Thanksgiving', addDays(thanksgiving, 1)],
      ...ifBeforeFriday('Christmas Eve', day(year, 12, 24)),
      ...(year === 2003 ? [['Day after Christmas', '2003-12-26'] as const] : []),
    ],
  };
}
