import { parseCalendarDate, type CalendarDate } from '@toolyard/core/shared';

const YEAR_FIRST = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;
const MONTH_NAME = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:\s*,\s*|\s+)(\d{4})$/i;
const DAY_FIRST = /^(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;
const CLOCK = /^(\d{1,2})[:：](\d{2})$/;
const DAY_AND_CLOCK = /^(.*?\S)(?:T|\s*[,，]\s*|\s+|(?<=日))(\d{1,2}[:：]\d{2})$/;

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const twoDigits = (text: string | number): string => String(text).padStart(2, '0');

const dayOf = (year: string, month: string | number, day: string): CalendarDate | null =>
  parseCalendarDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;

/** The day that a typed text names: `2026-12-18`, `Dec 18, 2026`, `18 December 2026`, `2026年12月18日`; null for any other text. `8/12/2026` is another day in another country and is none. */
export function readDay(text: string): CalendarDate | null {
  const typed = text.trim();
  const byYear = YEAR_FIRST.exec(typed);
  if (byYear) return dayOf(byYear[1]!, byYear[2]!, byYear[3]!);
  const named = MONTH_NAME.exec(typed);
  if (named) return dayOf(named[3]!, monthOf(named[1]!), named[2]!);
  const dayFirst = DAY_FIRST.exec(typed);
  return dayFirst && dayOf(dayFirst[3]!, monthOf(dayFirst[2]!), dayFirst[1]!);
}

/** The time of day that a typed text names, from 00:00 to 23:59; null for any other text. */
export function readClock(text: string): string | null {
  const [, hour, minute] = CLOCK.exec(text.trim()) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${twoDigits(hour)}:${minute}`;
}

/** A day with a time of day, as `2026-12-18T09:30`; null for any other text. */
export function readDayTime(text: string): string | null {
  const [, day, clock] = DAY_AND_CLOCK.exec(text.trim()) ?? [];
  const read = [readDay(day ?? ''), readClock(clock ?? '')];
  return read.includes(null) ? null : read.join('T');
}

/** The instant of `2026-12-18T09:30` in UTC, in milliseconds; NaN for any other text. */
export const utcInstant = (text: string): number =>
  readDayTime(text) === text ? Date.parse(`${text}Z`) : Number.NaN;
