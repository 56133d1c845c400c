import { joinedMeta } from './sourced.ts';
import type { StockQuotes } from './ports/stock-quotes.ts';
import { anyKnows, sourceOf } from './source-of.ts';
import type { Sourced } from './sourced.ts';
import type { StockQuote } from './stock-quote.ts';

/** Several sources of quotes behind one port: of each symbol the first source that knows it is asked. */
export class CombinedQuotes implements StockQuotes {
  constructor(private readonly sources: readonly StockQuotes[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const bySource = new Map<StockQuotes, string[]>();
    for (const symbol of symbols) {
      const source = await sourceOf(this.sources, symbol);
      bySource.set(source, [...(bySource.get(source) ?? []), symbol]);
    }
    const answers = await Promise.all([...bySource].map(([source, own]) => source.quotes(own)));
    const found = new Map(
      answers.flatMap(({ value }) => value.map((quote) => [quote.symbol, quote] as const)),
    );
    return {
      value: symbols.flatMap((symbol) => found.get(symbol) ?? []),
      meta: joinedMeta(answers.map(({ meta }) => meta)),
    };
  }
}
