import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import {
  CONTRACT_MULTIPLIER,
  daysToExpiry,
  formatOptionSymbol,
  type OptionType,
} from '../contracts/index.ts';
import type { ExpiryTerms } from './expiry-terms.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';
import type { ListedQuote } from './parity-pairs.ts';
import { quotesOutOfOrder } from './quote-order.ts';
import { isStaleQuote } from './quote-price.ts';
import { lastPriceValues, quoteValues, type QuoteValues } from './quote-values.ts';
import { stepSize } from './strike-window.ts';
import { volatilityAtForward } from './volatility-at-forward.ts';

/** What a chain is made of, but for the values that follow from it. */
export interface ChainParts {
  readonly symbol: string;
  readonly expiry: CalendarDate;
  readonly asOf: Instant;
  readonly spot: Money;
  readonly spotSource: OptionChain['spotSource'];
  readonly spotOffParity: boolean;
  readonly terms: ExpiryTerms;
  readonly quotes: readonly ListedQuote[];
}

const UNUSABLE = { iv: null, delta: null } as const;

const valuesOf = (quote: ListedQuote, spot: Money, terms: ExpiryTerms): QuoteValues =>
  quote.bid === null && quote.ask === null
    ? lastPriceValues(quote, spot, terms)
    : quoteValues(quote, spot, terms);

/**
 * A chain of quotes, each side by ascending strike, with the OSI symbol and the {@link quoteValues} of every quote.
 *
 * @example assembleChain({ ...chainOf(100, []), quotes: [quote('call', 105), quote('call', 100)] }).calls.map(({ strike }) => strike) // [1_000_000, 1_050_000]
 */
export function assembleChain({ quotes, ...parts }: ChainParts): OptionChain {
  const { symbol, expiry, asOf, spot, terms } = parts;
  const isStale = (quote: ListedQuote): boolean => isStaleQuote(quote.quotedAt, asOf);
  const outOfOrder = quotesOutOfOrder(quotes.filter((quote) => !isStale(quote)));
  const judged = (quote: ListedQuote): QuoteValues => {
    if (isStale(quote)) return { ...UNUSABLE, flaw: 'stale' };
    if (outOfOrder.has(quote)) return { ...UNUSABLE, flaw: 'outOfOrder' };
    return valuesOf(quote, spot, terms);
  };
  const side = (type: OptionType): OptionQuote[] =>
    quotes
      .filter((quote) => quote.type === type)
      .sort((a, b) => a.strike - b.strike)
      .map((quote) => ({
        symbol:
          quote.symbol ?? formatOptionSymbol({ root: symbol, expiry, type, strike: quote.strike }),
        type,
        strike: quote.strike,
        bid: quote.bid,
        ask: quote.ask,
        ...judged(quote),
        volume: quote.volume ?? null,
        openInterest: quote.openInterest ?? null,
        ...(quote.reported && { reported: quote.reported }),
      }));
  const calls = side('call');
  const puts = side('put');
  const strikes = [...new Set(quotes.map((quote) => quote.strike))].sort((a, b) => a - b);
  return {
    ...parts,
    now: asOf,
    daysToExpiry: daysToExpiry(asOf, expiry),
    volatilityAtForward: volatilityAtForward(calls, puts, terms.forward),
    stepSize: stepSize(strikes, spot),
    multiplier: terms.contract?.multiplier ?? CONTRACT_MULTIPLIER,
    calls,
    puts,
  };
}
