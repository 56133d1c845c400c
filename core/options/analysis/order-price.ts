import { moneyOf } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import { midPrice } from '../chain/index.ts';
import { costOf, signedShares } from '../contracts/index.ts';
import type { Leg } from '../contracts/index.ts';
import { greatestCommonDivisor } from '../payoff/index.ts';

/** Tick of a whole order: a cent per share. */
export const ORDER_TICK = moneyOf(100);

/**
 * Price of an order for all legs that costs this much, as in {@link orderPrice}, to the tick. Null without legs.
 *
 *     price = cost / shares of one unit    cost negative when received
 *
 * @example orderPriceAtCost([longStock(50, 100), shortCall(55, 1.2)], 48_800_000) // 488_000
 */
export function orderPriceAtCost(legs: readonly Leg[], cost: Money): Money | null {
  const unit = unitShares(legs);
  return unit === 0 ? null : moneyOf(Math.round(cost / unit / ORDER_TICK) * ORDER_TICK);
}

/** A leg with the two sides of its quote, money per share; null where the quote has no such side. */
export interface QuotedLeg {
  readonly leg: Leg;
  readonly bid: Money | null;
  readonly ask: Money | null;
  /** The mid by what its chain says of the quote; absent where only the two sides are known. */
  readonly mid?: Money | null;
}

/**
 * The mid of a leg's quote, money per share; null where it has none.
 *
 * @example [legMid({ bid: 40_000, ask: 42_000 }), legMid({ bid: 40_000, ask: 42_000, mid: null })] // [41_000, null]
 */
export const legMid = ({
  bid,
  ask,
  mid = midPrice({ bid, ask }),
}: Omit<QuotedLeg, 'leg'>): Money | null => mid;

/** Shares in one unit of an order: the greatest common divisor of the legs' shares; 0 without legs. */
const unitShares = (legs: readonly Leg[]): number =>
  legs.reduce((unit, leg) => greatestCommonDivisor(unit, Math.abs(signedShares(leg))), 0);

/**
 * Price of an order for all legs, money per share of one unit: a net debit is positive, a net credit negative. The unit
 * is the greatest common divisor of the legs' shares, so the division is exact. Null without legs.
 *
 * @example orderPrice([longStock(50, 100), shortCall(55, 1.2)]) // 488_000: a buy-write at 48.80
 */
export function orderPrice(legs: readonly Leg[]): Money | null {
  const unit = unitShares(legs);
  return unit === 0 ? null : moneyOf(costOf(legs) / unit);
}

/** The mid of a leg and half its spread; the leg's own price without a spread where it has no mid. */
function midAndHalf(quoted: QuotedLeg): { mid: number; half: number } {
  const { leg, bid, ask } = quoted;
  const mid = legMid(quoted);
  if (mid === null || bid === null || ask === null) return { mid: leg.premium, half: 0 };
  return { mid, half: (ask - bid) / 2 };
}

/** Integers x, y with a·x + b·y = gcd(a, b), by the extended Euclidean algorithm. */
function bezout(a: number, b: number): readonly [number, number] {
  if (b === 0) return [1, 0];
  const [x, y] = bezout(b, a % b);
  return [y, x - Math.floor(a / b) * y];
}

/**
 * Whole steps per leg with Σ size · step = rest, where the sizes have no common divisor. Every step but the first is
 * at least zero and below the first size, so that with a size of ±1 the first leg takes everything.
 */
function wholeSteps(sizes: readonly number[], rest: number): number[] {
  let divisor = 0;
  let steps: number[] = [];
  for (const size of sizes) {
    const [x, y] = bezout(divisor, Math.abs(size));
    steps = [...steps.map((step) => step * x), y * Math.sign(size)];
    divisor = greatestCommonDivisor(divisor, Math.abs(size));
  }
  steps = steps.map((step) => step * rest);
  const first = sizes[0]!;
  for (const [i, size] of sizes.entries()) {
    if (i === 0) continue;
    const period = Math.abs(first) / greatestCommonDivisor(Math.abs(first), Math.abs(size));
    const moved = Math.floor(steps[i]! / period) * period;
    steps[i] = steps[i]! - moved;
    steps[0] = steps[0]! + (moved * size) / first;
  }
  return steps;
}

/** A leg per unit of the order: shares, negative when sold, mid and half spread. */
interface SizedLeg {
  readonly size: number;
  readonly mid: number;
  readonly half: number;
}

