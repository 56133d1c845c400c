import { MONEY_SCALE } from '../../shared/index.ts';

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
