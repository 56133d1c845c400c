import type { Language } from '@toolyard/core/shared';
import { MISSING } from './format.ts';

const parts = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (at: number, language: Language): string => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, options);
    made.set(language, format);
    return format.format(at);
  };
};

const dayOnly = parts({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const wholeDay = parts({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const newYork = parts({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
});

const onUtc = parts({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const dayHere = parts({ year: 'numeric', month: 'short', day: 'numeric' });
const onHere = parts({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const at = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** A calendar day without its year: `Dec 17`, `12月17日`. */
export const shortDay = (date: string | null | undefined, language: Language): string =>
  date && !Number.isNaN(at(date)) ? dayOnly(at(date), language) : MISSING;

/** A calendar day with its year: `Dec 17, 2021`, `2021年12月17日`. */
export const longDay = (date: string | null | undefined, language: Language): string =>
  date && !Number.isNaN(at(date)) ? wholeDay(at(date), language) : MISSING;

/** An instant on the exchange's clock. */
export const newYorkTime = (
  instant: number | string | null | undefined,
  language: Language,
): string => written(instant, (time) => newYork(time, language));

/** The day of an instant on the reader's own calendar: `Dec 17, 2021`, `2021年12月17日`. */
export const localDay = (instant: number | string | null | undefined, language: Language): string =>
  written(instant, (time) => dayHere(time, language));

/** An instant on the reader's own clock: `Dec 17, 2021, 09:30`, `2021年12月17日 09:30`. */
export const localTime = (
  instant: number | string | null | undefined,
  language: Language,
): string => written(instant, (time) => onHere(time, language));

/** An instant in UTC, which it says: `Dec 17, 2021, 14:30 UTC`, `2021年12月17日 14:30 UTC`. */
export const utcTime = (instant: number | string | null | undefined, language: Language): string =>
  written(instant, (time) => `${onUtc(time, language)} UTC`);

const SPANS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago something was, in the largest unit of which it is at least one: `12 min. ago`, `12分钟前`. */
export function ageText(seconds: number, language: Language): string {
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? SPANS[3];
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' });
  return format.format(-Math.floor(Math.max(0, seconds) / length), unit);
}

function written(
  instant: number | string | null | undefined,
  write: (time: number) => string,
): string {
  if (instant === null || instant === undefined) return MISSING;
  const time = typeof instant === 'string' ? Date.parse(instant) : instant;
  return Number.isNaN(time) ? MISSING : write(time);
}
