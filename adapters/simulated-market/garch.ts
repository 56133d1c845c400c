import type { PriceDynamics } from './stock.ts';

export const SESSIONS_PER_YEAR = 252;

/** The variance of one session's log return on average. */
export const meanVariance = (volatility: number): number => volatility ** 2 / SESSIONS_PER_YEAR;

/**
 * The variance of the next session's log return after a shock (Glosten, Jagannathan and Runkle 1993):
 *
 *     h' = h̄ (1 − a − g/2 − b) + (a + g·[shock < 0]) shock² + b h
 *
 * kept between a twelfth and 20 times its mean, so that no path runs away.
 */
export function nextVariance(
  garch: PriceDynamics['garch'],
  mean: number,
  variance: number,
  shock: number,
): number {
  const { shock: a, fall: g, memory: b } = garch;
  const weight = shock < 0 ? a + g : a;
  const next = mean * (1 - a - g / 2 - b) + weight * shock ** 2 + b * variance;
  return Math.min(Math.max(next, mean / 12), mean * 20);
}

/** How fast the variance returns to its mean, a year. */
export const reversionSpeed = ({ shock, fall, memory }: PriceDynamics['garch']): number =>
  -Math.log(shock + fall / 2 + memory) * SESSIONS_PER_YEAR;
