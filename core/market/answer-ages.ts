import { closeOf, completedSession, marketStatus, nextClose, nextOpen } from '../calendar/index.ts';
import type { CalendarDate, Instant } from '../shared/index.ts';
import { coveredUntil, type MarketMeta } from './sourced.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How market data ages. */
export const DATA_CLASSES = [
  'details',
  'search',
  'news',
  'dailyBars',
  'adjustedBars',
  'runningBars',
  'pastBars',
  'sessionBefore',
  'listings',
  'prices',
  'settled',
  'unsettled',
] as const;
export type DataClass = (typeof DATA_CLASSES)[number];

/** How long an answer may stand in for one that cannot be had. */
export const STALE_FOR: Readonly<Record<DataClass, number>> = {
  details: 90 * DAY,
  search: 365 * DAY,
  news: 7 * DAY,
  dailyBars: 30 * DAY,
  adjustedBars: 30 * DAY,
  runningBars: 30 * DAY,
  pastBars: 365 * DAY,
  sessionBefore: 7 * DAY,
  listings: 7 * DAY,
  prices: 7 * DAY,
  settled: 365 * DAY,
  unsettled: HOUR,
};

/** How long an answer without content is fresh: a provider that errs for a moment must not be believed for days. */
const EMPTY_FOR = 50 * SECOND;
/** How long one is that lacks a part: some sources never have it. */
const PARTIAL_FOR = 15 * MINUTE;

/** When the bar of a session that has closed is final. */
const BARS_SETTLE = 20 * MINUTE;

/**
 * Whether the close of a session is final in an answer: in one that was made 20 minutes after the close or later, on the
 * simulated market at the close.
 *
 * @example isFinalClose('2026-11-20', { asOf: Date.parse('2026-11-20T21:05:00Z'), delayedMinutes: 0, simulated: false }) // false: 16:05 in New York
 */
export function isFinalClose(
  date: CalendarDate,
  meta: Pick<MarketMeta, 'asOf' | 'coveredUntil' | 'delayedMinutes' | 'simulated'>,
): boolean {
  const until = coveredUntil(meta);
  const made = until + meta.delayedMinutes * MINUTE;
  return until >= closeOf(date) && made >= closeOf(date) + (meta.simulated ? 0 : BARS_SETTLE);
}

/** Prices of the close arrive a moment after it. */
const LAST_PRICES = MINUTE;
/** A source that is later than this publishes closes only. */
const LONGEST_DELAY = HOUR;
/** Spreads calls that fall due at the same instant, such as the open. */
const SPREAD = 30 * SECOND;

export interface AgeTerms {
  /** How far behind the market the source is. */
  readonly delayedMinutes: number;
  /** When its newest price was made: that of a source that is late may still be of the session before. */
  readonly asOf: Instant;
  /** Whether the answer has no content, such as a list without rows. */
  readonly isEmpty: boolean;
  /** Whether a part of it is missing. */
  readonly isPartial: boolean;
  /** At least 0 and less than 1: spreads refreshes, so that they do not fall due together. */
  readonly spread: number;
}

/**
 * Until when an answer received at `now` is fresh. Spans are shortened by up to 10 %; instants of the calendar are
 * delayed by up to 30 s.
 *
 * @example freshUntil('search', 0, { delayedMinutes: 0, asOf: 0, isEmpty: false, isPartial: false, spread: 0 }) // 604800000: seven days
 */
export function freshUntil(data: DataClass, now: Instant, terms: AgeTerms): Instant {
  const span = (length: number): Instant => now + length * (1 - terms.spread / 10);
  if (terms.isEmpty) return span(EMPTY_FOR);
  const until = wholeUntil(data, now, terms);
  return terms.isPartial ? Math.min(until, span(PARTIAL_FOR)) : until;
}

/** Until when an answer with all its parts is fresh. */
function wholeUntil(
  data: DataClass,
  now: Instant,
  { delayedMinutes, asOf, spread }: AgeTerms,
): Instant {
  const span = (length: number): Instant => now + length * (1 - spread / 10);
  const calendar = (at: Instant): Instant => at + SPREAD * spread;
  const delay = delayedMinutes * MINUTE;
  const settled = calendar(nextClose(now - BARS_SETTLE) + BARS_SETTLE);
  const isBehind = asOf < completedSession(now - BARS_SETTLE).close;
  const at = now - delay - LAST_PRICES;
  const isOpen = [at, now].some((each) => marketStatus(each).market === 'open');
  switch (data) {
    case 'search':
      return span(7 * DAY);
    // Prices of the past year are in shares of today, and a split counts from the open on.
    case 'details':
      return calendar(nextOpen(now));
    case 'pastBars':
      return span(30 * DAY);
    case 'dailyBars':
      return isBehind ? span(15 * MINUTE) : settled;
    case 'adjustedBars':
      return isBehind ? span(15 * MINUTE) : Math.min(calendar(nextOpen(now)), settled);
    // The session before is another one from the open on, with the first quotes of a late source.
    case 'sessionBefore':
      return calendar(Math.min(nextOpen(now), nextOpen(now - BARS_SETTLE) + BARS_SETTLE));
    // A source may still correct its official price.
    case 'settled':
      return span(HOUR);
    case 'unsettled':
      return span(MINUTE);
    // The last bar changes until its session has closed.
    case 'runningBars':
      return Math.min(span(15 * MINUTE), settled);
    case 'news':
      return span(isOpen ? 5 * MINUTE : 30 * MINUTE);
    case 'listings':
    case 'prices': {
      if (delay > LONGEST_DELAY) return isBehind ? span(15 * MINUTE) : settled;
      if (!isOpen) return calendar(nextOpen(now) + delay);
      if (data === 'listings') return span(15 * MINUTE);
      return span(delayedMinutes === 0 ? 15 * SECOND : MINUTE);
    }
  }
}
