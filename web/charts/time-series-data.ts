import type { Instant } from '@toolyard/core/shared';

/** A calendar day, or an instant within a session. */
export type SeriesTime = string | Instant;

export interface TimeBar {
  readonly at: SeriesTime;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume?: number;
}

export interface TimePoint {
  readonly at: SeriesTime;
  readonly value: number;
}

export type TimeSeriesKind = 'candlestick' | 'line' | 'area';

/** What the drawing shows; points have no candles and are drawn as a line. */
export interface SeriesView {
  readonly kind: TimeSeriesKind;
  readonly data: readonly (TimeBar | TimePoint)[];
  /** A solid line at zero, for gains and losses. */
  readonly zeroLine: boolean;
  readonly time: (at: SeriesTime) => string;
  readonly tick: (at: SeriesTime, unit: TickUnit) => string;
  readonly value: (value: number) => string;
}

/** What a mark on the time axis begins. */
export type TickUnit = 'year' | 'month' | 'day' | 'time';

export const isBar = (datum: TimeBar | TimePoint): datum is TimeBar => 'open' in datum;
export const lastOf = (datum: TimeBar | TimePoint): number =>
  isBar(datum) ? datum.close : datum.value;

/** The least and greatest value of the axis: gains and losses show zero, and a single value has room around it. */
export function axisRange(low: number, high: number, showsZero: boolean): [number, number] {
  const least = showsZero ? Math.min(0, low) : low;
  const greatest = showsZero ? Math.max(0, high) : high;
  const room = greatest > least ? 0 : Math.max(1, Math.abs(greatest) / 100);
  return [least - room, greatest + room];
}

/** The text of a series for those who do not see it: both ends, lowest and highest. */
interface SeriesSummary {
  readonly first: TimeBar | TimePoint;
  readonly last: TimeBar | TimePoint;
  readonly low: number;
  readonly high: number;
}

export function summaryOf(data: readonly (TimeBar | TimePoint)[]): SeriesSummary | null {
  const [first] = data;
  const last = data.at(-1);
  if (!first || !last) return null;
  let low = Infinity;
  let high = -Infinity;
  for (const datum of data) {
    low = Math.min(low, isBar(datum) ? datum.low : datum.value);
    high = Math.max(high, isBar(datum) ? datum.high : datum.value);
  }
  return { first, last, low, high };
}
