import type { CalendarDate } from '../shared/index.ts';
import { addDays, dayOfWeek } from '../shared/index.ts';

/** The holidays of one year by name. */
export interface YearOfHolidays {
  readonly closures: readonly (readonly [name: string, date: CalendarDate])[];
  readonly earlyCloses: readonly (readonly [name: string, date: CalendarDate])[];
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
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

/**
 * The holidays that NYSE Rule 7.2 and the practice of 2020 to 2028 give for a year whose calendar is not published.
 * New Year's Day on a Saturday is not observed; Juneteenth counts from 2022.
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
    ],
    earlyCloses: [
      ...ifBeforeFriday('Day before Independence Day', day(year, 7, 3)),
      ['Day after Thanksgiving', addDays(thanksgiving, 1)],
      ...ifBeforeFriday('Christmas Eve', day(year, 12, 24)),
    ],
  };
}
