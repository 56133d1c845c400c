import type { Language } from '@toolyard/core/shared';

const made = new Map<Language, Intl.DateTimeFormat>();

/** An instant to the minute, with its zone: `Dec 1, 2026, 00:00 UTC`. */
export function eventTime(instant: string, language: Language): string {
  const format =
    made.get(language) ??
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
  made.set(language, format);
  return `${format.format(Date.parse(instant))} UTC`;
}
