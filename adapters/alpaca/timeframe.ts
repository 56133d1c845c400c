import { newYorkDate, sessionOn } from '@toolyard/core/calendar';
import type { Bar, BarQuery, Timespan } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';

const MINUTE = 60_000;

const UNITS: Readonly<Record<Timespan, string>> = {
  minute: 'Min',
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

/** Milliseconds of a unit that is shorter than a day; null for the others. */
const unitOf = (timespan: Timespan): number | null =>
  timespan === 'minute' ? MINUTE : timespan === 'hour' ? 60 * MINUTE : null;

/** Whether the provider has bars of so many units. */
function isOffered({ timespan, multiplier }: BarQuery): boolean {
  if (timespan === 'minute') return multiplier < 60;
  if (timespan === 'hour') return multiplier < 24;
  return multiplier === 1 || (timespan === 'month' && [2, 3, 4, 6, 12].includes(multiplier));
}

/** The provider's name of the bars to read: those of one unit where it has none of several. */
export const timeframeOf = (query: BarQuery): string =>
  `${isOffered(query) ? query.multiplier : 1}${UNITS[query.timespan]}`;

/** Milliseconds of a bar that is read, if it is shorter than a day; null for the others. */
export function spanOf(query: BarQuery): number | null {
  const unit = unitOf(query.timespan);
  return unit === null ? null : unit * (isOffered(query) ? query.multiplier : 1);
}

/** Bars of the query from those of {@link timeframeOf}, by time; none goes over the end of a session. */
export function withMultiplier(bars: readonly Bar[], query: BarQuery): readonly Bar[] {
  if (isOffered(query)) return bars;
  const unit = unitOf(query.timespan);
  const groups = new Map<string, Bar>();
  bars.forEach((bar, i) => {
    const key =
      unit === null
        ? `${Math.floor(i / query.multiplier)}`
        : partOf(bar.at, unit * query.multiplier);
    const group = groups.get(key);
    groups.set(key, group === undefined ? bar : joined(group, bar));
  });
  return [...groups.values()];
}

/** The day and how many spans of its session have passed. */
function partOf(at: Instant, span: number): string {
  const date = newYorkDate(at);
  const passed = at - (sessionOn(date)?.open ?? at);
  return `${date} ${Math.max(0, Math.floor(passed / span))}`;
}

const joined = (first: Bar, next: Bar): Bar => ({
  at: first.at,
  open: first.open,
  high: Math.max(first.high, next.high),
  low: Math.min(first.low, next.low),
  close: next.close,
  volume: first.volume + next.volume,
});
