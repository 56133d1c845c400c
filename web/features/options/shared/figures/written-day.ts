import type { DateFormat } from '@toolyard/core/options/settings';

const PARTS = /^(\d{4})-(\d{2})-(\d{2})/;

/** A calendar day, `YYYY-MM-DD`, in the order that the reader wants. */
export function dayIn(format: DateFormat, day: string): string {
  const [, year, month, date] = PARTS.exec(day) ?? [];
  if (!year || !month || !date) return day;
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** The same without its year; null where days are written in words. */
export function monthDayIn(format: DateFormat, day: string): string | null {
  if (format === 'YYYY-MM-DD' || !PARTS.test(day)) return null;
  return dayIn(format, day).slice(0, 5);
}
