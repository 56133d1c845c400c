import { MONEY_SCALE, moneyOf, negateMoney, ZERO_MONEY, type Money } from '../../shared/index.ts';
import { isOptionLeg, signedShares, type Leg } from '../contracts/index.ts';

/** A price per share as an exact fraction of money: numerator / denominator, in 1e-4 dollar; the denominator is positive. */
export interface ExactPrice {
  readonly numerator: number;
  readonly denominator: number;
}

/** An interval of prices from zero upwards; `to` may have no bound. */
export interface ExactInterval {
  readonly from: ExactPrice;
  readonly to: ExactPrice | 'unlimited';
}

/**
 * Greatest common divisor of two non-negative integers by Euclid's algorithm; that of 0 and n is n.
 *
 * @example greatestCommonDivisor(12, 18) // 6
 */
export function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** A whole number of 1e-4 dollar. */
export const wholePrice = (money: number): ExactPrice => ({ numerator: money, denominator: 1 });

/**
 * numerator / denominator in lowest terms with a positive denominator.
 * Numerators that are no integers (payoffs shifted by any amount) are only given their sign.
 */
export function exactPrice(numerator: number, denominator: number): ExactPrice {
  const sign = denominator < 0 ? -1 : 1;
  const divisor = Number.isInteger(numerator)
    ? greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) || 1
    : 1;
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

/**
 * The double nearest to the price, in dollars per share: the only rounding on the way to a screen.
 *
 * @example priceInDollars({ numerator: 3_010_000, denominator: 3 }) // 301 / 3
 */
export const priceInDollars = (price: ExactPrice): number =>
  price.numerator / (price.denominator * MONEY_SCALE);

const meets = (end: ExactPrice | 'unlimited', start: ExactPrice): boolean =>
  end !== 'unlimited' && end.numerator * start.denominator === start.numerator * end.denominator;

/** Ascending intervals; neighbours that share an end are merged. */
export const mergeIntervals = (intervals: readonly ExactInterval[]): ExactInterval[] =>
  intervals.reduce<ExactInterval[]>((all, { from, to }) => {
    const last = all.at(-1);
    if (last && meets(last.to, from)) return [...all.slice(0, -1), { from: last.from, to }];
    return [...all, { from, to }];
  }, []);

/** A price at which the profit line starts or bends, and the line from there to the next. */
export interface ProfitNode {
  /** Money per share; the first is 0. */
  readonly price: Money;
  /** Profit of all legs there, in money; whole unless the line was moved by {@link profitBeyond}. */
  readonly profit: number;
  /** Shares of the underlying that the strategy behaves like above this price. */
  readonly slope: number;
}

/** Profit at expiry as a function of the price: straight between nodes and beyond the last. */
export type ProfitLine = readonly ProfitNode[];

/** Value of the leg at expiry per share; money in, money out. */
function valueAtExpiry(leg: Leg, price: number): number {
  if (!isOptionLeg(leg)) return price;
  return Math.max(0, leg.type === 'call' ? price - leg.strike : leg.strike - price);
}

/**
 * Profit of legs of one expiry, and of stock, when the underlying ends at `price`.
 *
 *     profit(S) = Σ shares · (value(S) − premium)    value = max(0, S − K), max(0, K − S) or S
 *
 * Money per share in; money for the whole strategy out, exact for an integer price.
 *
 * @example profitAtExpiry([longCall(100, 5)], 1_100_000) // 5_000_000: 100 · (110 − 100 − 5) = 500 dollars
 */
export const profitAtExpiry = (legs: readonly Leg[], price: number): number =>
  legs.reduce((sum, leg) => sum + signedShares(leg) * (valueAtExpiry(leg, price) - leg.premium), 0);

/** Slope of the profit just above `price`, in shares. */
const slopeAbove = (legs: readonly Leg[], price: Money): number =>
  legs.reduce((sum, leg) => {
    if (!isOptionLeg(leg)) return sum + signedShares(leg);
    if (leg.type === 'call') return price >= leg.strike ? sum + signedShares(leg) : sum;
    return price < leg.strike ? sum - signedShares(leg) : sum;
  }, 0);

/**
 * The profit line of legs of one expiry, and of stock: its nodes are price 0 and the distinct strikes, ascending.
 * `booked` is added to every profit: see `bookedProfit`.
 *
 * A share cannot fall below zero, so the line starts at 0 and a short put has a greatest loss. All values are
 * integers of money: a wing whose profit is zero is zero, not 1e-13.
 *
 * @example profitLine([longCall(100, 5)]) // [{ price: 0, profit: -5_000_000, slope: 0 }, { price: 1_000_000, profit: -5_000_000, slope: 100 }]
 */
