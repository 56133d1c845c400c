import { optionPrice } from '../black-scholes.ts';
import { exponential } from '../elementary-functions.ts';
import { INVERSE_ROOT_TWO_PI, millsRatio } from '../normal-distribution.ts';
import type { AmericanAccuracy } from './boundary-iteration.ts';
import type { PremiumSlopes } from './dividend-grid.ts';
import { boundaryDepth, type ExerciseBoundary } from './exercise-boundary.ts';
import { gaussLegendre, type Quadrature } from './quadrature.ts';

/**
 * Integrand of the premium at one time to expiry, prepared for many spots. All rates are those of the equivalent put on
 * one unit of strike; an entry of an array belongs to a quadrature point, Δ later than now.
 */
export interface PremiumIntegrand {
  readonly rate: number;
  readonly dividendYield: number;
  /** Spot over strike at and below which the put is exercised now. */
  readonly boundary: number;
  /** w·e^(−rΔ), with the scaled weight of the quadrature. */
  readonly cash: Float64Array;
  /** w·e^(−qΔ) */
  readonly share: Float64Array;
  /** Boundary B at Δ. */
  readonly barrier: Float64Array;
  /** −ln B + (r − q)·Δ */
  readonly shift: Float64Array;
  /** σ√Δ */
  readonly deviation: Float64Array;
}

/** Points of the quadrature, and the exponent that crowds them at Δ = 0, where the integrand of a spot near B is steep. */
const RULES = {
  live: crowded(12, 1.5),
  exact: crowded(64, 2),
} as const satisfies Record<AmericanAccuracy, Quadrature>;

/** Gauss–Legendre in v on [0, 1] with θ = (π/2)·vᵍ. */
function crowded(points: number, power: number): Quadrature {
  const { nodes, weights } = gaussLegendre(points, 1);
  return {
    nodes: nodes.map((v) => (Math.PI / 2) * v ** power),
    weights: weights.map((w, j) => w * (Math.PI / 2) * power * nodes[j]! ** (power - 1)),
  };
}

/** Largest relative change of the premium that brings the value at the boundary to the gain of exercise. */
const LARGEST_CORRECTION = 0.01;

/**
 * The integrand for `years` to expiry, at most those of the boundary; the shape of the boundary must be a curve.
 *
 * Its weights are scaled, so that the value meets the gain of exercise at the boundary, 1 − B, without a jump. The
 * factor differs from 1 by the errors of boundary and quadrature.
 *
 * @param accuracy of the quadrature, that of the boundary unless stated
 */
export function premiumIntegrand(
  boundary: ExerciseBoundary,
  years: number,
  accuracy: AmericanAccuracy = boundary.accuracy,
): PremiumIntegrand {
  const { rate: r, dividendYield: q, volatility } = boundary.put;
  const { nodes, weights } = RULES[accuracy];
  const points = nodes.length;
  const block = new Float64Array(5 * points);
  const [cash, share, barrier, shift, deviation] = [0, 1, 2, 3, 4].map((i) =>
    block.subarray(i * points, (i + 1) * points),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const logStart = Math.log(boundary.start);
  for (let j = 0; j < points; j += 1) {
    const sine = Math.sin(nodes[j]!);
    const cosine = Math.cos(nodes[j]!);
    const later = years * sine * sine;
    const log = logStart - boundaryDepth(boundary, years * cosine * cosine);
    const weight = weights[j]! * years * 2 * sine * cosine;
    cash[j] = weight * exponential(-r * later);
    share[j] = weight * exponential(-q * later);
    barrier[j] = exponential(log);
    shift[j] = (r - q) * later - log;
    deviation[j] = volatility * Math.sqrt(years) * sine;
  }
  const now = boundary.start * exponential(-boundaryDepth(boundary, years));
  const at = { rate: r, dividendYield: q, boundary: now, cash, share, barrier, shift, deviation };
  const european = optionPrice({ type: 'put', spot: now, strike: 1, years, ...boundary.put });
  const factor = (1 - now - european) / premiumAt(at, now);
  if (Math.abs(factor - 1) < LARGEST_CORRECTION)
    for (let j = 0; j < 2 * points; j += 1) block[j] = block[j]! * factor;
  return at;
}

/**
 * Early-exercise premium of the put on one unit of strike.
 *
 *     ∫₀^τ (r·e^(−rΔ)·Φ(−d₋) − q·x·e^(−qΔ)·Φ(−d₊)) dΔ,   d± = (ln(x/B(τ − Δ)) + (r − q ± σ²/2)·Δ)/(σ√Δ)
 *
 * One exponential a point serves both tails, for x·e^(−qΔ)·φ(d₊) = B·e^(−rΔ)·φ(d₋).
 * Source: I. J. Kim, 'The Analytic Valuation of American Options', Review of Financial Studies 3 (1990).
 *
 * @param x spot over strike, positive and above the boundary
 */
export function premiumAt(at: PremiumIntegrand, x: number): number {
  const { rate, dividendYield, cash, share, barrier, shift, deviation } = at;
  const log = Math.log(x);
  let sum = 0;
  for (let j = 0; j < cash.length; j += 1) {
    const sd = deviation[j]!;
    const plus = (log + shift[j]!) / sd + 0.5 * sd;
    const minus = plus - sd;
    const density = cash[j]! * INVERSE_ROOT_TWO_PI * exponential(-0.5 * minus * minus);
    sum +=
      rate * (minus > 0 ? density * millsRatio(minus) : cash[j]! - density * millsRatio(-minus));
    if (dividendYield === 0) continue;
    const shareDensity = density * barrier[j]!;
    sum -=
      dividendYield *
      (plus > 0
        ? shareDensity * millsRatio(plus)
        : x * share[j]! - shareDensity * millsRatio(-plus));
  }
  return sum;
}

/**
 * {@link premiumAt} with its slope and curvature in x.
 *
 *     slope      ∫ (e^(−rΔ)·φ(d₋)·(q·B − r)/(x·σ√Δ) − q·e^(−qΔ)·Φ(−d₊)) dΔ
 *     curvature  ∫ e^(−rΔ)·φ(d₋)/(x²·σ√Δ) · ((r − q·B)·(1 + d₋/(σ√Δ)) + q·B) dΔ
 */
export function premiumSlopes(at: PremiumIntegrand, x: number): PremiumSlopes {
  const { rate, dividendYield, cash, share, barrier, shift, deviation } = at;
  const log = Math.log(x);
  let value = 0;
  let slope = 0;
  let curvature = 0;
  for (let j = 0; j < cash.length; j += 1) {
    const sd = deviation[j]!;
    const plus = (log + shift[j]!) / sd + 0.5 * sd;
    const minus = plus - sd;
    const density = cash[j]! * INVERSE_ROOT_TWO_PI * exponential(-0.5 * minus * minus);
    const shareDensity = density * barrier[j]!;
    const yielded = dividendYield * barrier[j]!;
    const cashTail = density * millsRatio(Math.abs(minus));
    value += rate * (minus > 0 ? cashTail : cash[j]! - cashTail);
    slope += (density * (yielded - rate)) / sd;
    if (dividendYield !== 0) {
      const tail = shareDensity * millsRatio(Math.abs(plus));
      const shareTail = dividendYield * (plus > 0 ? tail : x * share[j]! - tail);
      value -= shareTail;
      slope -= shareTail;
    }
    curvature += (density / sd) * ((rate - yielded) * (1 + minus / sd) + yielded);
  }
  return { value, slope: slope / x, curvature: curvature / (x * x) };
}
