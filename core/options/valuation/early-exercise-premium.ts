import type { OptionType } from '../contracts/index.ts';
import {
  exercisePrice,
  normalDensity,
  optionDate,
  optionDatePrice,
  withoutNegativeYield,
} from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import type { LognormalTerms } from '../payoff/index.ts';

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
 * Expected early-exercise premium of an American option at date t, in dollars per share, where prices are lognormal:
 *
 *     E[V(S_t) − European value(S_t)]    on both sides of the price at which the option is exercised
 *
 * Zero where exercise before expiry never pays, as for a call without dividends.
 *
 * @example
 * // Exercised at once: V = K − S. The European value is K·e^(−r) − S, so that exercise gains K·(1 − e^(−r)).
 * const terms = { years: 1, rate: Math.log(2), dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * expectedExercisePremium('put', 100, terms, { spot: 1, drift: 0, volatility: 0.2, years: 1 }).toFixed(6) // '50.000000': 100 · (1 − 1/2)
 */
export function expectedExercisePremium(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  prices: LognormalTerms,
): number {
  const american = optionDate(type, terms);
  const boundary = exercisePrice(american, strike);
  if (boundary === null) return 0;
  const european = optionDate(type, { ...withoutNegativeYield(terms), exercise: 'european' });
  const deviation = prices.volatility * Math.sqrt(prices.years);
  const median = prices.spot * Math.exp(prices.drift * prices.years - (deviation * deviation) / 2);
  const premium = (z: number): number => {
    const price = median * Math.exp(deviation * z);
    const excess =
      optionDatePrice(american, price, strike) - optionDatePrice(european, price, strike);
    return normalDensity(z) * excess;
  };
  const at = Math.max(-FAR, Math.min(FAR, Math.log(boundary / median) / deviation));
  return integral(premium, -FAR, at) + integral(premium, at, FAR);
}
