/** A day of the calendar, `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = `${number}-${number}-${number}`;

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

const DAY = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The date that `text` names, or null when its shape or its day is none. */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!SHAPE.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || toCalendarDate(at) !== text ? null : text;
}

/** Midnight UTC of the date. */
export const midnightUtc = (date: CalendarDate): Instant => Date.parse(`${date}T00:00:00Z`);

/** The UTC day of an instant. */
export const toCalendarDate = (at: Instant): CalendarDate =>
  new Date(at).toISOString().slice(0, 10) as CalendarDate;

/** The date `days` later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  toCalendarDate(midnightUtc(date) + days * DAY);

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((midnightUtc(to) - midnightUtc(from)) / DAY);

/** 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (date: CalendarDate): number => new Date(midnightUtc(date)).getUTCDay();
