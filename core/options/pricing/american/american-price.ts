import { ok, refuse, type Result } from '../../../shared/index.ts';
import { blackScholes, optionPrice, type BlackScholesInput } from '../black-scholes.ts';
import {
  type AmericanRefusal,
  exerciseBoundary,
  type ExerciseBoundary,
  premiumAt,
  premiumBetween,
  premiumIntegrand,
  type PremiumIntegrand,
  premiumSlopes,
} from './exercise-boundary.ts';
import type { AmericanAccuracy, PutTerms } from './boundary-collocation.ts';
import { premiumIn, type PremiumColumn, type PremiumSlopes } from './dividend-grid.ts';

/** An American option and its market. */
export type AmericanOption = BlackScholesInput;

/** A boundary with the integrand of one time to expiry: all that the prices of one date share. */
export interface AmericanDate {
  readonly boundary: ExerciseBoundary;
  /** Time to expiry in years. */
  readonly years: number;
  /** null where the price needs no integral. */
  readonly integrand: PremiumIntegrand | null;
  /** Premium of the equivalent put where exercise pays between two prices, else null. */
  readonly column: PremiumColumn | null;
}

/**
 * Prepares one date, at most `boundary.terms.years` before expiry, for {@link americanPriceAt}.
 *
 * @example americanDate(exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.06, dividendYield: 0 }, 'exact').value, 0).integrand // null
 */
export function americanDate(boundary: ExerciseBoundary, years: number): AmericanDate {
  const integrand =
    boundary.shape === 'curve' && years > 0 ? premiumIntegrand(boundary, years) : null;
  const column = boundary.shape === 'two' && years > 0 ? premiumBetween(boundary, years) : null;
  return { boundary, years, integrand, column };
}

/** Whether a put is exercised at a spot over its strike where exercise pays between two prices. */
const isExercisedAt = ({ boundary, end }: PremiumColumn, x: number): boolean =>
  boundary !== null && x <= boundary && x >= end;

/** Gain of exercise now, dollars per share. */
export const intrinsicValue = (isCall: boolean, spot: number, strike: number): number =>
  Math.max(isCall ? spot - strike : strike - spot, 0);

/** Value of a put on one unit of strike without volatility, with its slopes in the spot, and the date of exercise. */
interface CertainPut {
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
 */
function certainPut(put: PutTerms, years: number, x: number): CertainPut {
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
  const { boundary, years, integrand, column } = date;
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
  if (column)
    return isExercisedAt(column, x)
      ? intrinsic
      : Math.max(intrinsic, european + unit * Math.max(0, premiumIn(column, x).value));
  // Where a yield is all but zero, the European value beyond the boundary is the larger one by rounding.
  if (!integrand || x <= integrand.boundary) return Math.max(intrinsic, european);
  const premium = Math.max(0, premiumAt(integrand, x));
  return Math.max(intrinsic, Math.min(unit, european + unit * premium));
}

/** Price of an American option and its slopes in the spot. */
export interface AmericanSlopes {
  /** Dollars per share. */
  readonly price: number;
  /** ∂V/∂S */
  readonly delta: number;
  /** ∂²V/∂S² */
  readonly gamma: number;
  /** Whether the option is worth exercising at this spot. */
  readonly exercised: boolean;
}

/** Slopes in the spot of `unit·f(x)`: f of the put's spot over strike x, unit the strike of a put and the spot of a call. */
function inSpot(
  isCall: boolean,
  spot: number,
  strike: number,
  f: PremiumSlopes,
): { delta: number; gamma: number } {
  if (!isCall) return { delta: f.slope, gamma: f.curvature / strike };
  const x = strike / spot;
  return { delta: f.value - x * f.slope, gamma: (x * x * f.curvature) / spot };
}

/**
 * {@link americanPriceAt} with delta and gamma, by differentiation of the integral.
 *
 * Delta lies between 0 and the shares held, ±1 where the option is exercised; beyond them only where rate and yield are
 * both negative.
 *
 * @example
 * const boundary = exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.08, dividendYield: 0 }).value;
 * americanSlopesAt(americanDate(boundary, 1), 80, 100) // { price: 20, delta: -1, gamma: 0, exercised: true }
 */
export function americanSlopesAt(date: AmericanDate, spot: number, strike: number): AmericanSlopes {
  const { boundary, years, integrand, column } = date;
  const { type, rate, dividendYield, volatility } = boundary.terms;
  const isCall = type === 'call';
  const side = isCall ? 1 : -1;
  const intrinsic = intrinsicValue(isCall, spot, strike);
  const unit = isCall ? spot : strike;
  const x = (isCall ? strike : spot) / unit;
  const exercised = { price: intrinsic, delta: side, gamma: 0, exercised: true };
  if (column && isExercisedAt(column, x)) return exercised;
  const option = { type, spot, strike, years, volatility, rate, dividendYield };
  const european = blackScholes(option);
  if (years > 0 && integrand && x <= integrand.boundary)
    return european.price > intrinsic ? { ...european, exercised: false } : exercised;
  if (boundary.shape === 'certain' && years > 0) {
    const { price, slope, curvature, exercise } = certainPut(boundary.put, years, x);
    const certain = unit * price;
    if (intrinsic > 0 && intrinsic >= Math.max(certain, european.price)) return exercised;
    if (certain > european.price && exercise !== null)
      return {
        price: certain,
        ...inSpot(isCall, spot, strike, { value: price, slope, curvature }),
        exercised: false,
      };
  }
  if (!(x < Infinity && (integrand || column))) return { ...european, exercised: false };
  const premium = column ? premiumIn(column, x) : premiumSlopes(integrand!, x);
  const slopes = inSpot(isCall, spot, strike, premium);
  const above = european.price + unit * Math.max(0, premium.value);
  const price = column ? above : Math.min(unit, above);
  if (intrinsic > 0 && price <= intrinsic) return exercised;
  const most = column ? Infinity : 1;
  const delta = side * Math.min(Math.max(side * (european.delta + slopes.delta), 0), most);
  return { price, delta, gamma: Math.max(0, european.gamma + slopes.gamma), exercised: false };
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
