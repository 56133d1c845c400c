import { MONEY_SCALE } from '../../shared/index.ts';
import { sampleProfit } from './valuation-at-date.ts';
import type { PnlFunction } from './valuation-at-date.ts';
import type { ModelTerms } from './model-value.ts';

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

/**
 * The price above which the European value of a call is below its intrinsic value: S·(1 − e^(−qτ)) = K·(1 − e^(−rτ)).
 * As q → 0 this price tends to infinity. Below it the tail still has a small slope, which is zero when q = 0.
 */
function exercisePrice(strike: number, { years, rate, dividendYield }: ModelTerms): number {
  const price = (strike * Math.expm1(-rate * years)) / Math.expm1(-dividendYield * years);
  return price > 0 && price < Infinity ? Math.min(price, FARTHEST_EXERCISE * strike) : 0;
}

/** The price above which the gamma of the options of a strike is zero in double precision. */
function straightBeyond(strike: number, terms: ModelTerms): number {
  const deviation = terms.volatility * Math.sqrt(terms.years);
  const drift = Math.abs(terms.rate - terms.dividendYield) * terms.years;
  const straight = strike * Math.exp(FAR * deviation + (deviation * deviation) / 2 + drift);
  return terms.atLeastIntrinsic ? Math.max(straight, exercisePrice(strike, terms)) : straight;
}

/**
 * Straight line that the profit approaches far above the strikes. There a call is worth its forward and a put nothing:
 *
 *     C → S·e^(−qτ) − K·e^(−rτ)    slope of the line = expired shares + Σ calls · e^(−qτ)
 *
 * European exercise with q > 0 makes the slope of a call less than one per share. With `atLeastIntrinsic`, or with
 * q = 0, the slope is exactly one, so that the shares of a calendar spread cancel.
 */
export function upperAsymptote(profit: PnlFunction): Asymptote {
  const last = profit.expired.at(-1);
  const ends = profit.groups.map(({ strike, terms }) => straightBeyond(strike, terms));
  const from = 2 * Math.max(1, (last?.price ?? 0) / MONEY_SCALE, ...ends);
  const slope = profit.groups.reduce((sum, { calls, terms }) => {
    const each = terms.atLeastIntrinsic ? 1 : Math.exp(-terms.dividendYield * terms.years);
    return sum + calls * each;
  }, last?.slope ?? 0);
  return { from, slope, limit: sampleProfit(profit, from).profit };
}
