import { sampleProfit, slopeBounds } from './valuation-at-date.ts';
import type { PnlFunction, ProfitSample } from './valuation-at-date.ts';
import { findRoot } from './find-root.ts';

/** A price, or an interval of prices, at which the profit is zero; dollars per share. */
export interface ZeroStretch {
  readonly from: number;
  readonly to: number;
}

/** Rounding error of a profit; nearer to zero its sign is unknown. */
const noise = (profit: PnlFunction, price: number): number =>
  1e-15 *
  price *
  profit.groups.reduce((sum, { calls, puts }) => sum + Math.abs(calls) + Math.abs(puts), 1);

const point = (price: number): ZeroStretch => ({ from: price, to: price });

const ZERO_ENDS = (a: ProfitSample, b: ProfitSample): ZeroStretch[] => {
  if (a.profit === 0 && b.profit === 0) return [{ from: a.price, to: b.price }];
  if (a.profit === 0) return [point(a.price)];
  return b.profit === 0 ? [point(b.price)] : [];
};

/**
 * Every zero of the profit between neighbouring `samples`, ascending; none can be missed. Each interval has bounds of
 * its slope. If the slope has one sign, the interval has at most one root. If the profit is too far from zero for the
 * slope to reach it, the interval has none. Every other interval is halved.
 */
export function isolateZeros(profit: PnlFunction, samples: readonly ProfitSample[]): ZeroStretch[] {
  const found = samples.slice(1).flatMap((b, i) => zerosBetween(profit, samples[i] ?? b, b));
  return found.reduce<ZeroStretch[]>((all, each) => {
    const last = all.at(-1);
    if (!last || each.from - last.to > 1e-11 * each.from) return [...all, each];
    return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, each.to) }];
  }, []);
}

function zerosBetween(profit: PnlFunction, a: ProfitSample, b: ProfitSample): ZeroStretch[] {
  const { least, greatest } = slopeBounds(profit, a, b);
  const width = b.price - a.price;
  const opposite = a.profit * b.profit < 0;
  const root = () => point(findRoot((x) => sampleProfit(profit, x).profit, a.price, b.price));
  if (least >= 0 || greatest <= 0) return opposite ? [root()] : ZERO_ENDS(a, b);
  if (!opposite && nearestToZero(a, b, least, greatest) > 0) return [];
  const reach = Math.max(-least, greatest) * width;
  if (reach <= noise(profit, b.price))
    return opposite ? [root()] : [{ from: a.price, to: b.price }];
  if (width <= 1e-12 * b.price) return [opposite ? root() : point(a.price)];
  const middle = sampleProfit(profit, a.price + width / 2);
  return [...zerosBetween(profit, a, middle), ...zerosBetween(profit, middle, b)];
}

/** Lower bound of |profit| in an interval with the same sign at both ends. */
function nearestToZero(a: ProfitSample, b: ProfitSample, least: number, greatest: number): number {
  const side = Math.sign(a.profit) || Math.sign(b.profit);
  const [down, up] = side > 0 ? [least, greatest] : [-greatest, -least];
  const [left, right] = [side * a.profit, side * b.profit];
  return (left * up - right * down + up * down * (b.price - a.price)) / (up - down);
}
