import { addMoney, moneyOf, toDollars, type Money } from '../../shared/index.ts';
import type { ExerciseStyle } from '../contracts/index.ts';
import {
  optionDate,
  optionDatePrice,
  optionVolatility,
  withoutNegativeYield,
} from '../pricing/index.ts';
import { expiryMarket, type ExpiryTerms } from './expiry-terms.ts';
import type { RawQuote } from './parity-pairs.ts';

/** A quote without its early-exercise premium. */
export interface EuropeanQuote<Quote> {
  readonly quote: Quote;
  /** Implied volatility, from which the next estimate of the premium may begin; null where none is known. */
  readonly volatility: number | null;
}

/**
 * A quote without what early exercise adds to it, so that put–call parity holds for it: bid and ask less the difference
 * of the American and the European value at the volatility of the mid.
 *
 *     bid − premium, ask − premium;   premium = American − European value at σ,   American value at σ = mid
 *
 * A quote at its exercise value says nothing of the forward: it has no volatility, and its prices become unknown. A
 * European quote stays as it is.
 *
 * @param near a volatility close to σ. The premium is that at this volatility, and the answer's is one step closer to σ.
 * @example withoutEarlyExercise(quote('call', 100, { bid: 50_000, ask: 52_000 }), 1_000_000, { expiry: '2027-05-21', years: 1, rate: 0.02, dividendYield: 0 }).quote.bid // 50_000: a call without dividends is not exercised early
 */
export function withoutEarlyExercise<Quote extends RawQuote>(
  quote: Quote,
  spot: Money,
  terms: Omit<ExpiryTerms, 'forward' | 'source'>,
  near: number | null = null,
): EuropeanQuote<Quote> {
  const { type, bid, ask } = quote;
  if (terms.contract?.exercise === 'european' || bid === null || ask === null)
    return { quote, volatility: null };
  const [strike, dollars] = [toDollars(quote.strike), toDollars(spot)];
  const market = withoutNegativeYield(expiryMarket(terms, dollars, terms.years));
  const impliedBy = (price: number, exercise: ExerciseStyle): number | null => {
    const implied = optionVolatility({ ...market, type, strike, spot: dollars, price, exercise });
    return implied.ok ? implied.volatility : null;
  };
  const mid = toDollars(addMoney(bid, ask)) / 2;
  const volatility = near ?? impliedBy(mid, 'american');
  if (volatility === null) return { quote: { ...quote, bid: null, ask: null }, volatility };
  const valueAs = (exercise: ExerciseStyle): number =>
    optionDatePrice(optionDate(type, strike, { ...market, volatility, exercise }), dollars);
  const premium = valueAs('american') - valueAs('european');
  const less = (price: Money): Money => moneyOf(Math.max(0, Math.round(price - premium * 10_000)));
  return {
    quote: { ...quote, bid: less(bid), ask: less(ask) },
    volatility: impliedBy(mid - premium, 'european'),
  };
}
