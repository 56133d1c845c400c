import { MONEY_SCALE, negateMoney } from '../../shared/index.ts';
import type { PriceDistribution } from './profit-distribution.ts';
import { profitBeyond, profitBounds } from './profit-at-expiry.ts';
import type { ProfitLine } from './profit-at-expiry.ts';
import { probabilityOfLoss, expectedLoss } from './profit-distribution.ts';

const HALVINGS = 200;

/** A profit that is undercut with a smaller probability than `level`: the least one, or far enough down. */
function floorOf(line: ProfitLine, prices: PriceDistribution, level: number): number {
  const { maxLoss } = profitBounds(line);
  if (maxLoss !== 'unlimited') return negateMoney(maxLoss);
  let floor = -MONEY_SCALE;
  while (probabilityOfLoss(profitBeyond(line, floor), prices) >= level) floor *= 2;
  return floor;
}

/**
 * Quantile of the profit at expiry in money; negative is a loss, the value at risk.
 *
 *     z = min { x : P(profit ≤ x) ≥ level }
 *
 * The distribution function of profit is monotone, so bisection finds z to the last bit.
 *
 * @example profitQuantile(profitLine([longCall(100, 5)]), uniformPrices(200), 0.75) // 45_000_000: 100 · (150 − 105) dollars
 */
export function profitQuantile(line: ProfitLine, prices: PriceDistribution, level: number): number {
  let low = floorOf(line, prices, level);
  let high = Math.max(low + MONEY_SCALE, -low);
  while (probabilityOfLoss(profitBeyond(line, high), prices) < level) high = 2 * Math.abs(high);
  for (let i = 0; i < HALVINGS && low < high; i += 1) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    if (probabilityOfLoss(profitBeyond(line, middle), prices) < level) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Conditional value at risk (expected shortfall) in dollars: the mean profit of the worst `level` of all outcomes.
 *
 *     CVaR = z − E[(z − profit)⁺] / level    z = {@link profitQuantile}
 *
 * Source: Rockafellar and Uryasev, 'Optimization of conditional value-at-risk', Journal of Risk 2 (2000), equation 4.
 *
 * @example conditionalValueAtRisk(profitLine([longCall(100, 5)]), uniformPrices(200), 0.5) // -500: the whole premium is lost below 100
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
