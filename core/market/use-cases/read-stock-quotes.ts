import { SYMBOL_UNKNOWN } from '../market.errors.ts';
import type { StockQuotes } from '../ports/stock-quotes.ts';
import type { Sourced } from '../sourced.ts';
import type { StockQuote } from '../stock-quote.ts';

/** Quotes of a watched list: one symbol that is gone does not take the others with it. */
export class ReadStockQuotes {
  constructor(private readonly quotes: StockQuotes) {}

  /** Those that are known, in their order, partial where some are not. Refuses with SYMBOL_UNKNOWN when none is. */
  async execute(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const knows = await Promise.all(symbols.map((symbol) => this.quotes.knows(symbol)));
    const known = symbols.filter((_symbol, i) => knows[i]);
    if (known.length === 0) throw SYMBOL_UNKNOWN();
    const { value, meta } = await this.quotes.quotes(known);
    return { value, meta: known.length < symbols.length ? { ...meta, partial: true } : meta };
  }
}
