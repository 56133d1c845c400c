import { MONEY_SCALE, multiplyMoney, ZERO_MONEY } from '../../shared/index.ts';
import type { Dollars, Money } from '../../shared/index.ts';
import type { Leg } from '../contracts/index.ts';
import { breakevens } from './breakevens.ts';
import { priceInDollars, profitAtExpiry, profitOnLine } from './profit-at-expiry.ts';
import type { ProfitLine } from './profit-at-expiry.ts';

/** One point of a profit curve. */
export interface CurvePoint {
  /** Dollars per share. */
  readonly price: Dollars;
  /** Dollars for the whole strategy. */
  readonly profit: Dollars;
}

/** Percents of the spot at which the position chart has its points: 80, 81, … 120. */
const FIRST_PERCENT = 80;
const CURVE_POINTS = 41;

/** The 41 prices of the position chart in percents of money: S_i = spot · (80 + i) / 100, exact integers. */
const curvePricesTimes100 = (spot: Money): number[] =>
  Array.from({ length: CURVE_POINTS }, (_, i) => spot * (FIRST_PERCENT + i));

/**
 * The 41 prices of the position chart in dollars per share: 0.80, 0.81, … 1.20 of the spot, which is money.
 *
 * @example curvePricesAround(1_000_000).at(-1) // 120
 */
export const curvePricesAround = (spot: Money): number[] =>
  curvePricesTimes100(spot).map((price) => price / (MONEY_SCALE * 100));

/** Legs with all their prices in hundredths of money, so that a percent of the spot is an integer too. */
const timesHundred = (legs: readonly Leg[]): Leg[] =>
  legs.map((leg) =>
    leg.kind === 'option'
      ? { ...leg, strike: multiplyMoney(leg.strike, 100), premium: multiplyMoney(leg.premium, 100) }
      : { ...leg, premium: multiplyMoney(leg.premium, 100) },
  );

/**
 * Profit at expiry at 41 prices from 0.80 to 1.20 of the spot, a percent apart; the 21st is the spot itself.
 * Summed in integers of 1e-6 dollar and rounded once. `booked` is added to every profit. Money in, dollars out.
 *
 * @example payoffCurve([longCall(100, 5)], 1_000_000)[30] // { price: 110, profit: 500 }
 */
export function payoffCurve(legs: readonly Leg[], spot: Money, booked = ZERO_MONEY): CurvePoint[] {
  const scaled = timesHundred(legs);
  const unit = MONEY_SCALE * 100;
  return curvePricesTimes100(spot).map((price) => ({
    price: price / unit,
    profit: (booked * 100 + profitAtExpiry(scaled, price)) / unit,
  }));
}

/**
 * `points` evenly spaced prices from `from` to `to`, with those of `corners` that lie between; dollars, ascending.
 *
 * @example curvePrices(90, 110, 3, [95]) // [90, 95, 100, 110]
 */
export function curvePrices(
  from: number,
  to: number,
  points: number,
  corners: readonly number[],
): number[] {
  const steps = Math.max(1, Math.floor(points) - 1);
  const even = Array.from({ length: steps + 1 }, (_, i) =>
    i === steps ? to : from + ((to - from) * i) / steps,
  );
  const between = corners.filter((corner) => corner > from && corner < to);
  if (between.length === 0 && from < to) return even;
  return [...new Set([...even, ...between])].sort((a, b) => a - b);
}

/**
 * A profit line over any range of prices, with every strike and breakeven among its points so that corners stay sharp;
 * dollars in and out.
 *
 * @example expiryCurve(profitLine([longCall(100, 5)]), 90, 110, 2).map(({ price, profit }) => [price, profit]) // [[90, -500], [100, -500], [105, 0], [110, 500]]
 */
export function expiryCurve(
  line: ProfitLine,
  from: number,
  to: number,
  points: number,
): CurvePoint[] {
  const zeros = new Set(breakevens(line).map(priceInDollars));
  const corners = [...zeros, ...line.map((node) => node.price / MONEY_SCALE)];
  return curvePrices(from, to, points, corners).map((price) => ({
    price,
    profit: zeros.has(price) ? 0 : payoffAt(line, price),
  }));
}

/** Dollars in money without rounding to its grid, save for the last bit: 342.97 is 3 429 700, not 3 429 700.000…5. */
function toMoneyExactly(dollars: Dollars): number {
  const money = dollars * MONEY_SCALE;
  const whole = Math.round(money);
  return Math.abs(money - whole) < 1e-6 ? whole : money;
}

/**
 * Profit on the line at any price, dollars in and out. Not summed leg by leg, since legs that cancel between whole
 * prices would leave a last bit: where the line is zero, this is zero.
 *
 * @example payoffAt(profitLine([longCall(100, 5)]), 110) // 500: 100 · (110 − 100 − 5)
 */
export const payoffAt = (line: ProfitLine, price: Dollars): Dollars =>
  profitOnLine(line, toMoneyExactly(price)) / MONEY_SCALE;
