import type { Dollars, Instant } from '../../shared/index.ts';
import { MONEY_SCALE } from '../../shared/index.ts';
import { isOptionLeg } from '../contracts/index.ts';
import { curvePrices, expiryCurve, payoffAt, profitLine } from '../payoff/index.ts';
import { profitColumns, profitShape, sampleProfit } from '../valuation/index.ts';
import type { CurvePoint, ProfitLine } from '../payoff/index.ts';
import type { PnlFunction } from '../valuation/index.ts';
import {
  fixedProfit,
  frontSettlement,
  hasLaterLegs,
  isKnown,
  profitUnknownBy,
  profitWhen,
} from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** The date of a profit: the front expiry, or any instant. */
export type ProfitDate = Instant | 'expiry';

/** Prices in dollars, and how many points of the curve at least. */
export interface CurveQuery {
  readonly at: ProfitDate;
  readonly from: Dollars;
  readonly to: Dollars;
  readonly points: number;
}

/** The instant that is meant: the front expiry's close, now without options. */
export const instantOf = (input: AnalysisInput, at: ProfitDate): Instant => {
  if (at !== 'expiry') return at;
  return frontSettlement(input.legs) ?? input.asOf;
};

/** The profit at a date by the model, or null when a volatility or a rate is missing. */
function profitOf(input: AnalysisInput, at: ProfitDate): PnlFunction | null {
  const profit = profitWhen(input, instantOf(input, at));
  return isKnown(profit) ? profit : null;
}

/**
 * {@link profitLine} of the strategy at the expiry of all legs, in money, with what is booked and the dividends of its
 * shares. Without options the date matters for the dividends alone.
 *
 * @example payoffLine(analysisInput([longStock(50, 100)], { commissions: 6_500 })) // [{ price: 0, profit: -50_006_500, slope: 100 }]
 */
export const payoffLine = (input: AnalysisInput, at: ProfitDate = 'expiry'): ProfitLine =>
  profitLine(input.legs, fixedProfit(input, instantOf(input, at)));

/** Whether the profit at the date is the straight payoff, which needs no model. */
export const isPayoff = (input: AnalysisInput, at: ProfitDate): boolean =>
  profitUnknownBy(input).length === 0 &&
  ((at === 'expiry' && !hasLaterLegs(input)) || !input.legs.some(isOptionLeg));

/**
 * The profit over a range of prices at the front expiry or at any other date. Strikes and breakevens of the expiry
 * are among its points, so that it can be drawn with sharp corners; an earlier date is a smooth curve. Dollars.
 * Null when a volatility or an expiry's rates that the date needs, or a settlement price, are missing.
 *
 * @example
 * const curve = profitCurve(analysisInput([longCall(100, 5)]), { at: 'expiry', from: 90, to: 110, points: 2 });
 * curve.map(({ price, profit }) => [price, profit]) // [[90, -500], [100, -500], [105, 0], [110, 500]]
 */
export function profitCurve(input: AnalysisInput, query: CurveQuery): readonly CurvePoint[] | null {
  const { at, from, to, points } = query;
  if (isPayoff(input, at)) return expiryCurve(payoffLine(input, at), from, to, points);
  const profit = profitOf(input, at);
  if (!profit) return null;
  const bends = profit.expired.map((node) => node.price / MONEY_SCALE);
  const zeros = new Set(at === 'expiry' ? profitShape(profit).breakevens : []);
  const prices = curvePrices(from, to, points, [...bends, ...zeros]);
  const profits = new Float64Array(prices.length);
  profitColumns(prices)(profit, profits);
  return prices.map((price, i) => ({ price, profit: zeros.has(price) ? 0 : profits[i]! }));
}

/**
 * The profit in dollars if the underlying is at `price` dollars at the date; null as for {@link profitCurve}.
 *
 * @example profitAtPrice(analysisInput([longCall(100, 5)]), 110, 'expiry') // 500: 100 · (110 − 100 − 5)
 */
export function profitAtPrice(
  input: AnalysisInput,
  price: Dollars,
  at: ProfitDate,
): Dollars | null {
  if (isPayoff(input, at)) return payoffAt(payoffLine(input, at), price);
  const profit = profitOf(input, at);
  return profit && sampleProfit(profit, price).profit;
}
