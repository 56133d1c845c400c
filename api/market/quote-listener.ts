import type { Sourced, StockQuote } from '@toolyard/core/market';
import type { Response } from 'express';
import { toStreamedQuote } from './quotes.dto.ts';

export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, no-transform',
  Connection: 'close',
  /** nginx keeps nothing back. */
  'X-Accel-Buffering': 'no',
} as const;
/** After how long a browser comes back whose stream broke, milliseconds. */
const RETRY_MS = 1_000;

/** Providers send prices up to so much later than others; simulated ones come together. */
const LATE_MS = 120_000;

const FIGURES = ['at', 'price', 'bid', 'ask'] as const;
const FLAGS = ['provider', 'delayedMinutes', 'stale', 'simulated', 'partial'] as const;

const isSame = (a: Sourced<StockQuote> | undefined, b: Sourced<StockQuote>): boolean =>
  a !== undefined &&
  FIGURES.every((figure) => a.value[figure] === b.value[figure]) &&
  FLAGS.every((flag) => a.meta[flag] === b.meta[flag]);

/** One open stream: it sends changed quotes of its symbols. A client that does not keep up gets the latest when it does. */
export class QuoteListener {
  /** Whether quotes were left out that the client has to get. */
  isBehind = false;
  private readonly notified = new Map<string, Sourced<StockQuote>>();

  /** Quotes from until `since` are known to the client from its stream before. */
  constructor(
    private readonly response: Response,
    readonly symbols: readonly string[],
    private readonly since: number,
  ) {
    response.writeHead(200, STREAM_HEADERS);
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** The oldest price first, so that the last id covers all that were sent. */
  tell(quotes: readonly Sourced<StockQuote>[]): void {
    this.isBehind = this.response.writableNeedDrain;
    if (this.isBehind) return;
    for (const quote of quotes.toSorted((a, b) => a.value.at - b.value.at)) {
      const { symbol, at } = quote.value;
      const before = this.notified.get(symbol);
      if (isSame(before, quote)) continue;
      this.notified.set(symbol, quote);
      if (before === undefined && this.isKnown(quote)) continue;
      const data = JSON.stringify(toStreamedQuote(quote));
      this.response.write(`id: ${at}\nevent: quote\ndata: ${data}\n\n`);
    }
  }

  /** A price that came late may be missing although a later one of another symbol was sent. */
  private isKnown({ value, meta }: Sourced<StockQuote>): boolean {
    return value.at <= this.since - (meta.simulated ? 0 : LATE_MS);
  }

  /** Keeps proxies from taking the silence for an end. */
  beat(): void {
    if (!this.response.writableNeedDrain) this.response.write(': beat\n\n');
  }

  end(): void {
    this.response.end();
  }
}
