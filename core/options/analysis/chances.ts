import { toDollars } from '../../shared/index.ts';
import { yearsBetween } from '../contracts/index.ts';
import { lognormalTouch, probabilityWithin } from '../payoff/index.ts';
import { inverseNormalCdf } from '../pricing/index.ts';
import type { PriceDistribution, PriceInterval } from '../payoff/index.ts';
import { frontSettlement } from './analysis-input.ts';
import { gridDates } from './grid-axes.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { distributionAfter, distributionUnder, isLognormal, measureOf } from './measure.ts';
import { profitCurve } from './profit-curve.ts';
import type { ProfitDate } from './profit-curve.ts';
import type { StrategyAnalysis } from './strategy-analysis.ts';

/** The distribution of prices at the front expiry; null without a measure. */
function distributionOf(input: AnalysisInput): PriceDistribution | null {
  const measure = measureOf(input);
  return measure && distributionUnder(input, measure);
}

/**
 * Probability that the maximum profit is attained at the front expiry: that the price ends where the profit is
 * greatest. Null without a measure or a greatest profit; 0 where a single price has it.
 *
 * @example
 * const input = analysisInput([longCall(100, 5), shortCall(110, 2)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * probabilityOfMaxProfit(input, analyseStrategy(input)) === 1 - probabilityBelow(input, 110) // true: the spread is worth 10 above the upper strike
 */
export function probabilityOfMaxProfit(
  input: AnalysisInput,
  { maxProfitAt }: Pick<StrategyAnalysis, 'maxProfitAt'>,
): number | null {
  const prices = distributionOf(input);
  return prices && maxProfitAt.length > 0 ? probabilityWithin(maxProfitAt, prices) : null;
}

/** `exact` for lognormal prices; else `matched`, from the prices at expiry. */
export type TouchMethod = 'exact' | 'matched';

/** A probability of touching a price, and how it was found. */
export interface TouchProbability {
  readonly value: number;
  readonly method: TouchMethod;
}

/**
 * Probability that the underlying touches a price in dollars before the front expiry; null without a measure, and under
 * a target range, which says where the price ends and not how it gets there.
 *
 *     exact, lognormal prices: as {@link lognormalTouch}
 *     matched: {@link lognormalTouch} of the lognormal prices with the same mean and the same P(S_t beyond x)
 *
 * Other prices at the expiry do not say how they come about. The match is exact where they are lognormal after all, never
 * below the probability of ending beyond the price, and 1 at the spot alone. It is how one-touch options are quoted at the
 * volatility of their barrier. Source: Hull, Options, Futures and Other Derivatives, section 26.9 (barrier options).
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * probabilityOfTouch(input, 100) // { value: 1, method: 'exact' }
 */
export function probabilityOfTouch(input: AnalysisInput, price: number): TouchProbability | null {
  const measure = measureOf(input);
  if (!measure || measure.name === 'range' || !(price > 0)) return null;
  const spot = toDollars(input.spot);
  if (isLognormal(measure))
    return { value: lognormalTouch({ ...measure, spot }, price), method: 'exact' };
  const prices = distributionUnder(input, measure);
  if (!prices) return null;
  const { years } = measure;
  if (!(years > 0)) return { value: price === spot ? 1 : 0, method: 'matched' };
  const deviation = matchedDeviation(prices, price, measure.volatility * Math.sqrt(years));
  const drift = Math.log(prices.mean / spot) / years;
  const matched = { spot, drift, volatility: deviation / Math.sqrt(years), years };
  return { value: lognormalTouch(matched, price), method: 'matched' };
}

/**
 * Deviation d of the logarithm of lognormal prices with the mean F of a distribution that end below x as often:
 *
 *     ln(x/F)/d + d/2 = z = Φ⁻¹(P(S_t < x)),   d = z ± √(z² − 2·ln(x/F))
 *
 * Above the mean there may be two, of which the one nearer to `usual` is taken, or none, where d = √(2·ln(x/F)) comes
 * nearest to the probability.
 */
function matchedDeviation(prices: PriceDistribution, x: number, usual: number): number {
  const probability = prices.probabilityBelow(x);
  const below = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  const z = inverseNormalCdf(below);
  const far = 2 * Math.log(x / prices.mean);
  if (z * z < far) return Math.sqrt(far);
  const root = Math.sqrt(z * z - far);
  const found = [z - root, z + root].filter((each) => each > 0);
  const nearest = found.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual))[0];
  return nearest ?? usual;
}

/** A probability nearer to 0 or 1 is rounding. */
const LEAST_PROBABILITY = 1e-15;

/** Prices at which the profit is looked at, from this part of the spot to that one. */
const SEARCH = { from: 0.2, to: 3, points: 400 };

