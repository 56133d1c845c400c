import type { Smile } from './stock.ts';

/** Variance of the log price per year: current, long-run, and the speed of mean reversion between them. */
export interface VarianceState {
  readonly current: number;
  readonly longRun: number;
  readonly speed: number;
}

/**
 * Total implied variance at the money until `years`:
 *
 *     θ(t) = v∞ t + (v₀ − v∞)(1 − e^(−κt)) / κ + the variance of the earnings on the way
 *
 * It only grows with t, since its slope lies between v₀ and v∞: no calendar arbitrage.
 */
export function totalVariance(state: VarianceState, years: number, earnings: number): number {
  const { current, longRun, speed } = state;
  return longRun * years - ((current - longRun) * Math.expm1(-speed * years)) / speed + earnings;
}

/**
 * Curvature of the smile at θ: φ = η / √(θ (1 + θ)).
 *
 * Free of butterfly arbitrage where η² (1 + |ρ|) ≤ 4, as θφ² < η² and θφ ≤ η√θ
 * (Gatheral and Jacquier 2014, theorem 4.2 and section 4).
 */
export const curvatureAt = (smile: Smile, theta: number): number =>
  smile.curvature / Math.sqrt(theta * (1 + theta));

/**
 * SSVI, total implied variance at log-moneyness k = log(K / F):
 *
 *     w(k) = θ/2 (1 + ρφk + √((φk + ρ)² + 1 − ρ²))
 */
export function smileVariance(smile: Smile, theta: number, phi: number, k: number): number {
  const { correlation: rho } = smile;
  const x = phi * k;
  return (theta / 2) * (1 + rho * x + Math.sqrt((x + rho) ** 2 + 1 - rho * rho));
}
