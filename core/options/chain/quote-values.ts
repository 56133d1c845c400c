import { addMoney, toDollars, type Money } from '../../shared/index.ts';
import { optionDate, optionSlope, optionVolatility, type OptionDate } from '../pricing/index.ts';
import { expiryMarket, type ExpiryTerms } from './expiry-terms.ts';
import type { OptionQuote } from './option-chain.ts';
import type { ListedQuote, RawQuote } from './parity-pairs.ts';
import { priceFlaw } from './quote-price.ts';

/** Volatility, delta and flaw of a quote. */
export type QuoteValues = Pick<OptionQuote, 'iv' | 'delta' | 'flaw'>;

const NOTHING: QuoteValues = { iv: null, delta: null, flaw: null };

/**
 * Implied volatility of the mid price and the delta at it, by the model of the contract's exercise, American unless the
 * terms say otherwise.
 *
 *     mid = (bid + ask) / 2,   value without volatility < mid < S for a call, K for a put
 *
 * A mid on or beyond a bound has no volatility and is marked belowIntrinsic or aboveMaximum; a quote with a
 * {@link priceFlaw} is marked for that alone. Prices unknown or no time left: no values, no mark.
 * Prices are money per share, the volatility a fraction per year.
 *
 * @param near the option at a volatility close to the implied one, where it is known
 *
 * @example
 * // At the forward and without rates a call costs S·(2Φ(σ√T/2) − 1), and Φ(0.5) = 0.6914625.
 * const call = { type: 'call', strike: 1_000_000, bid: 382_925, ask: 382_925 };
 * quoteValues(call, 1_000_000, { years: 1, rate: 0, dividendYield: 0 }).iv.toFixed(4) // '1.0000'
 */
export function quoteValues(
  { type, strike, bid, ask }: RawQuote,
  spot: Money,
  terms: ExpiryTerms,
  near?: OptionDate,
): QuoteValues {
  const flaw = priceFlaw(bid, ask);
  if (flaw !== null) return { ...NOTHING, flaw };
  if (bid === null || ask === null) return NOTHING;
  const [stock, dollars] = [toDollars(spot), toDollars(strike)];
  const exercise = terms.contract?.exercise ?? 'american';
  const market = { ...expiryMarket(terms, stock, terms.years), exercise };
  const price = toDollars(addMoney(bid, ask)) / 2;
  const implied = optionVolatility({ type, strike: dollars, spot: stock, price, ...market }, near);
  if (implied.ok)
    return { iv: implied.volatility, delta: optionSlope(implied.date, stock).delta, flaw: null };
  const { reason } = implied;
  const marked = reason === 'belowIntrinsic' || reason === 'aboveMaximum';
  return marked ? { ...NOTHING, flaw: reason } : NOTHING;
}

/**
 * Volatility and delta of a contract without bid and ask: those of its last price or, without a volatility at it, of the
 * volatility that the source reports. Marked `lastPrice`; nothing where neither is known.
 *
 * @example
 * const call = { type: 'call', strike: 1_000_000, bid: null, ask: null, last: 382_925 };
 * lastPriceValues(call, 1_000_000, { years: 1, rate: 0, dividendYield: 0 }).iv.toFixed(4) // '1.0000'
 */
export function lastPriceValues(quote: ListedQuote, spot: Money, terms: ExpiryTerms): QuoteValues {
  const { type, strike, last = null } = quote;
  const volatility = quote.reported?.iv ?? null;
  if (last !== null) {
    const { iv, delta } = quoteValues({ type, strike, bid: last, ask: last }, spot, terms);
    if (iv !== null) return { iv, delta, flaw: 'lastPrice' };
  }
  if (volatility === null) return NOTHING;
  const stock = toDollars(spot);
  const exercise = terms.contract?.exercise ?? 'american';
  const market = { ...expiryMarket(terms, stock, terms.years), exercise, volatility };
  const { delta } = optionSlope(optionDate(type, toDollars(strike), market), stock);
  return { iv: volatility, delta, flaw: 'lastPrice' };
}
