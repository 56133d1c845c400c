import { ok, refuse, type Dollars, type Result } from '../../../shared/index.ts';
import type { OptionType } from '../../contracts/index.ts';
import { optionPrice } from '../black-scholes.ts';
import { exponential, INVERSE_ROOT_TWO_PI, millsRatio } from '../special-functions.ts';
import {
  boundaryCoefficients,
  type AmericanAccuracy,
  type PutTerms,
} from './boundary-collocation.ts';
import { dividendPremium, type PremiumColumn, type PremiumSlopes } from './dividend-grid.ts';
import { gaussLegendre, type Quadrature } from './quadrature.ts';

/** What an exercise boundary depends on: neither spot nor strike. */
export interface BoundaryTerms {
  readonly type: OptionType;
  /** Longest time to expiry that the boundary serves, in years. */
  readonly years: number;
  /** σ, a fraction per year. */
  readonly volatility: number;
  /** Risk-free rate r, continuous, a fraction per year. */
  readonly rate: number;
  /** Dividend yield or carry q, continuous, a fraction per year. */
  readonly dividendYield: number;
}

/**
 * Why an American option has no price: an input is not finite, or spot, strike or volatility is negative, or spot and
 * strike are both 0.
 */
export type AmericanRefusal = 'invalidInput';

/**
 * Spot at or beyond which an American option is worth exercising, by time to expiry, for every strike and every date up
 * to `terms.years` before expiry.
 */
export interface ExerciseBoundary {
  readonly terms: BoundaryTerms;
  /** The accuracy in force: exact where rates are too large for a live boundary. */
  readonly accuracy: AmericanAccuracy;
  /** The put that the option is equivalent to; see {@link equivalentPut}. */
  readonly put: PutTerms;
  /**
   * `curve`; `never` where exercise before expiry never pays; `certain` where volatility is negligible and the boundary
   * flat; `two` where exercise pays between two prices: a put with q < r < 0, a call with r < q < 0.
   */
  readonly shape: 'curve' | 'never' | 'certain' | 'two';
  /** Boundary of the put over its strike as time to expiry goes to 0: min(1, r/q). */
  readonly start: number;
  /** Chebyshev coefficients of ln²(start/B) in z = 2·√(τ/years) − 1; empty unless the shape is a curve. */
  readonly coefficients: Float64Array;
}

/**
 * Put with the same value: a call on S struck at K is a put on K struck at S, with r and q exchanged.
 *
 *     C(S, K, r, q) = P(K, S, q, r)
 *
 * Source: R. McDonald and M. Schroder, 'A Parity Result for American Options', Journal of Computational Finance 1 (1998).
 *
 * @example equivalentPut({ type: 'call', years: 1, volatility: 0.2, rate: 0.05, dividendYield: 0.01 }) // { rate: 0.01, dividendYield: 0.05, volatility: 0.2 }
 */
export function equivalentPut({ type, volatility, rate, dividendYield }: BoundaryTerms): PutTerms {
  return type === 'put'
    ? { rate, dividendYield, volatility }
    : { rate: dividendYield, dividendYield: rate, volatility };
}

/** (r⁺ + (−q)⁺)·T below which what early exercise of a put earns is lost in rounding. */
const NO_EARNINGS = 1e-15;
/** σ√T below which an option is valued without volatility. */
const NO_VOLATILITY = 1e-8;
/** (q − r)·√T/σ above which the spot falls to the boundary almost surely at one time. */
const CERTAIN_FALL = 55;
/** (r − q)/σ² above which the spot almost surely leaves the boundary at once: the price errs by less than 2e-7. */
const CERTAIN_RISE = 1e6;
/** (r + |q|)·T above which the live collocation has too few nodes for the boundary. */
const LIVE_RATES = 2;

/**
 * Exercise boundary of an American option under constant rates and volatility.
 *
 * Computed once by {@link boundaryCoefficients}, it serves all spots, strikes and dates.
 *
 * Assumes r and q continuous and constant.
 * Source: L. Andersen, M. Lake and D. Offengenden, 'High-performance American option pricing', Journal of Computational
 * Finance 20 (2016).
 *
 * @example exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.05, dividendYield: 0 }, 'exact').ok // true
 */