/** Stretches of the curve on which the profit is at least `amount`; open where the curve ends. */
function intervalsAtLeast(
  curve: readonly { readonly price: number; readonly profit: number }[],
  amount: number,
): PriceInterval[] {
  const intervals: PriceInterval[] = [];
  let from: number | null = (curve[0]?.profit ?? -Infinity) >= amount ? 0 : null;
  for (const [i, right] of curve.entries()) {
    const left = curve[i - 1];
    if (!left || left.profit >= amount === right.profit >= amount) continue;
    const part = (amount - left.profit) / (right.profit - left.profit);
    const crossing = left.price + part * (right.price - left.price);
    if (from === null) from = crossing;
    else {
      intervals.push({ from, to: crossing });
      from = null;
    }
  }
  return from === null ? intervals : [...intervals, { from, to: 'unlimited' }];
}

/**
 * Probability that at least half of the maximum profit stands at a date, by the model's value on that date; null where
 * the profit is unlimited or unknown, without a measure, or with a maximum that is no profit.
 *
 * @example
 * const input = analysisInput([longCall(100, 5), shortCall(110, 2)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * const half = probabilityOfHalfMaxProfit(input, analyseStrategy(input), 'expiry');
 * Math.abs(half - (1 - probabilityBelow(input, 106.5))) < 1e-12 // true: half of 7 is made from 106.50 on
 */
export function probabilityOfHalfMaxProfit(
  input: AnalysisInput,
  { maxProfit }: Pick<StrategyAnalysis, 'maxProfit'>,
  at: ProfitDate,
): number | null {
  const measure = measureOf(input);
  const front = frontSettlement(input.legs);
  if (typeof maxProfit !== 'number' || maxProfit <= 0 || !measure || front === null) return null;
  const years = yearsBetween(input.asOf, at === 'expiry' ? front : Math.min(at, front));
  const spot = toDollars(input.spot);
  const curve = profitCurve(input, {
    ...{ at, from: SEARCH.from * spot, to: SEARCH.to * spot, points: SEARCH.points },
  });
  const prices = years > 0 ? distributionAfter(input, measure, years) : null;
  if (!curve || !prices) return null;
  return probabilityWithin(intervalsAtLeast(curve, toDollars(maxProfit) / 2), prices);
}

/** Bounds of a probability, and how the touches in the upper one were found. */
export interface BoundedProbability {
  readonly atLeast: number;
  readonly atMost: number;
  readonly method: TouchMethod;
}

/** Dates on which the loss is looked at, and prices on each. */
const STOP = { dates: 13, points: 160 };

/** Stretches of prices with at least a loss in dollars at a date. */
function lossIntervals(input: AnalysisInput, at: ProfitDate, loss: number): PriceInterval[] | null {
  const spot = toDollars(input.spot);
  const range = { from: SEARCH.from * spot, to: SEARCH.to * spot, points: STOP.points };
  const curve = profitCurve(input, { at, ...range });
  return (
    curve &&
    intervalsAtLeast(
      curve.map((each) => ({ ...each, profit: 0 - each.profit })),
      loss,
    )
  );
}

/**
 * Bounds of the probability that the loss reaches a stop in dollars before the front expiry.
 *
 *     at least: the greatest probability on one of the dates
 *     at most: Σ P(touch of the price nearest to the spot, on each side, where the loss stands on one of the dates)
 *
 * The loss stands on up to thirteen dates by the model's value. Where the spot itself comes to have the loss, the upper
 * bound is 1. Null as for {@link probabilityOfTouch}, and where a volatility or a rate is missing.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * probabilityOfStop(input, 501) // { atLeast: 0, atMost: 0, method: 'exact' }: no more than 500 can be lost
 */
export function probabilityOfStop(input: AnalysisInput, loss: number): BoundedProbability | null {
  const measure = measureOf(input);
  const spot = toDollars(input.spot);
  if (!measure || measure.name === 'range' || !(measure.years > 0) || !(loss > 0)) return null;
  const method = isLognormal(measure) ? 'exact' : 'matched';
  const [today, ...later] = gridDates(input, STOP.dates);
  let atLeast = 0;
  let [below, above] = [0, Infinity];
  for (const { at } of [...(today ? [today] : []), ...later]) {
    const intervals = lossIntervals(input, at, loss);
    const end = at === 'expiry' ? frontSettlement(input.legs) : at;
    if (!intervals || end === null) return null;
    const years = Math.min(yearsBetween(input.asOf, end), measure.years);
    const prices = years > 0 ? distributionAfter(input, measure, years) : null;
    if (years > 0 && !prices) return null;
    if (prices) atLeast = Math.max(atLeast, probabilityWithin(intervals, prices));
    for (const { from, to } of intervals) {
      const isInside = from <= spot && (to === 'unlimited' || spot <= to);
      if (isInside && years <= 0) return { atLeast: 1, atMost: 1, method: 'exact' };
      if (isInside) [below, above] = [spot, spot];
      else if (from > spot) above = Math.min(above, from);
      else if (to !== 'unlimited') below = Math.max(below, to);
    }
  }
  const touches = [below > 0 ? below : null, above < Infinity ? above : null].map((price) =>
    price === null ? 0 : (probabilityOfTouch(input, price)?.value ?? 0),
  );
  const atMost = Math.min(1, Math.max(atLeast, touches[0]! + touches[1]!));
  return { atLeast: Math.min(1, Math.max(0, atLeast)), atMost, method };
}
