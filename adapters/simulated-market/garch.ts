import type { PriceDynamics } from './stock.ts';

export const SESSIONS_PER_YEAR = 252;

/** Mean variance of one session's log return. */
export const meanVariance = (volatility: number): number => volatility ** 2 / SESSIONS_PER_YEAR;

/**
 * Variance of the next session's log return after a shock (Glosten, Jagannathan and Runkle 1993):
 *
 *     h' = h̄ (1 − a − g/2 − b) + (a + g·[shock < 0]) shock² + b h
 *
 * clamped to between a twelfth and 20 times its mean, so that no path diverges.
 */
export function nextVariance(
  garch: PriceDynamics['garch'],
  mean: number,
  variance: number,
  shock: number,
): number {
  const { arch: a, asymmetry: g, persistence: b } = garch;
  const weight = shock < 0 ? a + g : a;
  const next = mean * (1 - a - g / 2 - b) + weight * shock ** 2 + b * variance;
  return Math.min(Math.max(next, mean / 12), mean * 20);
}

/** Speed of mean reversion of the variance, per year. */
export const reversionSpeed = ({ arch, asymmetry, persistence }: PriceDynamics['garch']): number =>
  -Math.log(arch + asymmetry / 2 + persistence) * SESSIONS_PER_YEAR;
