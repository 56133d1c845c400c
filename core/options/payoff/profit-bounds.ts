import type { Money } from '../../shared/index.ts';
import { wholePrice, mergeIntervals } from './exact-price.ts';
import type { ExactInterval } from './exact-price.ts';
import type { ProfitLine } from './profit-at-expiry.ts';

/** A bound of profit or loss: money, or no bound at all. */
export type Bound = Money | 'unlimited';

/** The most that can be gained or lost at expiry, and at which prices. */
export interface ProfitBounds {
  readonly maxProfit: Bound;
  /** Empty when unlimited; a single price has both ends equal. */
  readonly maxProfitAt: readonly ExactInterval[];
  /** The greatest loss as a positive amount; zero or less when nothing can be lost. */
  readonly maxRisk: Bound;
  readonly maxRiskAt: readonly ExactInterval[];
}

/** Where the line stands at `level`: single nodes, and plateaus between nodes or beyond the last. */
const attained = (line: ProfitLine, level: Money): ExactInterval[] =>
  mergeIntervals(
    line.flatMap((node, i) => {
      if (node.profit !== level) return [];
      const next = line[i + 1];
      const from = wholePrice(node.price);
      if (node.slope !== 0) return [{ from, to: from }];
      return [{ from, to: next ? wholePrice(next.price) : ('unlimited' as const) }];
    }),
  );

/** Maximum loss at expiry alone, as a positive amount; zero or less when nothing can be lost. */
export function maxLossAtExpiry(line: ProfitLine): Bound {
  if ((line.at(-1)?.slope ?? 0) < 0) return 'unlimited';
  return 0 - Math.min(...line.map((node) => node.profit));
}

/**
 * Maximum profit and maximum loss at expiry. A line that is straight between nodes has its extremes at nodes, unless
 * the slope above the last strike (shares of calls and stock) leads out of bounds:
 *
 *     maxProfit = unlimited if slope > 0, else max profit(node)
 *     maxRisk   = unlimited if slope < 0, else −min profit(node)
 */
export function profitBounds(line: ProfitLine): ProfitBounds {
  const profits = line.map((node) => node.profit);
  const highest = Math.max(...profits);
  const lowest = Math.min(...profits);
  const lastSlope = line.at(-1)?.slope ?? 0;
  return {
    maxProfit: lastSlope > 0 ? 'unlimited' : highest,
    maxProfitAt: lastSlope > 0 ? [] : attained(line, highest),
    maxRisk: maxLossAtExpiry(line),
    maxRiskAt: lastSlope < 0 ? [] : attained(line, lowest),
  };
}
