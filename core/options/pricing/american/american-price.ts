import { ok, refuse, type Result } from '../../../shared/index.ts';
import { optionPrice, type BlackScholesInput } from '../black-scholes.ts';
import { certainPut } from './no-volatility.ts';
import { premiumAt, premiumIntegrand, type PremiumIntegrand } from './early-exercise-premium.ts';
import type { AmericanAccuracy } from './boundary-iteration.ts';
import {
  exerciseBoundary,
  type AmericanRefusal,
  type ExerciseBoundary,
} from './exercise-boundary.ts';

/** An American option and its market. */
export type AmericanOption = BlackScholesInput;

/** A boundary with the integrand of one time to expiry: all that the prices of one date share. */
export interface AmericanDate {
  readonly boundary: ExerciseBoundary;
  /** Time to expiry in years. */
  readonly years: number;
  /** null where the price needs no integral. */
  readonly integrand: PremiumIntegrand | null;
}

/**
 * Prepares one date, at most `boundary.terms.years` before expiry, for {@link americanPriceAt}.
 *
 * @example americanDate(exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.06, dividendYield: 0 }, 'exact').value, 0).integrand // null
 */
export function americanDate(boundary: ExerciseBoundary, years: number): AmericanDate {
  const integrand =
    boundary.shape === 'curve' && years > 0 ? premiumIntegrand(boundary, years) : null;
  return { boundary, years, integrand };
}

/** Gain of exercise now, dollars per share. */
export const intrinsicValue = (isCall: boolean, spot: number, strike: number): number =>
  Math.max(isCall ? spot - strike : strike - spot, 0);

/**
 * American price from a prepared date, dollars per share, in about half a microsecond.
 *
 *     max(exercise now, min(European price + early-exercise premium, upper bound)),   upper bound: strike of a put, spot of a call
 *
 * @param spot dollars, not negative
 * @param strike dollars, not negative; spot and strike not both 0
 * @example
 * const boundary = exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.06, dividendYield: 0 }, 'exact').value;
 * americanPriceAt(americanDate(boundary, 1), 36, 40).toFixed(4) // '4.4867'
 */
export function americanPriceAt(date: AmericanDate, spot: number, strike: number): number {
  const { boundary, years, integrand } = date;
  const { type, rate, dividendYield, volatility } = boundary.terms;
  const isCall = type === 'call';
  const intrinsic = intrinsicValue(isCall, spot, strike);
  if (years <= 0) return intrinsic;
  const unit = isCall ? spot : strike;
  const x = (isCall ? strike : spot) / unit;
  const european = optionPrice({ type, spot, strike, years, volatility, rate, dividendYield });
  if (boundary.shape === 'never' || !(x < Infinity)) return european;
  if (boundary.shape === 'certain') {
    return Math.max(intrinsic, european, unit * certainPut(boundary.put, years, x).price);
  }
  if (!integrand || x <= integrand.boundary) return intrinsic;
  const premium = Math.max(0, premiumAt(integrand, x));
  return Math.max(intrinsic, Math.min(unit, european + unit * premium));
}

/** Whether spot and strike can be priced. */
export const isPriceable = (spot: number, strike: number): boolean =>
  spot >= 0 && strike >= 0 && spot + strike > 0 && spot + strike < Infinity;

/**
 * Price of an American option, dollars per share: the boundary and one date in one call.
 *
 * Assumes lognormal prices, constant rates and a continuous dividend yield. Equal to the European price where exercise
 * before expiry never pays: a call with q ≤ 0 and r ≥ q, a put with r ≤ 0 and q ≥ r.
 * Source: as {@link exerciseBoundary}.
 *
 * @example americanPrice({ type: 'put', spot: 36, strike: 40, years: 1, volatility: 0.2, rate: 0.06, dividendYield: 0 }, 'exact').value.toFixed(4) // '4.4867'
 */
export function americanPrice(
  option: AmericanOption,
  accuracy: AmericanAccuracy = 'live',
): Result<number, AmericanRefusal> {
  if (!isPriceable(option.spot, option.strike)) return refuse('invalidInput');
  const boundary = exerciseBoundary(option, accuracy);
  if (!boundary.ok) return boundary;
  return ok(
    americanPriceAt(americanDate(boundary.value, option.years), option.spot, option.strike),
  );
}
