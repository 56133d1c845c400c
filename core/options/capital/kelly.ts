import type { Dollars } from '../../shared/index.ts';
import { priceQuantile, type PriceDistribution } from '../payoff/index.ts';

/** A result of a trade in dollars, and how likely it is. */
export interface Outcome {
  readonly probability: number;
  readonly profit: Dollars;
}

const HALVINGS = 100;

/**
 * Kelly fraction: the part of the capital that a trade should have at risk so that the capital grows fastest in the
 * long run; from 0, do not trade, to 1.
 *
 *     f* = argmax E[ln(1 + f·R)]    R = profit / amount at risk
 *
 * The derivative E[R / (1 + f·R)] falls in f, so bisection finds its root to the last bit. With two outcomes, a gain of
 * b and a loss of a for each dollar at risk, f* = p/a − q/b. A trade that earns nothing on average has f* = 0.
 * Source: J. L. Kelly, 'A New Interpretation of Information Rate', Bell System Technical Journal 35 (1956);
 * E. O. Thorp, 'The Kelly Criterion in Blackjack, Sports Betting and the Stock Market' (2006), section 2.
 *
 * @example kellyFraction([{ probability: 0.6, profit: 100 }, { probability: 0.4, profit: -100 }], 100).toFixed(10) // '0.2000000000': 0.6 − 0.4
 */
export function kellyFraction(outcomes: readonly Outcome[], atRisk: Dollars): number {
  const growth = (fraction: number): number =>
    outcomes.reduce((sum, { probability, profit }) => {
      if (probability <= 0) return sum;
      // Rounding may put a result below the maximum loss.
      const result = Math.max(-1, profit / atRisk);
      return sum + (probability * result) / (1 + fraction * result);
    }, 0);
  if (!(growth(0) > 0)) return 0;
  if (growth(1) >= 0) return 1;
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    if (growth(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Conditional value at risk of outcomes, in dollars: the mean profit of the worst `level` of them.
 *
 *     CVaR = Σ probability · profit / level    over the worst outcomes, the last of them in part
 *
 * Source: as for `conditionalValueAtRisk` of payoffs.
 *
 * @example meanOfWorst([{ probability: 0.9, profit: 100 }, { probability: 0.1, profit: -500 }], 0.2) // -200: (0.1 · −500 + 0.1 · 100) / 0.2
 */
export function meanOfWorst(outcomes: readonly Outcome[], level: number): Dollars {
  let [left, sum] = [level, 0];
  for (const { probability, profit } of [...outcomes].sort((a, b) => a.profit - b.profit)) {
    const part = Math.min(left, probability);
    sum += part * profit;
    left -= part;
    if (left <= 0) break;
  }
  return sum / level;
}

/** Probability on either side beyond which prices are one outcome. */
const TAIL = 1e-13;
const eased = (part: number): number => part * part * (3 - 2 * part);
/** From 0 to 1, in tiny steps at both ends: there the profit bends, and ln(1 + f·R) may fall without bound. */
const graded = (part: number): number => eased(eased(part));

/** Parts of a stretch of prices between two bends of the profit. */
const PARTS = 600;

/**
 * Outcomes of a profit that is smooth between its bends, under a distribution of prices.
 *
 * A stretch on which the profit is constant is one outcome. Others are cut into parts, smaller near their ends. For a smooth
 * function g of the price the mean over a part (a, b) with mean price m is
 *
 *     E[g] = p · (2/3 · g(m) + 1/3 · (g(a)·(b − m) + g(b)·(m − a)) / (b − a))
 *
 * up to the fourth order of its width, and exact for a straight g. `bends` and prices in dollars per share, profits in
 * dollars.
 *
 * @example
 * const outcomes = outcomesOf((price) => (price < 100 ? -1 : 2), [100], uniformPrices(200));
 * outcomes.filter(({ probability }) => probability > 0) // [{ probability: 0.5, profit: -1 }, { probability: 0.5, profit: 2 }]
 */
export function outcomesOf(
  profitAt: (price: Dollars) => Dollars,
  bends: readonly Dollars[],
  prices: PriceDistribution,
): readonly Outcome[] {
  const edges = [...new Set([0, ...bends])].sort((a, b) => a - b);
  const [low, high] = [priceQuantile(prices, TAIL), priceQuantile(prices, 1 - TAIL)];
  return edges.flatMap((from, i) => {
    const to = edges[i + 1] ?? Number.POSITIVE_INFINITY;
    const inside = to === Number.POSITIVE_INFINITY ? 2 * from + 1 : (from + to) / 2;
    const quarter = (from + inside) / 2;
    if (profitAt(quarter) === profitAt(inside))
      return [{ probability: within(prices, from, to), profit: profitAt(inside) }];
    const start = Math.min(Math.max(from, low), to);
    const end = Math.max(Math.min(to, high), start);
    const cuts = Array.from(
      { length: PARTS + 1 },
      (_, k) => start * (end / start) ** graded(k / PARTS),
    );
    return partsOf([from, ...cuts.slice(1, -1), ...(end > start ? [start, end] : []), to]).flatMap(
      ([a, b]) => partOutcomes(profitAt, prices, a, b),
    );
  });
}

const within = (prices: PriceDistribution, from: number, to: number): number =>
  (to === Number.POSITIVE_INFINITY ? 1 : prices.probabilityBelow(to)) -
  prices.probabilityBelow(from);

/** Neighbouring pairs of the distinct cuts, ascending. */
function partsOf(cuts: readonly number[]): readonly (readonly [number, number])[] {
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  return sorted.slice(1).map((to, i) => [sorted[i]!, to] as const);
}

/** The outcomes that stand for a part of the prices. */
function partOutcomes(
  profitAt: (price: Dollars) => Dollars,
  prices: PriceDistribution,
  from: number,
  to: number,
): readonly Outcome[] {
  const isLast = to === Number.POSITIVE_INFINITY;
  const probability = within(prices, from, to);
  if (!(probability > 0)) return [];
  const mean = (isLast ? prices.mean : prices.meanBelow(to)) - prices.meanBelow(from);
  // Rounding of tiny differences may put the mean outside of the part.
  const price = Math.min(Math.max(mean / probability, from), to);
  if (isLast) return [{ probability, profit: profitAt(price) }];
  const upper = (price - from) / (to - from);
  return [
    { probability: (2 / 3) * probability, profit: profitAt(price) },
    { probability: (1 / 3) * probability * (1 - upper), profit: profitAt(from) },
    { probability: (1 / 3) * probability * upper, profit: profitAt(to) },
  ];
}
