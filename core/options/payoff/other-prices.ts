import type { Dollars } from '../../shared/index.ts';
import type { PriceDistribution } from './lognormal-prices.ts';

/**
 * Prices known to end within a range, each as likely in proportion as before; null where nothing of the distribution
 * lies within it.
 *
 *     P(S < x | a ≤ S < b) = (P(S < x) − P(S < a)) / (P(S < b) − P(S < a))    for x between a and b
 *
 * @example pricesWithin(uniformPrices(200), 50, 100).probabilityBelow(75) // 0.5: the middle of the range
 */
export function pricesWithin(
  prices: PriceDistribution,
  from: Dollars,
  to: Dollars,
): PriceDistribution | null {
  const [below, meanBelow] = [prices.probabilityBelow(from), prices.meanBelow(from)];
  const probability = prices.probabilityBelow(to) - below;
  if (!(to > from) || !(probability > 0)) return null;
  const clamped = (price: number): number => Math.min(Math.max(price, from), to);
  return {
    mean: (prices.meanBelow(to) - meanBelow) / probability,
    probabilityBelow: (price) => (prices.probabilityBelow(clamped(price)) - below) / probability,
    meanBelow: (price) => (prices.meanBelow(clamped(price)) - meanBelow) / probability,
  };
}

/**
 * Prices after the moves of the past, each equally likely; null without any. Moves are logarithms of price ratios.
 *
 *     S·e^(rᵢ)
 *
 * @example pricesAfterMoves(100, [0, 0, Math.log(1.1)]).mean.toFixed(4) // '103.3333': (100 + 100 + 110) / 3
 */
export function pricesAfterMoves(
  spot: Dollars,
  moves: readonly number[],
): PriceDistribution | null {
  const ends = moves.map((move) => spot * Math.exp(move));
  if (ends.length === 0) return null;
  const mean = (of: (end: number) => number): number =>
    ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  return {
    mean: mean((end) => end),
    probabilityBelow: (price) => mean((end) => (end < price ? 1 : 0)),
    meanBelow: (price) => mean((end) => (end < price ? end : 0)),
  };
}

const HALVINGS = 80;

/**
 * The price below which the underlying is with a probability strictly between 0 and 1, by bisection; dollars per share.
 *
 * @example priceQuantile(uniformPrices(200), 0.25).toFixed(6) // '50.000000'
 */
export function priceQuantile(prices: PriceDistribution, probability: number): number {
  let [low, high] = [prices.mean / 2, prices.mean * 2];
  for (let i = 0; i < HALVINGS && prices.probabilityBelow(low) > probability; i++) low /= 2;
  for (let i = 0; i < HALVINGS && prices.probabilityBelow(high) < probability; i++) high *= 2;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = Math.sqrt(low * high);
    if (prices.probabilityBelow(middle) < probability) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}
