import type { Instant } from '../../shared/index.ts';

/** Hours of each day in which notices come silently. */
export interface QuietHours {
  /** `22:00`. */
  readonly from: string;
  /** `07:00`; before `from` it is on the next day. */
  readonly to: string;
  /** IANA name, `America/New_York`. */
  readonly timeZone: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isTimeZone(name: unknown): boolean {
  if (typeof name !== 'string' || name === '' || name.length > 64) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a value is a span of two different times in a known time zone. */
export function isQuietHours(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, timeZone } = value as Partial<Record<keyof QuietHours, unknown>>;
  const isTime = (time: unknown) => typeof time === 'string' && TIME.test(time);
  return isTime(from) && isTime(to) && from !== to && isTimeZone(timeZone);
}

/** `08:30` of an instant in a time zone. */
const timeIn = (timeZone: string, at: Instant): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);

/**
 * Whether an instant lies in quiet hours: at `from` and later, before `to`, by the clocks of the time zone.
 *
 * @example isQuiet({ from: '22:00', to: '07:00', timeZone: 'America/New_York' }, Date.parse('2026-11-26T11:59:00Z')) // true
 */
export function isQuiet(quiet: QuietHours | null, at: Instant): boolean {
  if (quiet === null) return false;
  const time = timeIn(quiet.timeZone, at);
  return quiet.from < quiet.to
    ? time >= quiet.from && time < quiet.to
    : time >= quiet.from || time < quiet.to;
}
