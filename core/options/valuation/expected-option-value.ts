import type { OptionType } from '../contracts/index.ts';
import {
  exercisePrice,
  isExercisable,
  normalDensity,
  optionDate,
  optionDatePrice,
  optionPrice,
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
 * Expected value of an option at date t, in dollars per share, where prices are lognormal.
 *
 * The European value is a discounted mean over a lognormal step of τ years. Both steps combine into one; early exercise
 * and dividends by date are integrated numerically, on both sides of the price at which the option is exercised:
 *
 *     E[European value(S_t)] = e^(−rτ) · Black(F_t·e^((r−q)τ), K, σ_t²·t + σ²·τ)
 *
 * @example
 * // Exercised at once: V = K − S.
 * const terms = { years: 1, rate: Math.log(2), dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * expectedOptionValue('put', 100, terms, { spot: 1, drift: 0, volatility: 0.2, years: 1 }).toFixed(6) // '99.000000'
 */
export function expectedOptionValue(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  prices: LognormalTerms,
): number {
  const at = optionDate(type, strike, terms);
  const european = expectedEuropeanValue(type, strike, terms, prices);
  if (!isExercisable(at) && !terms.dividends) return european;
  const market = terms.exercise === 'american' ? withoutNegativeYield(terms) : terms;
  const { dividends: _dividends, ...plain } = market;
  const compared = optionDate(type, strike, { ...plain, exercise: 'european' });
  const deviation = prices.volatility * Math.sqrt(prices.years);
  const median = prices.spot * Math.exp(prices.drift * prices.years - (deviation * deviation) / 2);
  const excess = (z: number): number => {
    const price = median * Math.exp(deviation * z);
    return normalDensity(z) * (optionDatePrice(at, price) - optionDatePrice(compared, price));
  };
  const boundary = Math.log((exercisePrice(at) ?? strike) / median) / deviation;
  const middle = Math.max(-FAR, Math.min(FAR, boundary));
  return european + integral(excess, -FAR, middle) + integral(excess, middle, FAR);
}

/**
 * The closed form of {@link expectedOptionValue}, without early exercise and dividends by date; dollars per share.
 *
 * @example
 * const terms = { years: 1, rate: Math.log(2), dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * expectedEuropeanValue('put', 100, terms, { spot: 1, drift: 0, volatility: 0.2, years: 1 }).toFixed(6) // '49.000000': K·e^(−r) − S
 */
export function expectedEuropeanValue(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  prices: LognormalTerms,
): number {
  const market = terms.exercise === 'american' ? withoutNegativeYield(terms) : terms;
  const { years, rate, dividendYield, volatility } = market;
  const spot = prices.spot * Math.exp(prices.drift * prices.years);
  const variance = prices.volatility ** 2 * prices.years + volatility ** 2 * years;
  const combined = years > 0 ? Math.sqrt(variance / years) : 0;
  return optionPrice({ type, spot, strike, years, volatility: combined, rate, dividendYield });
}
