import type { CalendarDate } from '@toolyard/core/shared';
import { useReadChainQuery } from '../../../api/generated.ts';
import type { Quote } from './ticket.ts';

const middle = (bid: number | null, ask: number | null): number | null =>
  bid === null || ask === null ? null : Math.round((bid + ask) * 5_000) / 10_000;

/** Quotes of the contracts in up to four expiries and of the stock, by symbol. */
export function useLegQuotes(symbol: string, expiries: readonly (string | null)[]) {
  const dates = [...new Set(expiries)].filter((each) => each !== null).sort() as CalendarDate[];
  const a = useQuotesOf(symbol, dates[0]);
  const b = useQuotesOf(symbol, dates[1]);
  const c = useQuotesOf(symbol, dates[2]);
  const d = useQuotesOf(symbol, dates[3]);
  const all = [a, b, c, d];
  const quotes = new Map<string, Quote>();
  for (const { data } of all) {
    if (!data) continue;
    const { calls, puts, currentPrice } = data.data;
    quotes.set(symbol, { bid: currentPrice, ask: currentPrice, mid: currentPrice });
    for (const { symbol: contract, bid, ask } of [...calls, ...puts])
      quotes.set(contract, { bid, ask, mid: middle(bid, ask) });
  }
  return { quotes, loading: all.some(({ isFetching, data }) => isFetching && !data) };
}

const useQuotesOf = (symbol: string, expiry: CalendarDate | undefined) => {
  const { currentData: data, isFetching } = useReadChainQuery(
    { symbol, expiry: expiry ?? '' },
    { skip: !expiry },
  );
  return { data, isFetching };
};
