import type { Instant, CalendarDate } from '../shared/index.ts';

/** Current price of a share in dollars; null = unknown. */
export interface StockQuote {
  readonly symbol: string;
  readonly price: number;
  /** Against the last close before its session. */
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly bid: number | null;
  readonly ask: number | null;
  /** When the price was made. */
  readonly at: Instant;
}

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
  /**
   * Whether prices before a split are restated in shares of today, as a chart needs them. False gives prices as they
   * were traded, as strikes, fills and settlements need them.
   */
  readonly adjusted: boolean;
}