/** Prices on the line from the mids through the natural prices, not rounded; a price that would be negative is 0. */
function pricesOnSpreads(legs: readonly SizedLeg[], price: number): number[] | null {
  const zero = new Set<number>();
  for (;;) {
    const free = legs.filter((_, i) => !zero.has(i));
    const spread = free.reduce((sum, { size, half }) => sum + Math.abs(size) * half, 0);
    const widthOf = ({ half }: SizedLeg) => (spread === 0 ? 1 : half);
    const width = free.reduce((sum, leg) => sum + Math.abs(leg.size) * widthOf(leg), 0);
    const mid = free.reduce((sum, leg) => sum + leg.size * leg.mid, 0);
    if (width === 0) return null;
    const prices = legs.map((leg, i) =>
      zero.has(i) ? 0 : leg.mid + (Math.sign(leg.size) * widthOf(leg) * (price - mid)) / width,
    );
    const negative = prices.flatMap((each, i) => (each < 0 ? [i] : []));
    if (negative.length === 0) return prices;
    negative.forEach((i) => zero.add(i));
  }
}

/** The prices in cents, the rest that rounding leaves on the leg `first`; null where a price would be negative. */
function inCents(
  sizes: readonly number[],
  prices: readonly number[],
  price: number,
  first: number,
): number[] | null {
  const order = [first, ...sizes.map((_, i) => i).filter((i) => i !== first)];
  const rounded = prices.map((each) => Math.round(each / ORDER_TICK) * ORDER_TICK);
  const rest = price - sizes.reduce((sum, size, i) => sum + size * rounded[i]!, 0);
  const step = rest % ORDER_TICK === 0 ? ORDER_TICK : 1;
  const steps = wholeSteps(
    order.map((i) => sizes[i]!),
    rest / step,
  );
  order.forEach((i, at) => (rounded[i]! += steps[at]! * step));
  return rounded.every((each) => each >= 0) ? rounded : null;
}

/**
 * Legs priced so that the order has exactly this price, money per share of one unit, as in {@link orderPrice}:
 *
 *     pᵢ = midᵢ ± halfᵢ · (price − Σ wᵢ·midᵢ) / Σ |wᵢ|·halfᵢ     + when bought, − when sold; w: shares per unit
 *
 * Every leg moves by the same part of its own spread, from the mid through its natural price, and is rounded to the
 * cent. Where no leg has a spread, all move by the same amount. The rest that rounding leaves goes to the leg with the
 * fewest shares, the dearest of several, so that the prices add up exactly. No price is negative. Null where
 * the legs cannot have this price: a credit for legs that are all bought, or a few cents that the sizes do not divide.
 *
 * @example
 * const legs = [longCall(100, 5), shortCall(110, 2)].map((leg) => ({ leg, bid: leg.premium - 1_000, ask: leg.premium + 1_000 }));
 * legsAtOrderPrice(legs, 31_000).map(({ premium }) => premium) // [50_500, 19_500]: 5.05 − 1.95 = 3.10
 */
export function legsAtOrderPrice(
  quoted: readonly QuotedLeg[],
  price: Money,
): readonly Leg[] | null {
  const legs = quoted.map(({ leg }) => leg);
  const unit = unitShares(legs);
  if (unit === 0) return null;
  const sized = quoted.map((each) => ({
    size: signedShares(each.leg) / unit,
    ...midAndHalf(each),
  }));
  const exact = pricesOnSpreads(sized, price);
  if (!exact) return null;
  const sizes = sized.map(({ size }) => size);
  const fewest = (a: number, b: number) =>
    Math.abs(sizes[a]!) - Math.abs(sizes[b]!) || exact[b]! - exact[a]!;
  for (const first of sizes.map((_, i) => i).sort(fewest)) {
    const prices = inCents(sizes, exact, price, first);
    if (prices) return legs.map((leg, i) => ({ ...leg, premium: moneyOf(prices[i]!) }));
  }
  return null;
}

/**
 * The next price of an order, a tick up or down; a price between two ticks goes to the next one in that direction.
 *
 * @example steppedOrderPrice(30_550, 1) // 30_600
 */
export const steppedOrderPrice = (price: Money, by: number): Money => {
  const at = price / ORDER_TICK;
  const from = by > 0 ? Math.floor(at) : Math.ceil(at);
  return moneyOf((from + by) * ORDER_TICK);
};