export function exerciseBoundary(
  terms: BoundaryTerms,
  wanted: AmericanAccuracy = 'live',
): Result<ExerciseBoundary, AmericanRefusal> {
  const { years, volatility } = terms;
  const put = equivalentPut(terms);
  const { rate: r, dividendYield: q } = put;
  const accuracy = (r + Math.abs(q)) * years > LIVE_RATES ? 'exact' : wanted;
  if (!(volatility >= 0 && Number.isFinite(years + volatility + r + q))) {
    return refuse('invalidInput');
  }
  const flat = { terms, accuracy, put, start: q > r && r > 0 ? r / q : 1, coefficients: NONE };
  const earned = (Math.max(r, 0) + Math.max(-q, 0)) * years;
  const idle = (r <= 0 && q >= r) || earned < NO_EARNINGS;
  if (years <= 0 || idle) return ok({ ...flat, shape: 'never' });
  const deviation = volatility * Math.sqrt(years);
  const certain =
    deviation < NO_VOLATILITY ||
    r - q > CERTAIN_RISE * volatility * volatility ||
    (q - r) * years > CERTAIN_FALL * deviation;
  if (certain) {
    return ok({ ...flat, shape: 'certain' });
  }
  if (r < 0) return ok({ ...flat, shape: 'two' });
  return ok({
    ...flat,
    shape: 'curve',
    coefficients: boundaryCoefficients(put, years, flat.start, accuracy),
  });
}

const NONE = new Float64Array(0);

/** Early-exercise premium of the equivalent put on one unit of strike where exercise pays between two prices. */
export const premiumBetween = ({ put, accuracy }: ExerciseBoundary, years: number): PremiumColumn =>
  dividendPremium({ type: 'put', years, ...put, dividends: [] }, accuracy);

/**
 * Sum of a Chebyshev series at z by Clenshaw's recurrence.
 *
 *     Σ cₖ·Tₖ(z),   −1 ≤ z ≤ 1
 *
 * @example chebyshevSum(Float64Array.of(1, 2, 3), 0.5) // 0.5 = 1 + 2·0.5 + 3·(2·0.25 − 1)
 */
export function chebyshevSum(coefficients: Float64Array, z: number): number {
  let next = 0;
  let afterNext = 0;
  for (let k = coefficients.length - 1; k > 0; k -= 1) {
    const sum = coefficients[k]! + 2 * z * next - afterNext;
    afterNext = next;
    next = sum;
  }
  return coefficients[0]! + z * next - afterNext;
}

/** ln(start/B) of the equivalent put, `years` before expiry. */
export function boundaryDepth(boundary: ExerciseBoundary, years: number): number {
  if (boundary.shape !== 'curve' || years <= 0) return 0;
  const z = 2 * Math.min(1, Math.sqrt(years / boundary.terms.years)) - 1;
  return Math.sqrt(Math.max(0, chebyshevSum(boundary.coefficients, z)));
}

/**
 * Spot at which an option is worth exercising `years` before expiry: a put at this price and below, a call at it and above.
 *
 *     put K·B(τ),   call K/B(τ) with the boundary B of the equivalent put
 *
 * Dollars; null where exercise before expiry never pays; the price at which exercise begins to pay where it ends at a second.
 *
 * @example boundaryPrice(exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.05, dividendYield: 0 }, 'exact').value, 100, 0) // 100
 */
export function boundaryPrice(
  boundary: ExerciseBoundary,
  strike: Dollars,
  years: number,
): number | null {
  if (boundary.shape === 'never') return null;
  const ratio =
    boundary.shape === 'two' && years > 0
      ? premiumBetween(boundary, years).boundary
      : boundary.start * Math.exp(-boundaryDepth(boundary, years));
  if (ratio === null) return null;
  return boundary.terms.type === 'call' ? strike / ratio : strike * ratio;
}

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

/** Standard deviations from which a tail is below the rounding of every sum. */
const NO_TAIL = 10;

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
    if (minus > NO_TAIL) continue;
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
    if (minus > NO_TAIL) continue;
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
