import { millsRatio } from './mills-ratio.ts';

/** 1/√(2π) */
export const INVERSE_ROOT_TWO_PI = 0.3989422804014327;

/** Beyond 39 standard deviations the density is below the least double. */
const FARTHEST = 39;

/**
 * Density of the standard normal distribution.
 *
 *     φ(x) = e^(−x²/2) / √(2π)
 *
 * The square is taken in two parts (W. J. Cody 1969), so that the rounding of x² does not grow with x.
 *
 * @param x in standard deviations
 * @example normalDensity(0) // 0.3989422804014327
 */
export function normalDensity(x: number): number {
  const z = Math.abs(x);
  if (z > FARTHEST) return 0;
  const head = Math.trunc(z * 16) / 16;
  return (
    INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * head * head) * Math.exp(-0.5 * (z - head) * (z + head))
  );
}

/**
 * Chance that a standard normal variable is at most x, to full double precision in both tails.
 *
 *     Φ(x) = erfc(−x/√2) / 2 = φ(x)·M(−x) for x ≤ 0,   1 − Φ(−x) for x > 0
 *
 * @param x in standard deviations
 * @returns a probability, 0 to 1
 * @example normalCdf(1) // 0.8413447460685429
 */
export function normalCdf(x: number): number {
  const z = Math.abs(x);
  if (z > FARTHEST) return x > 0 ? 1 : 0;
  const tail = normalDensity(z) * millsRatio(z);
  return x > 0 ? 1 - tail : tail;
}

/** Hastings' rational start for the lower quantile of p ≤ 1/2: Abramowitz and Stegun 26.2.23, |error| < 4.5e-4. */
function roughQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  const top = 2.515517 + t * (0.802853 + t * 0.010328);
  return top / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
}

/**
 * Quantile of the standard normal distribution, the inverse of {@link normalCdf}.
 *
 *     Φ(x) = p
 *
 * A rational start is polished by two steps of Halley's method on Φ, each of which triples the correct digits:
 *
 *     u = (Φ(x) − p)/φ(x),   x ← x − u / (1 + x·u/2)
 *
 * @param p a probability; 0 and 1 give −∞ and +∞, anything outside gives NaN
 * @returns standard deviations from the mean
 * @example inverseNormalCdf(0.975) // 1.9599639845400538
 */
export function inverseNormalCdf(p: number): number {
  if (!(p > 0 && p < 1)) return p === 0 ? -Infinity : p === 1 ? Infinity : NaN;
  if (p > 0.5) return -inverseNormalCdf(1 - p);
  let x = roughQuantile(p);
  for (let step = 0; step < 2; step += 1) {
    const density = normalDensity(x);
    const u = (x > 0 ? 1 - density * millsRatio(x) - p : density * millsRatio(-x) - p) / density;
    x -= u / (1 + 0.5 * x * u);
  }
  return x;
}
