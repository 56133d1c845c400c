import { fromDollars, subtractMoney } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';

/** A part of an ascending list of strikes: from the index `from` up to, not including, `to`. */
export interface StrikeWindow {
  readonly from: number;
  readonly to: number;
}

const BELOW = 7;
const ABOVE = 8;
const MORE = 10;

/**
 * How many of the ascending strikes lie below a price: the index of the first at or above it. Both are money.
 *
 * @example strikesBelow([950_000, 1_000_000, 1_050_000], 1_000_000) // 1
 */
export function strikesBelow(strikes: readonly Money[], price: Money): number {
  let low = 0;
  let high = strikes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (strikes[middle]! < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The strikes that a chain shows first: the 7 greatest below the price and the 8 least at or above it.
 *
 * @example nearWindow(Array.from({ length: 40 }, (_, i) => 800_000 + i * 10_000), 1_000_000) // { from: 13, to: 28 }
 */
export function nearWindow(strikes: readonly Money[], price: Money): StrikeWindow {
  const middle = strikesBelow(strikes, price);
  return { from: Math.max(0, middle - BELOW), to: Math.min(strikes.length, middle + ABOVE) };
}

/**
 * So many strikes around the price, half of them below it and half at or above it; fewer at the ends of the chain.
 *
 * @example strikesAround(Array.from({ length: 40 }, (_, i) => 800_000 + i * 10_000), 1_000_000, 10) // { from: 15, to: 25 }
 */
export function strikesAround(
  strikes: readonly Money[],
  price: Money,
  count: number,
): StrikeWindow {
  const middle = strikesBelow(strikes, price);
  return {
    from: Math.max(0, middle - count / 2),
    to: Math.min(strikes.length, middle + count / 2),
  };
}

/** Round distances between strikes, money. */
const DISTANCES = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000].map(fromDollars);
const MOST_STRIKES = 32;
const LEAST_STRIKES = 10;

/** Strikes of a chain from one price to another, ascending. */
export interface StrikeRange {
  readonly strikes: readonly Money[];
  /** Distance of the strikes where not every listed one is among them, money. */
  readonly thinnedTo: Money | null;
}

/**
 * Strikes from `low` to `high`. Where more than 32 are listed, those at the least round multiple of the usual distance
 * that leaves so few, and the two around the price; where fewer than ten, the ten around the price too. All are money.
 *
 * @example strikesWithin([9, 9.5, 10, 10.5, 11].map((dollars) => dollars * 10_000), 100_000, { low: 90_000, high: 110_000 }).strikes.length // 5
 */
export function strikesWithin(
  strikes: readonly Money[],
  price: Money,
  { low, high }: { readonly low: number; readonly high: number },
): StrikeRange {
  const within = strikes.filter((strike) => strike >= low && strike <= high);
  const usual = stepSize(strikes, price) ?? 1;
  const fits = (distance: Money) =>
    distance % usual === 0 &&
    within.filter((strike) => strike % distance === 0).length <= MOST_STRIKES;
  const thinnedTo = within.length > MOST_STRIKES ? (DISTANCES.find(fits) ?? null) : null;
  const { from, to } = strikesAround(strikes, price, thinnedTo === null ? LEAST_STRIKES : 2);
  const isShown = (strike: Money, i: number) =>
    (i >= from && i < to) ||
    (strike >= low && strike <= high && (thinnedTo === null || strike % thinnedTo === 0));
  return { strikes: strikes.filter(isShown), thinnedTo };
}

/**
 * The window with up to ten more lower strikes.
 *
 * @example widenLower({ from: 13, to: 28 }) // { from: 3, to: 28 }
 */
export const widenLower = ({ from, to }: StrikeWindow): StrikeWindow => ({
  from: Math.max(0, from - MORE),
  to,
});

/**
 * The window with up to ten more higher strikes.
 *
 * @example widenHigher({ from: 0, to: 1 }, [950_000, 1_000_000, 1_050_000]) // { from: 0, to: 3 }
 */
export const widenHigher = (
  { from, to }: StrikeWindow,
  strikes: readonly Money[],
): StrikeWindow => ({ from, to: Math.min(strikes.length, to + MORE) });

/**
 * The strike nearest to the price, in money: the lower of two equally near ones; null without strikes.
 *
 * @example atTheMoney([950_000, 1_000_000], 975_000) // 950_000
 */
export function atTheMoney(strikes: readonly Money[], price: Money): Money | null {
  const middle = strikesBelow(strikes, price);
  const below = strikes[middle - 1];
  const above = strikes[middle];
  if (below === undefined || above === undefined) return below ?? above ?? null;
  return price - below <= above - price ? below : above;
}

/**
 * The usual distance of neighbouring strikes near the price, in money: the commonest one among those of the near
 * window, the smaller of two equally common ones; null with fewer than two strikes.
 *
 * @example stepSize([950_000, 975_000, 1_000_000, 1_050_000], 1_000_000) // 25_000
 */
export function stepSize(strikes: readonly Money[], price: Money): Money | null {
  const { from, to } = nearWindow(strikes, price);
  const counts = new Map<Money, number>();
  for (let i = from + 1; i < to; i++) {
    const step = subtractMoney(strikes[i]!, strikes[i - 1]!);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, n], [b, m]) => m - n || a - b);
  return usual?.[0] ?? null;
}
