import type { Language } from '@toolyard/core/shared';
import { longDay } from '../format-date.ts';
import { readClock, readDay, readDayTime } from './date-text.ts';

/** A day, a day with a time of day, or a time of day alone. */
export type DateKind = 'day' | 'time' | 'clock';

export const EXAMPLES: Record<DateKind, string> = {
  day: '2026-12-18',
  time: '2026-12-18T09:30',
  clock: '09:30',
};

const READERS: Record<DateKind, (text: string) => string | null> = {
  day: readDay,
  time: readDayTime,
  clock: readClock,
};

/** What a typed text stands for; a text that cannot be read stands for itself. */
export const valueOf = (kind: DateKind, text: string): string => READERS[kind](text) ?? text.trim();

/** Whether something is typed that cannot be read. */
export const isUnreadable = (kind: DateKind, value: string): boolean =>
  value !== '' && READERS[kind](value) === null;

/** A value as the page writes dates: `Dec 18, 2026, 09:30`. */
export function writtenValue(kind: DateKind, value: string, language: Language): string {
  if (kind === 'clock' || READERS[kind](value) === null) return value;
  const [day, clock] = valueOf(kind, value).split('T');
  const words = longDay(day, language);
  if (!clock) return words;
  return language === 'en' ? `${words}, ${clock}` : `${words} ${clock}`;
}
