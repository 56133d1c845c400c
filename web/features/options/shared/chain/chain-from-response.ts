import {
  chainAt,
  type ExpiryTerms,
  type OptionChain,
  type OptionQuote,
} from '@toolyard/core/options/chain';
import { daysToExpiry, type Dividend, type OptionType } from '@toolyard/core/options/contracts';
import { fromDollars, type CalendarDate, type Instant } from '@toolyard/core/shared';
import type {
  DividendResponse,
  ExpiryTermsResponse,
  OptionChainResponse,
  OptionQuoteResponse,
} from '../../../../api/generated.ts';

const money = (dollars: number | null) => (dollars === null ? null : fromDollars(dollars));

const dividendsOf = (dividends: readonly DividendResponse[]): Dividend[] =>
  dividends.flatMap(({ exDate, amount, proportion, isExpected }): Dividend[] => {
    const on = exDate as CalendarDate;
    if (amount !== undefined) return [{ exDate: on, amount, ...(isExpected && { isExpected }) }];
    return proportion === undefined ? [] : [{ exDate: on, proportion }];
  });

export const termsOf = ({ dividends, ...terms }: ExpiryTermsResponse): ExpiryTerms => ({
  ...terms,
  expiry: terms.expiry as CalendarDate,
  ...(dividends && { dividends: dividendsOf(dividends) }),
});

const quotesOf = (type: OptionType, quotes: readonly OptionQuoteResponse[]): OptionQuote[] =>
  quotes.map((quote) => ({
    ...quote,
    type,
    strike: fromDollars(quote.strike),
    bid: money(quote.bid),
    ask: money(quote.ask),
  }));

const quotedChain = (chain: OptionChainResponse, asOf: Instant): OptionChain => ({
  symbol: chain.symbol,
  expiry: chain.expiry as CalendarDate,
  asOf,
  now: asOf,
  daysToExpiry: daysToExpiry(asOf, chain.expiry as CalendarDate),
  spot: fromDollars(chain.currentPrice),
  spotSource: chain.spotSource,
  spotOffParity: chain.spotOffParity,
  terms: termsOf(chain.terms),
  volatilityAtForward: chain.volatilityAtForward,
  stepSize: money(chain.stepSize),
  multiplier: chain.multiplier,
  calls: quotesOf('call', chain.calls),
  puts: quotesOf('put', chain.puts),
  ...(chain.adjustedRoots && { adjustedRoots: chain.adjustedRoots }),
});

/** The API's chain as core's own record, with prices in money; days, years and deltas count from `now`. */
export const chainFromResponse = (
  chain: OptionChainResponse,
  asOf: string,
  now: Instant,
): OptionChain => chainAt(quotedChain(chain, Date.parse(asOf)), now);
