import { MONEY_SCALE } from '../../shared/index.ts';
import { sampleProfit } from './dated-profit.ts';
import type { DatedProfit } from './dated-profit.ts';

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

/**
 * Far above its strike a call with life left is worth its forward, and a put nothing:
 *
 *     C → S·e^(−qτ) − K·e^(−rτ)    slope of the tail = ended shares + Σ calls · e^(−qτ)
 *
 * European exercise with q > 0 makes that slope less than one a share; with q = 0 shares cancel exactly.
 */
export function farTail(profit: DatedProfit): FarTail {
  const last = profit.ended.at(-1);
  const ends = profit.groups.map(({ strike, terms }) => {
    const deviation = terms.volatility * Math.sqrt(terms.years);
    const drift = Math.abs(terms.rate - terms.dividendYield) * terms.years;
    return strike * Math.exp(FAR * deviation + (deviation * deviation) / 2 + drift);
  });
  const from = 2 * Math.max(1, (last?.price ?? 0) / MONEY_SCALE, ...ends);
  const slope = profit.groups.reduce(
    (sum, { calls, terms }) => sum + calls * Math.exp(-terms.dividendYield * terms.years),
    last?.slope ?? 0,
  );
  return { from, slope, limit: sampleProfit(profit, from).profit };
}
