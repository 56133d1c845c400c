import { ok, refuse, type Dollars, type Result } from '../../../shared/index.ts';
import type { OptionType } from '../../contracts/index.ts';
import { boundaryCoefficients, type AmericanAccuracy } from './boundary-iteration.ts';
import type { PutTerms } from './boundary-seed.ts';
import { chebyshevSum } from './chebyshev.ts';
import { dividendPremium, type PremiumColumn } from './dividend-grid.ts';

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
