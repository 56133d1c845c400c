import type { OptionType } from '../contracts/index.ts';
import { normalDensity } from '../pricing/index.ts';
import { findRoot } from './find-root.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import { modelValueAt } from './valuation-at-date.ts';
import type { ModelTerms } from './valuation-at-date.ts';

/** Positive nodes of eight-point Gauss–Legendre quadrature on [−1, 1] with their weights (Abramowitz and Stegun 25.4). */
const QUADRATURE = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;

const PANELS = 8;
/** Standard deviations at which the integral is cut off. */
const FAR = 9;

function integral(f: (z: number) => number, from: number, to: number): number {
  const half = (to - from) / PANELS / 2;
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel += 1) {
    const middle = from + (2 * panel + 1) * half;
    for (const [node, weight] of QUADRATURE)
      sum += weight * (f(middle - half * node) + f(middle + half * node));
  }
  return sum * half;
}

/**
 * Expected value, in dollars per share, of flooring a European option at its intrinsic value at date t, where prices
 * are lognormal:
 *
 *     E[max(0, intrinsic(S_t) − V(S_t))]    over the prices beyond the one at which both are equal
 *
 * Zero where the European value is never below the intrinsic value, as for a call without dividends.
 *
 * @example
 * // Deep in the money V = K·e^(−r) − S, so that exercise gains K·(1 − e^(−r)).
 * const terms = { years: 1, rate: Math.log(2), dividendYield: 0, volatility: 0.2, atLeastIntrinsic: true };
 * expectedExercisePremium('put', 100, terms, { spot: 1, drift: 0, volatility: 0.2, years: 1 }).toFixed(6) // '50.000000': 100 · (1 − 1/2)
 */
export function expectedExercisePremium(
  type: OptionType,
  strike: number,
  terms: ModelTerms,
  prices: LognormalTerms,
): number {
  const deviation = prices.volatility * Math.sqrt(prices.years);
  const median = prices.spot * Math.exp(prices.drift * prices.years - (deviation * deviation) / 2);
  const side = type === 'call' ? 1 : -1;
  const european = { ...terms, atLeastIntrinsic: false };
  const excess = (z: number): number => {
    const price = median * Math.exp(deviation * z);
    return side * (price - strike) - modelValueAt(type, price, strike, european).price;
  };
  const atStrike = Math.max(-FAR, Math.min(FAR, Math.log(strike / median) / deviation));
  const end = side * FAR;
  if (!(excess(end) > 0)) return 0;
  const start = excess(atStrike) < 0 ? findRoot(excess, atStrike, end) : atStrike;
  return Math.abs(integral((z) => normalDensity(z) * excess(z), start, end));
}
