import { INVERSE_ROOT_TWO_PI, millsRatio, tailDifference } from './normal-distribution.ts';

/** Up to this half total volatility tails are compared by their Taylor series. */
const SHORT = 0.02;

/**
 * Slope of {@link normalisedBlack} in s, the normalised vega.
 *
 *     b'(s) = e^(−(h² + t²)/2) / √(2π),   h = x/s,  t = s/2
 *
 * @example normalisedVega(0, 2) // 0.24197072451914337 = φ(1)
 */
export function normalisedVega(x: number, s: number): number {
  const h = x / s;
  const t = 0.5 * s;
  return INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * (h * h + t * t));
}

/**
 * Undiscounted out-of-the-money price over √(F·K), divided by its slope in s; it never underflows.
 *
 * @param x −|ln(F/K)|
 * @param s total volatility σ√T, positive and at most √(2|x|) unless small
 */
export function blackOverVega(x: number, s: number): number {
  const z = -x / s;
  const t = 0.5 * s;
  if (t < SHORT) return tailDifference(z, t);
  if (z > t) return millsRatio(z - t) - millsRatio(z + t);
  return Math.exp(0.5 * x) / normalisedVega(x, s) - shortfallOverVega(x, s);
}

/**
 * What the out-of-the-money price lacks to its maximum e^(x/2), divided by its slope in s, for s ≥ √(2|x|).
 *
 *     (e^(x/2) − b(s)) / b'(s) = M(t − z) + M(t + z),   z = −x/s,  t = s/2
 */
export function shortfallOverVega(x: number, s: number): number {
  const z = -x / s;
  const t = 0.5 * s;
  return millsRatio(Math.max(t - z, 0)) + millsRatio(t + z);
}

/**
 * Normalised Black price of the out-of-the-money option (P. Jäckel, 'Let's Be Rational', 2015, equation 2.3).
 *
 *     b(s) = e^(x/2)·Φ(x/s + s/2) − e^(−x/2)·Φ(x/s − s/2)  =  price / (e^(−rT)·√(F·K))
 *
 * @param x −|ln(F/K)|, not positive
 * @param s total volatility σ√T, positive
 * @returns between 0 and e^(x/2), full relative precision
 * @example normalisedBlack(0, 2) // 0.6826894921370859 = Φ(1) − Φ(−1)
 */
export function normalisedBlack(x: number, s: number): number {
  const vega = normalisedVega(x, s);
  const t = 0.5 * s;
  if (t < SHORT || -x / s > t) return vega * blackOverVega(x, s);
  return Math.exp(0.5 * x) - vega * shortfallOverVega(x, s);
}
