import type { CalendarDate, Instant } from '../shared/index.ts';

/** Open, high, low and close in dollars, volume in shares, of the span that begins at `at`. */
export interface Bar {
  readonly at: Instant;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export const TIMESPANS = ['minute', 'hour', 'day', 'week', 'month'] as const;
export type Timespan = (typeof TIMESPANS)[number];

export interface BarQuery {
  readonly symbol: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly timespan: Timespan;
  readonly multiplier: number;
}
