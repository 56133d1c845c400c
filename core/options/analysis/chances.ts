import { toDollars } from '../../shared/index.ts';
import { yearsBetween } from '../contracts/index.ts';
import { probabilityWithin } from '../payoff/index.ts';
import type { PriceDistribution, PriceInterval } from '../payoff/index.ts';
import { normalCdf } from '../pricing/index.ts';
import { frontSettlement } from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { distributionAfter, distributionUnder, isLognormal, measureOf } from './measure.ts';
import { profitCurve } from './profit-curve.ts';
import type { ProfitDate } from './profit-curve.ts';
import type { Measure, StrategyAnalysis } from './strategy-analysis.ts';

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

/** A probability of touching a price, and how it was found. */
export interface TouchProbability {
  readonly value: number;
  /** `exact` for lognormal prices; else `reflection`, a bound from the prices at expiry. */
  readonly method: 'exact' | 'reflection';
}

/** Probability that a lognormal price touches a level, by the reflection principle with drift ν = μ − σ²/2. */
function lognormalTouch({ drift, volatility, years }: Measure, distance: number): number {
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return 0;
  const nu = drift - (volatility * volatility) / 2;
  const [away, toward] = distance > 0 ? [distance, nu] : [-distance, -nu];
  const straight = normalCdf((toward * years - away) / deviation);
  const reflected =
    Math.exp((2 * toward * away) / (volatility * volatility)) *
    normalCdf((-away - toward * years) / deviation);
  return Math.min(1, straight + reflected);
}

/**
 * Probability that the underlying touches a price in dollars before the front expiry; null without a measure.
 *
 *     exact, lognormal prices: Φ((νt − b)/σ√t) + e^(2νb/σ²)·Φ((−b − νt)/σ√t)    b = |ln(x/S)|, ν = ±(μ − σ²/2)
 *     reflection: min(1, 2·P(S_t beyond x))
 *
 * A path that touches the price ends beyond it about every other time. Where prices are not lognormal that gives the
 * bound by reflection. Source: Hull, Options, Futures and Other Derivatives, section 26.9 (barrier options).
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * probabilityOfTouch(input, 100) // { value: 1, method: 'exact' }
 */
export function probabilityOfTouch(input: AnalysisInput, price: number): TouchProbability | null {
  const measure = measureOf(input);
  if (!measure || !(price > 0)) return null;
  const distance = Math.log(price / toDollars(input.spot));
  if (isLognormal(measure))
    return {
      value: distance === 0 ? 1 : lognormalTouch(measure, distance),
      method: 'exact',
    };
  const prices = distributionUnder(input, measure);
  if (!prices) return null;
  const below = prices.probabilityBelow(price);
  const beyond = distance > 0 ? 1 - below : below;
  return { value: distance === 0 ? 1 : Math.min(1, 2 * beyond), method: 'reflection' };
}

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
