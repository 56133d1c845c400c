import type { CalendarDate } from '@toolyard/core/shared';
import { toDollars, type Money } from '@toolyard/core/shared';
import { useChains } from '../../shared/chain/use-chains.ts';
import type { Quote } from './ticket.ts';

const dollars = (money: Money | null): number | null => (money === null ? null : toDollars(money));

const middle = (bid: number | null, ask: number | null): number | null =>
  bid === null || ask === null ? null : Math.round((bid + ask) * 5_000) / 10_000;

/** Quotes of the contracts in these expiries and of the stock, by symbol. */
export function useLegQuotes(
  symbol: string,
  expiries: readonly (string | null)[],
): ReadonlyMap<string, Quote> {
  const dates = [...new Set(expiries)].filter((each) => each !== null).sort() as CalendarDate[];
  const { chains } = useChains(symbol, dates);
  const quotes = new Map<string, Quote>();
  for (const { spot, calls, puts } of chains) {
    const price = toDollars(spot);
    quotes.set(symbol, { bid: price, ask: price, mid: price });
    for (const quote of [...calls, ...puts]) {
      const bid = dollars(quote.bid);
      const ask = dollars(quote.ask);
      quotes.set(quote.symbol, { bid, ask, mid: middle(bid, ask) });
    }
  }
  return quotes;
}
