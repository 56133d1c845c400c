import { MONEY_SCALE } from '../../shared/index.ts';
import { sampleProfit } from './dated-profit.ts';
import type { DatedProfit } from './dated-profit.ts';
import type { ModelTerms } from './model-worth.ts';

/** The profit beyond all strikes, where it is a straight line but for less than a double can tell. */
export interface FarTail {
  /** Dollars a share. */
  readonly from: number;
  /** Shares. */
  readonly slope: number;
  /** Profit in dollars at `from`; with slope 0 the profit that it tends to. */
  readonly limit: number;
}

/** Standard deviations beyond which the normal distribution weighs less than 1e-20. */
const FAR = 9.5;

/** Times the strike: prices above are out of this world, and what would be exercised there is left out. */
const FARTHEST_EXERCISE = 1e3;

/**
 * The price above which a far call is worth less than its exercise: S·(1 − e^(−qτ)) = K·(1 − e^(−rτ)). By ever less
 * dividend it lies ever farther out, and up to there the tail slopes a little; without any it slopes nowhere.
 */
function exercisePrice(strike: number, { years, rate, dividendYield }: ModelTerms): number {
  const price = (strike * Math.expm1(-rate * years)) / Math.expm1(-dividendYield * years);
  return price > 0 && price < Infinity ? Math.min(price, FARTHEST_EXERCISE * strike) : 0;
}

/** The price beyond which the options of a strike have no curvature left. */
function straightBeyond(strike: number, terms: ModelTerms): number {
  const deviation = terms.volatility * Math.sqrt(terms.years);
  const drift = Math.abs(terms.rate - terms.dividendYield) * terms.years;
  const straight = strike * Math.exp(FAR * deviation + (deviation * deviation) / 2 + drift);
  return terms.atLeastIntrinsic ? Math.max(straight, exercisePrice(strike, terms)) : straight;
}

/**
 * Far above its strike a call with life left is worth its forward, and a put nothing:
 *
 *     C → S·e^(−qτ) − K·e^(−rτ)    slope of the tail = ended shares + Σ calls · e^(−qτ)
 *
 * European exercise with q > 0 makes that slope less than one a share. Held at the intrinsic worth, and with q = 0,
 * each call is one share and the shares of a calendar cancel exactly.
 */
export function farTail(profit: DatedProfit): FarTail {
  const last = profit.ended.at(-1);
  const ends = profit.groups.map(({ strike, terms }) => straightBeyond(strike, terms));
  const from = 2 * Math.max(1, (last?.price ?? 0) / MONEY_SCALE, ...ends);
  const slope = profit.groups.reduce((sum, { calls, terms }) => {
    const each = terms.atLeastIntrinsic ? 1 : Math.exp(-terms.dividendYield * terms.years);
    return sum + calls * each;
  }, last?.slope ?? 0);
  return { from, slope, limit: sampleProfit(profit, from).profit };
}