export function profitLine(legs: readonly Leg[], booked = ZERO_MONEY): ProfitLine {
  const strikes = legs.filter(isOptionLeg).map((leg) => leg.strike);
  return [...new Set([ZERO_MONEY, ...strikes])]
    .sort((a, b) => a - b)
    .map((price) => ({
      price,
      profit: moneyOf(booked + profitAtExpiry(legs, price)),
      slope: slopeAbove(legs, price),
    }));
}

/**
 * The line moved down by `amount` of money: its zeros are the prices at which the profit is the amount.
 *
 * @example breakevens(profitBeyond(profitLine([longCall(100, 5)]), 5_000_000)).map(priceInDollars) // [110]
 */
export const profitBeyond = (line: ProfitLine, amount: number): ProfitLine =>
  line.map((node) => ({ ...node, profit: node.profit - amount }));

/**
 * Profit on the line at `price`, money in and out; NaN below the first node.
 *
 *     profit(S) = profit(a) + slope · (S − a)    for the last node a ≤ S
 *
 * @example profitOnLine(profitLine([longCall(100, 5)]), 1_100_000) // 5_000_000
 */
export function profitOnLine(line: ProfitLine, price: number): number {
  const node = line.findLast((each) => each.price <= price);
  return node ? node.profit + node.slope * (price - node.price) : Number.NaN;
}

/** A bound of profit or loss: money, or no bound at all. */
export type Bound = Money | 'unlimited';

/** The most that can be gained or lost at expiry, and at which prices. */
export interface ProfitBounds {
  readonly maxProfit: Bound;
  /** Empty when unlimited; a single price has both ends equal. */
  readonly maxProfitAt: readonly ExactInterval[];
  /** The greatest loss as a positive amount; zero or less when nothing can be lost. */
  readonly maxLoss: Bound;
  readonly maxLossAt: readonly ExactInterval[];
}

/** Where the line stands at `level`: single nodes, and plateaus between nodes or beyond the last. */
const attained = (line: ProfitLine, level: number): ExactInterval[] =>
  mergeIntervals(
    line.flatMap((node, i) => {
      if (node.profit !== level) return [];
      const next = line[i + 1];
      const from = wholePrice(node.price);
      if (node.slope !== 0) return [{ from, to: from }];
      return [{ from, to: next ? wholePrice(next.price) : ('unlimited' as const) }];
    }),
  );

/**
 * Maximum loss at expiry alone, in money: `maxLoss` of {@link profitBounds}.
 *
 * @example maxLossAtExpiry(profitLine([shortPut(50, 2)])) // 48_000_000: 100 · (50 − 2) dollars, at a price of 0
 */
export function maxLossAtExpiry(line: ProfitLine): Bound {
  if ((line.at(-1)?.slope ?? 0) < 0) return 'unlimited';
  return negateMoney(moneyOf(Math.min(...line.map((node) => node.profit))));
}

/**
 * Maximum profit and maximum loss at expiry. A line that is straight between nodes has its extremes at nodes, unless
 * the slope above the last strike (shares of calls and stock) leads out of bounds:
 *
 *     maxProfit = unlimited if slope > 0, else max profit(node)
 *     maxLoss   = unlimited if slope < 0, else −min profit(node)
 *
 * Money for the whole strategy.
 *
 * @example profitBounds(profitLine([longCall(100, 5), shortCall(110, 2)])).maxProfit // 7_000_000: 100 · (110 − 100 − 5 + 2) dollars
 */
export function profitBounds(line: ProfitLine): ProfitBounds {
  const profits = line.map((node) => node.profit);
  const highest = moneyOf(Math.max(...profits));
  const lowest = Math.min(...profits);
  const lastSlope = line.at(-1)?.slope ?? 0;
  return {
    maxProfit: lastSlope > 0 ? 'unlimited' : highest,
    maxProfitAt: lastSlope > 0 ? [] : attained(line, highest),
    maxLoss: maxLossAtExpiry(line),
    maxLossAt: lastSlope < 0 ? [] : attained(line, lowest),
  };
}

/**
 * Return on risk in percent: maximum profit / maximum loss × 100.
 * Null (N/A) when either has no bound or nothing is at risk.
 *
 * @example returnOnRisk(1_870_000, 8_130_000) // 23.001230012300123
 */
export function returnOnRisk(maxProfit: Bound | null, maxLoss: Bound | null): number | null {
  if (typeof maxProfit !== 'number' || typeof maxLoss !== 'number') return null;
  return maxLoss > 0 ? (maxProfit * 100) / maxLoss : null;
}

const BAR_WITHOUT_ANSWER = 50;

/**
 * Length of the bar in percent: the return limited to 0 to 100; 50 when there is none.
 *
 * @example returnOnRiskBar(130) // 100
 */
export const returnOnRiskBar = (percent: number | null): number =>
  percent === null ? BAR_WITHOUT_ANSWER : Math.min(100, Math.max(0, percent));
