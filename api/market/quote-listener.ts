import type { StockQuote } from '@toolyard/core/market';
import type { Response } from 'express';
import { toStockQuote } from './quotes.dto.ts';

export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, no-transform',
  Connection: 'close',
  /** nginx keeps nothing back. */
  'X-Accel-Buffering': 'no',
} as const;
/** After how long a browser comes back whose stream broke, milliseconds. */
const RETRY_MS = 1_000;

const isSame = (a: StockQuote | undefined, b: StockQuote): boolean =>
  a?.at === b.at && a.price === b.price && a.bid === b.bid && a.ask === b.ask;

/** One open stream: it sends changed quotes of its symbols, and skips clients that do not keep up. */
export class QuoteListener {
  private readonly notified = new Map<string, StockQuote>();

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
  tell(quotes: ReadonlyMap<string, StockQuote>): void {
    if (this.response.writableNeedDrain) return;
    const own = this.symbols.flatMap((symbol) => quotes.get(symbol) ?? []);
    for (const quote of own.sort((a, b) => a.at - b.at)) {
      const before = this.notified.get(quote.symbol);
      if (isSame(before, quote)) continue;
      this.notified.set(quote.symbol, quote);
      if (before === undefined && quote.at <= this.since) continue;
      const data = JSON.stringify(toStockQuote(quote));
      this.response.write(`id: ${quote.at}\nevent: quote\ndata: ${data}\n\n`);
    }
  }

  /** Keeps proxies from taking the silence for an end. */
  beat(): void {
    if (!this.response.writableNeedDrain) this.response.write(': beat\n\n');
  }

  end(): void {
    this.response.end();
  }
}
