import { closeOf, latestSession, newYorkDate } from '../calendar/index.ts';
import {
  addDays,
  fromDollars,
  type CalendarDate,
  type Instant,
  type Money,
} from '../shared/index.ts';
import { isFinalClose } from './answer-ages.ts';
import type { Sourced } from './sourced.ts';
import type { Bar, BarQuery, Timespan } from './stock-quote.ts';

const MINUTE = 60_000;
/** Calendar days that a bar of one unit spans at most. */
const UNIT_DAYS: Readonly<Partial<Record<Timespan, number>>> = { day: 1, week: 7, month: 31 };
/** A share that has not been traded for longer has no last close. */
const RECENT_DAYS = 10;

const earlier = <T extends string>(a: T, b: T): T => (a < b ? a : b);

/**
 * When the newest price of some bars was made: at the end of the last one, or now where it is still running. Without bars
 * it is now.
 *
 * @param bars ascending
 * @example newestPriceAt([{ at: Date.parse('2026-11-20T05:00:00Z') }], { timespan: 'day', multiplier: 1, to: '2026-11-22' }, Date.parse('2026-11-22T12:00:00Z')) // 1795208400000: Friday, 16:00 in New York
 */
export function newestPriceAt(
  bars: readonly Pick<Bar, 'at'>[],
  { timespan, multiplier, to }: Pick<BarQuery, 'timespan' | 'multiplier' | 'to'>,
  now: Instant,
): Instant {
  const last = bars.at(-1);
  if (last === undefined) return now;
  const days = UNIT_DAYS[timespan];
  if (days === undefined)
    return Math.min(now, last.at + multiplier * (timespan === 'hour' ? 60 : 1) * MINUTE);
  const end = earlier(addDays(newYorkDate(last.at), multiplier * days - 1), to);
  return Math.min(now, closeOf(latestSessionBy(end, now)));
}

/** The last session that has begun by now, on that day or before it. */
function latestSessionBy(date: CalendarDate, now: Instant): CalendarDate {
  return latestSession(Math.min(now, closeOf(date))).date;
}

/**
 * Whether a close of that day may stand as the last one: it is past, and at most ten days old.
 *
 * @example isRecentClose('2020-11-10', Date.parse('2026-11-20T21:00:00Z')) // false: six years old
 */
export const isRecentClose = (date: CalendarDate, now: Instant): boolean =>
  closeOf(date) <= now && date >= addDays(newYorkDate(now), -RECENT_DAYS);

/** The close of a session, money per share. */
export interface DailyClose {
  readonly date: CalendarDate;
  readonly close: Money;
}

/** The closes of daily bars that were final when the bars were read: none of a session that was still running. */
export const finalCloses = ({ value, meta }: Sourced<readonly Bar[]>): readonly DailyClose[] =>
  value
    .map(({ at, close }) => ({ date: newYorkDate(at), close: fromDollars(close) }))
    .filter(({ date }) => isFinalClose(date, meta));
