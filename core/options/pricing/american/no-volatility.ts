import type { PutTerms } from './boundary-seed.ts';

/** Value of a put on one unit of strike without volatility, with its slopes in the spot, and the date of exercise. */
export interface CertainPut {
  readonly price: number;
  readonly slope: number;
  readonly curvature: number;
  /** Years from now; null where the put expires worthless. */
  readonly exercise: number | null;
}

/**
 * American put where volatility is negligible: the best discounted gain of the dates to expiry.
 *
 *     max over 0 ≤ t ≤ T of (e^(−rt) − x·e^(−qt))⁺,   attained at 0, at T or where r·e^(−rt) = q·x·e^(−qt)
 *
 * @param x spot over strike
 * @example certainPut({ rate: 0.05, dividendYield: 0, volatility: 0 }, 1, 0.75).price // 0.25
 */
export function certainPut(put: PutTerms, years: number, x: number): CertainPut {
  const { rate: r, dividendYield: q } = put;
  const turn = Math.log(r / (q * x)) / (r - q);
  const dates = turn > 0 && turn < years ? [0, turn, years] : [0, years];
  let best: CertainPut = { price: 0, slope: 0, curvature: 0, exercise: null };
  for (const t of dates) {
    const share = Math.exp(-q * t);
    const price = Math.exp(-r * t) - x * share;
    if (price <= best.price) continue;
    const curvature = t === turn ? (q * share) / (x * (q - r)) : 0;
    best = { price, slope: -share, curvature, exercise: t };
  }
  return best;
}
