import type { Instant } from '../shared/index.ts';

/** What a share costs now, dollars; null = unknown. */
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
