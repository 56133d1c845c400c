import {
  SYMBOL_UNKNOWN,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type { Clock, Instant } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** Half the distance of bid and ask: a cent, or half a basis point of dear shares. */
const HALF_SPREAD = 0.00005;

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Quotes of the simulated stocks at the clock's instant. */
export class SimulatedStockQuotes implements StockQuotes {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const now = this.clock.now();
    const quotes = symbols.map((symbol) => {
      const tape = this.tapes.get(symbol);
      if (tape === undefined) throw SYMBOL_UNKNOWN();
      return stockQuote(tape, now);
    });
    return Promise.resolve(sourced(quotes, this.sessions, now));
  }
}

function stockQuote(tape: StockTape, now: Instant): StockQuote {
  const { price, previousClose, at } = tape.lastPrice(now);
  const traded = tape.stock.type !== 'INDEX';
  const half = Math.max(0.01, cents(price * HALF_SPREAD));
  return {
    symbol: tape.stock.ticker,
    price,
    change: cents(price - previousClose),
    changePercent: cents((price / previousClose - 1) * 100),
    bid: traded ? cents(Math.max(price - half, 0)) : null,
    ask: traded ? cents(price + half) : null,
    at,
  };
}
