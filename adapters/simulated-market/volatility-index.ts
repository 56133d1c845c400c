import { normalCdf } from '@toolyard/core/options/pricing';
import type { Smile } from './stock.ts';
import { curvatureAt, smileVariance } from './volatility-surface.ts';

const { exp, expm1, log, max, sqrt } = Math;

/** The index of the volatility that SPX options expect over 30 days. */
export const VOLATILITY_INDEX = 'VIX';
/** The span of the index. */
export const INDEX_DAYS = 30;
export const INDEX_YEARS = INDEX_DAYS / 365;

/** Calls on volatility cost more than puts: the index jumps up. */
export const VOLATILITY_SMILE: Smile = { correlation: 0.55, curvature: 1 };
/** Volatility of the log index, and the speed at which the index reverts to its mean, per year. */
const INDEX_VOLATILITY = 1.05;
const REVERSION = 4;

/**
 * Variance of the logarithm of the index until an expiry, mean-reverting:
 *
 *     s²(T) = ν²(1 − e^(−2κT)) / (2κ)
 */
export const indexVariance = (years: number): number =>
  (-(INDEX_VOLATILITY ** 2) * expm1(-2 * REVERSION * years)) / (2 * REVERSION);

const REACH = { below: -3, above: 1.5, step: 0.01 };

/**
 * Total variance that a portfolio of all options out of the money pays, without a model:
 *
 *     σ²T = 2 ∫ Q(k)·e^(−k) dk,   Q(k) the undiscounted price at strike F·e^k, forward 1
 *
 * Source: Cboe, Volatility Index Methodology (2023); Demeterfi, Derman, Kamal and Zou, 'More Than You Ever Wanted to
 * Know About Volatility Swaps' (1999).
 */
export function modelFreeVariance(smile: Smile, theta: number): number {
  const phi = curvatureAt(smile, theta);
  let sum = 0;
  for (let k = REACH.below + REACH.step / 2; k < REACH.above; k += REACH.step) {
    const deviation = sqrt(smileVariance(smile, theta, phi, k));
    const plus = -k / deviation + deviation / 2;
    const minus = plus - deviation;
    const side = k < 0 ? -1 : 1;
    sum += side * (exp(-k) * normalCdf(side * plus) - normalCdf(side * minus));
  }
  return 2 * REACH.step * sum;
}

const TABLE = { least: 1e-5, most: 10, points: 160 };

/** {@link modelFreeVariance} of one smile as a table in the logarithm of θ, accurate to a hundredth of a volatility point. */
export function modelFreeTable(smile: Smile): (theta: number) => number {
  const step = log(TABLE.most / TABLE.least) / (TABLE.points - 1);
  const ratios = Float64Array.from({ length: TABLE.points }, (_, i) => {
    const theta = TABLE.least * exp(i * step);
    return modelFreeVariance(smile, theta) / theta;
  });
  return (theta) => {
    const place = max(0, log(theta / TABLE.least) / step);
    const i = Math.min(Math.floor(place), TABLE.points - 2);
    const part = place - i;
    return theta * (ratios[i]! * (1 - part) + ratios[i + 1]! * part);
  };
}

/** Index level of a total variance over its 30 days, points. */
export const levelOf = (variance: number): number => 100 * sqrt(variance / INDEX_YEARS);

/**
 * Forward of the index: the volatility of the variance from the expiry to 30 days after it, less what the convexity of
 * the square root takes off when the index is lognormal.
 *
 *     F = 100·√(E[VIX²])·e^(−s²/2)
 */
export const indexForward = (forwardVariance: number, years: number): number =>
  levelOf(forwardVariance) * exp(-indexVariance(years) / 2);
