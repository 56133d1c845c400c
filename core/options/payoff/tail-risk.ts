import { MONEY_SCALE } from '../../shared/index.ts';
import type { PriceDistribution } from './lognormal-prices.ts';
import { profitBeyond, profitBounds } from './profit-at-expiry.ts';
import type { ProfitLine } from './profit-at-expiry.ts';
import { chanceOfLoss, expectedLoss } from './profit-distribution.ts';

const HALVINGS = 200;

/** A profit that is undercut with a smaller probability than `level`: the least one, or far enough down. */
function floorOf(line: ProfitLine, prices: PriceDistribution, level: number): number {
  const { maxRisk } = profitBounds(line);
  if (maxRisk !== 'unlimited') return -maxRisk;
  let floor = -MONEY_SCALE;
  while (chanceOfLoss(profitBeyond(line, floor), prices) >= level) floor *= 2;
  return floor;
}

/**
 * Value at risk: the profit, in money, that is undercut with probability `level` at most. Negative is a loss.
 * The distribution function of profit is monotone, so halving finds it to the last bit.
 */
export function profitQuantile(line: ProfitLine, prices: PriceDistribution, level: number): number {
  let low = floorOf(line, prices, level);
  let high = Math.max(low + MONEY_SCALE, -low);
  while (chanceOfLoss(profitBeyond(line, high), prices) < level) high = 2 * Math.abs(high);
  for (let i = 0; i < HALVINGS && low < high; i += 1) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    if (chanceOfLoss(profitBeyond(line, middle), prices) < level) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Conditional value at risk (expected shortfall) in dollars: the mean profit of the worst `level` of all outcomes.
 *
 *     CVaR = z − E[(z − profit)⁺] / level    z = the level's quantile of profit (Rockafellar and Uryasev 2000, eq. 4)
 */
export function conditionalValueAtRisk(
  line: ProfitLine,
  prices: PriceDistribution,
  level: number,
): number {
  const quantile = profitQuantile(line, prices, level);
  const shortfall = expectedLoss(profitBeyond(line, quantile), prices);
  return quantile / MONEY_SCALE + shortfall / level;
}
