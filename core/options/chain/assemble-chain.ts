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

const OUT_OF_ORDER: QuoteValues = { iv: null, delta: null, flaw: 'outOfOrder' };

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
  const outOfOrder = quotesOutOfOrder(quotes);
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
        ...(outOfOrder.has(quote) ? OUT_OF_ORDER : valuesOf(quote, spot, terms)),
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
