import { MONEY_SCALE } from '../../shared/index.ts';
import type { PriceInterval } from '../payoff/index.ts';
import { sampleProfit, slopeBounds } from './valuation-at-date.ts';
import type { PnlFunction, ProfitSample, StrikeGroup } from './valuation-at-date.ts';
import { callSlopeFarAbove, escrowOf, exercisePrice } from '../pricing/index.ts';

/** Largest distance of the true extreme from the one found, relative to the size of the profits. */
const GAP = 1e-14;

/**
 * The sample of the greatest profit (`side` 1) or the least (`side` −1) between neighbouring `samples`, by branch and
 * bound, exact to 1e-14 of the prices. An interval is discarded only if the bounds of its slope cannot beat the best:
 *
 *     profit ≤ (a·g − b·l − g·l·h) / (g − l)    for end profits a and b, slopes in [l, g], width h
 */
function extremeProfit(
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

/** The profit far above all strikes, where it differs from a straight line by less than double precision. */
export interface Asymptote {
  /** Lowest price of the straight part, dollars per share. */
  readonly from: number;
  /** Shares. */
  readonly slope: number;
  /** Profit in dollars at `from`; with slope 0 its limit for high prices. */
  readonly limit: number;
}

/** Standard deviations beyond which the tail of the normal distribution is less than 1e-20. */
const FAR = 9.5;

/** Multiple of the strike above which exercise is ignored. */
const FARTHEST_EXERCISE = 1e3;

/** The price above which the options of a strike are exercised, or have no gamma in double precision. */
function straightBeyond({ strike, terms, call }: StrikeGroup): number {
  const deviation = terms.volatility * Math.sqrt(terms.years);
  const drift = Math.abs(terms.rate - terms.dividendYield) * terms.years;
  const straight = strike * Math.exp(FAR * deviation + (deviation * deviation) / 2 + drift);
  const exercise = call ? (exercisePrice(call) ?? 0) : 0;
  const { growth, presentValue } = escrowOf(terms.dividends ?? [], terms.rate);
  const beyond = growth * straight + presentValue;
  return Math.max(beyond, Math.min(exercise, FARTHEST_EXERCISE * strike));
}

/**
 * Straight line that the profit approaches far above the strikes. There a call is worth its forward and a put nothing:
 *
 *     C → S·e^(−qτ) − K·e^(−rτ)    slope of the line = expired shares + Σ calls · e^(−qτ)
 *
 * European exercise with q > 0 makes the slope of a call less than one per share. With American exercise, or with
 * q = 0, the slope is exactly one, so that the shares of a calendar spread cancel.
 */
export function upperAsymptote(profit: PnlFunction): Asymptote {
  const last = profit.expired.at(-1);
  const ends = profit.groups.map(straightBeyond);
  const from = 2 * Math.max(1, (last?.price ?? 0) / MONEY_SCALE, ...ends);
  const slope = profit.groups.reduce(
    (sum, { calls, call }) => (call ? sum + calls * callSlopeFarAbove(call) : sum),
    last?.slope ?? 0,
  );
  return { from, slope, limit: sampleProfit(profit, from).profit };
}

/** Prices between which the profit is smooth: zero, the strikes and the start of the asymptote. */
const corners = ({ expired, groups }: PnlFunction, far: number): number[] => {
  const strikes = groups.map(({ strike }) => strike);
  const bends = expired.map((node) => node.price / MONEY_SCALE);
  return [...new Set([...bends, ...strikes, far])].sort((a, b) => a - b);
};

/** Difference of two profits, relative to the price, that rounding can cause. */
const INDISTINCT = 1e-11;

/** The greatest profit or loss, in dollars, and the prices at which it is attained. */
interface Extreme {
  readonly value: number | 'unlimited';
  readonly at: readonly PriceInterval[];
}

/** The greatest value of `side` · profit over all prices, the asymptote included. */
export function extreme(
  profit: PnlFunction,
  samples: readonly ProfitSample[],
  asymptote: Asymptote,
  side: 1 | -1,
): Extreme {
  if (side * asymptote.slope > 0) return { value: 'unlimited', at: [] };
  const best = extremeProfit(profit, samples, side);
  if (!best) return { value: 0, at: [] };
  const onAsymptote =
    asymptote.slope === 0 && side * (asymptote.limit - best.profit) > INDISTINCT * asymptote.from;
  return onAsymptote
    ? { value: side * asymptote.limit, at: [{ from: asymptote.from, to: 'unlimited' }] }
    : { value: side * best.profit, at: [{ from: best.price, to: best.price }] };
}

/** Profits at the corners: between two of them the profit is smooth. */
export const samplesAt = (profit: PnlFunction, asymptote: Asymptote): ProfitSample[] =>
  corners(profit, asymptote.from).map((price) => sampleProfit(profit, price));

/**
 * The maximum loss at the date alone, in dollars: `maxLoss` of {@link profitShape}.
 *
 * @example maxLossAtDate(pnlFunction([], [unexpired(longCall(100, 7))])) // 700: at a price of 0 the call has no value
 */
export function maxLossAtDate(profit: PnlFunction): number | 'unlimited' {
  const asymptote = upperAsymptote(profit);
  if (asymptote.slope < 0) return 'unlimited';
  return extreme(profit, samplesAt(profit, asymptote), asymptote, -1).value;
}
