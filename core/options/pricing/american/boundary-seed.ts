import { exponential } from '../elementary-functions.ts';
import { INVERSE_ROOT_TWO_PI, millsRatio } from '../normal-distribution.ts';

/** A put on one unit of strike; see {@link equivalentPut}. Rates are continuous, fractions per year. */
export interface PutTerms {
  /** r ≥ 0 */
  readonly rate: number;
  readonly dividendYield: number;
  /** σ > 0, a fraction per year. */
  readonly volatility: number;
}

/** r·τ below which (1 − e^(−rτ))/r is τ. */
const NO_INTEREST = 1e-15;
/** Newton steps at most; two or three are usual. */
const STEPS = 8;
/** A step below this fraction of σ√τ ends the search: the fixed-point iteration removes far larger errors. */
const ENOUGH = 1e-3;

/**
 * Exercise boundary of an American put by the QD+ approximation.
 *
 *     (λ + c)·(1 − B − p) + B·(1 − e^(−qτ)·Φ(−d1)) = 0,   the strike is 1, p the European put at spot B
 *     λ = −(N − 1)/2 − W/2,   W = √((N − 1)² + 4M/h),   M = 2r/σ²,  N = 2(r − q)/σ²,  h = 1 − e^(−rτ)
 *     c = (1 − h)/W · (M/h − (M/h)²/W² − 2·Θ·e^(rτ) / (σ²·(1 − B − p))),   Θ = ∂p/∂t at spot B
 *
 * Multiplied out, the equation has no quotient by 1 − B − p; Newton's method solves it in ln B.
 *
 * Source: M. Li, 'Analytical Approximations for the Critical Stock Prices of American Options', Review of Derivatives
 * Research 13 (2010).
 *
 * @param put terms with single-boundary exercise
 * @param years τ, time to expiry
 * @param start limit of the boundary at expiry, min(1, r/q)
 * @param depth first value of the answer to try
 * @returns ln(start/B), positive
 */
export function qdPlusDepth(put: PutTerms, years: number, start: number, depth: number): number {
  const { rate: r, dividendYield: q, volatility } = put;
  const variance = volatility * volatility;
  const s = volatility * Math.sqrt(years);
  const cash = exponential(-r * years);
  const share = exponential(-q * years);
  const perInterest =
    2 / (variance * (r * years > NO_INTEREST ? -Math.expm1(-r * years) / r : years));
  const drift = (2 * (r - q)) / variance - 1;
  const root = Math.sqrt(drift * drift + 4 * perInterest);
  const power = (cash / root) * (perInterest - (perInterest / root) ** 2) - 0.5 * (drift + root);
  const perTheta = 2 / (variance * root);
  const shift = Math.log(start) + (r - q) * years;

  let y = depth;
  for (let step = 0; step < STEPS; step += 1) {
    const boundary = start * exponential(-y);
    const d1 = (shift - y) / s + 0.5 * s;
    const d2 = d1 - s;
    const density = share * INVERSE_ROOT_TWO_PI * exponential(-0.5 * d1 * d1);
    const weighted = boundary * density;
    const tail1 = d1 > 0 ? density * millsRatio(d1) : share - density * millsRatio(-d1);
    const tail2 = d2 > 0 ? weighted * millsRatio(d2) : cash - weighted * millsRatio(-d2);
    const gain = 1 - boundary - tail2 + boundary * tail1;
    const theta = r * tail2 - q * boundary * tail1 - (0.5 * weighted * variance) / s;
    const error = power * gain - perTheta * theta + boundary * (1 - tail1);
    const perSpot = density / s;
    const thetaSlope = (q - r + (0.5 * variance * d2) / s) * perSpot - q * tail1;
    const slope = (1 - power) * (1 - tail1) - perTheta * thetaSlope + perSpot;
    const next = Math.min(Math.max(y + error / (boundary * slope), 0.5 * y), 2 * y);
    const moved = Math.abs(next - y);
    y = next;
    if (moved < ENOUGH * s) break;
  }
  return y;
}
