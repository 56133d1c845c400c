import { addMoney, moneyOf, toDollars, type Money } from '../../shared/index.ts';
import { optionPrice, optionVolatility, withoutNegativeYield } from '../pricing/index.ts';
import type { ExpiryTerms } from './option-chain.ts';
import type { RawQuote } from './parity-pairs.ts';

/** A quote at its exercise value says nothing of the forward. */
const UNKNOWN = { bid: null, ask: null } as const;

/**
 * A quote without what early exercise adds to it, so that put–call parity holds for it: bid and ask less the difference
 * of the American and the European value at the volatility of the mid.
 *
 *     bid − (mid − European value at σ),   ask likewise;   American value at σ = mid
 *
 * A quote at which exercise pays at once has no volatility; its prices become unknown. A European quote stays as it is.
 *
 * @example withoutEarlyExercise(quote('call', 100, { bid: 50_000, ask: 52_000 }), 1_000_000, { years: 1, rate: 0.02, dividendYield: 0 }).bid // 50_000: a call without dividends is not exercised early
 */
export function withoutEarlyExercise<Quote extends RawQuote>(
  quote: Quote,
  spot: Money,
  { years, rate, dividendYield, contract }: Omit<ExpiryTerms, 'expiry' | 'forward' | 'source'>,
): Quote {
  const { type, bid, ask } = quote;
  if (contract?.exercise === 'european' || bid === null || ask === null) return quote;
  const strike = toDollars(quote.strike);
  const market = withoutNegativeYield({
    ...{ type, strike, spot: toDollars(spot) },
    ...{ years, rate, dividendYield },
  });
  const mid = toDollars(addMoney(bid, ask)) / 2;
  const implied = optionVolatility({ ...market, price: mid, exercise: 'american' });
  if (!implied.ok) return { ...quote, ...UNKNOWN };
  const premium = mid - optionPrice({ ...market, volatility: implied.volatility });
  const less = (price: Money): Money => moneyOf(Math.max(0, Math.round(price - premium * 10_000)));
  return { ...quote, bid: less(bid), ask: less(ask) };
}
