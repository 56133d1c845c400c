import type { ExpiryTerms, OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { daysToExpiry, type OptionType } from '@toolyard/core/options/contracts';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';
import type {
  ExpiryTermsResponse,
  OptionChainResponse,
  OptionQuoteResponse,
} from '../../api/generated.ts';

const money = (dollars: number | null) => (dollars === null ? null : fromDollars(dollars));

export const termsOf = (terms: ExpiryTermsResponse): ExpiryTerms => ({
  ...terms,
  expiry: terms.expiry as CalendarDate,
});

const quotesOf = (type: OptionType, quotes: readonly OptionQuoteResponse[]): OptionQuote[] =>
  quotes.map((quote) => ({
    ...quote,
    type,
    strike: fromDollars(quote.strike),
    bid: money(quote.bid),
    ask: money(quote.ask),
  }));

/** The days to an expiry from quotes on, as their model counts: over a weekend it stands at the last close. */
export const daysFromQuotes = (asOf: string, expiry: string): number =>
  daysToExpiry(Date.parse(asOf), expiry as CalendarDate);

/** The API's chain as core's own record, with prices in money. */
export const chainOf = (chain: OptionChainResponse, asOf: string): OptionChain => ({
  symbol: chain.symbol,
  expiry: chain.expiry as CalendarDate,
  asOf: Date.parse(asOf),
  daysToExpiry: daysFromQuotes(asOf, chain.expiry),
  spot: fromDollars(chain.currentPrice),
  spotSource: chain.spotSource,
  spotOffParity: chain.spotOffParity,
  terms: termsOf(chain.terms),
  volatilityAtForward: chain.volatilityAtForward,
  stepSize: money(chain.stepSize),
  multiplier: chain.multiplier,
  calls: quotesOf('call', chain.calls),
  puts: quotesOf('put', chain.puts),
});
