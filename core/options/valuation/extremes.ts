import { sampleProfit, slopeBounds } from './valuation-at-date.ts';
import type { PnlFunction, ProfitSample } from './valuation-at-date.ts';

/** Largest distance of the true extreme from the one found, relative to the size of the profits. */
const GAP = 1e-14;

/**
 * The sample of the greatest profit (`side` 1) or the least (`side` −1) between neighbouring `samples`, by branch and
 * bound, exact to 1e-14 of the prices. An interval is discarded only if the bounds of its slope cannot beat the best:
 *
 *     profit ≤ (a·g − b·l − g·l·h) / (g − l)    for end profits a and b, slopes in [l, g], width h
 */
export function extremeProfit(
  profit: PnlFunction,
  samples: readonly ProfitSample[],
  side: 1 | -1,
): ProfitSample | null {
  let best: ProfitSample | null = null;
  const offer = (sample: ProfitSample) => {
    if (!best || side * (sample.profit - best.profit) > 0) best = sample;
  };
  samples.forEach(offer);
  const stack = samples.slice(1).map((b, i) => [samples[i] ?? b, b] as const);
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair;
    const top: ProfitSample = best ?? a;
    const gap = GAP * (Math.abs(top.profit) + b.price * shares(profit));
    if (ceiling(profit, a, b, side) <= side * top.profit + gap) continue;
    const middle = sampleProfit(profit, a.price + (b.price - a.price) / 2);
    if (middle.price <= a.price || middle.price >= b.price) continue;
    offer(middle);
    stack.push([a, middle], [middle, b]);
  }
  return best;
}

const shares = ({ groups }: PnlFunction): number =>
  groups.reduce((sum, { calls, puts }) => sum + Math.abs(calls) + Math.abs(puts), 0);

/** Upper bound of `side` times the profit between two samples. */
function ceiling(profit: PnlFunction, a: ProfitSample, b: ProfitSample, side: 1 | -1): number {
  const { least, greatest } = slopeBounds(profit, a, b);
  const [down, up] = side > 0 ? [least, greatest] : [-greatest, -least];
  const [left, right] = [side * a.profit, side * b.profit];
  if (up <= 0) return left;
  if (down >= 0) return right;
  return (right * up - left * down - up * down * (b.price - a.price)) / (up - down);
}
