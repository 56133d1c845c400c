import type { Dollars } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { exponential, logRatio } from './special-functions.ts';
import { totalVolatility } from './total-volatility.ts';

/** Why a price has no implied volatility. */
export const IMPLIED_VOLATILITY_REFUSALS = [
  /** The price is at or below the discounted gain at the forward, or above it by less than a double can tell. */
  'belowIntrinsic',
  /** The price is at or above what any volatility gives: S·e^(−qT) for a call, K·e^(−rT) for a put. */
  'aboveMaximum',
  /** No time is left, so that no volatility shows in the price. */
  'noTimeLeft',
  /** An input is not finite, or spot or strike is not positive. */
  'invalidInput',
] as const;
export type ImpliedVolatilityRefusal = (typeof IMPLIED_VOLATILITY_REFUSALS)[number];

export type ImpliedVolatility =
  | { readonly ok: true; readonly volatility: number }
  | { readonly ok: false; readonly reason: ImpliedVolatilityRefusal };

export interface ImpliedVolatilityInput {
  readonly type: OptionType;
  /** Dollars per share. */
  readonly price: Dollars;
  /** Dollars. */
  readonly spot: Dollars;
  /** Dollars. */
  readonly strike: Dollars;
  /** Time to expiry in years. */
  readonly years: number;
  /** Continuous, a fraction per year. */
  readonly rate: number;
  /** Continuous, a fraction per year. */
  readonly dividendYield: number;
}

/** What the prices of one expiry share. */
interface PriceMarket {
  readonly spot: number;
  readonly years: number;
  readonly rootYears: number;
  /** (r − q)·T */
  readonly carry: number;
  /** e^(−rT) − 1, kept apart so that the certain part of a short option's price has its digits. */
  readonly discountLoss: number;
  /** e^(−qT) − 1 */
  readonly dividendLoss: number;
}

export const priceMarket = (
  spot: number,
  years: number,
  rate: number,
  dividendYield: number,
): PriceMarket => ({
  spot,
  years,
  rootYears: Math.sqrt(years),
  carry: (rate - dividendYield) * years,
  discountLoss: Math.expm1(-rate * years),
  dividendLoss: dividendYield === 0 ? 0 : Math.expm1(-dividendYield * years),
});

/** A refusal as a negative number: its place among the refusals, counted from 1. */
const refused = (reason: ImpliedVolatilityRefusal): number =>
  -1 - IMPLIED_VOLATILITY_REFUSALS.indexOf(reason);
const BELOW_INTRINSIC = refused('belowIntrinsic');
const ABOVE_MAXIMUM = refused('aboveMaximum');
const NO_TIME_LEFT = refused('noTimeLeft');
const INVALID_INPUT = refused('invalidInput');

/** The implied volatility, or below zero the refusal; {@link impliedVolatility} says how. */
export function volatilityOrRefusal(
  isCall: boolean,
  price: number,
  strike: number,
  at: PriceMarket,
): number {
  const { spot, years, carry } = at;
  if (years <= 0) return NO_TIME_LEFT;
  const x = -Math.abs(logRatio(spot, strike) + carry);
  if (!(spot > 0 && strike > 0 && years > 0 && price - x < Infinity)) return INVALID_INPUT;
  const stockLoss = spot * at.dividendLoss;
  const cashLoss = strike * at.discountLoss;
  const stock = spot + stockLoss;
  const cash = strike + cashLoss;
  const callGain = spot - strike + (stockLoss - cashLoss);
  const intrinsic = isCall ? callGain : -callGain;
  const timeValue = intrinsic > 0 ? price - intrinsic : price;
  if (!(timeValue > 0)) return BELOW_INTRINSIC;
  if (price >= (isCall ? stock : cash)) return ABOVE_MAXIMUM;
  const normalised = timeValue / Math.sqrt(stock * cash);
  if (!(normalised > 0)) return BELOW_INTRINSIC;
  const most = exponential(0.5 * x);
  if (normalised >= most) return ABOVE_MAXIMUM;
  return totalVolatility(x, normalised, most) / at.rootYears;
}

/**
 * The volatility with which Black–Scholes–Merton gives the price.
 *
 *     b(x, σ√T) = (price − max(w·(F − K), 0)·e^(−rT)) / (e^(−rT)·√(F·K)),   x = −|ln(F/K)|
 *
 * In-the-money prices lose their certain part first, so that one function of the out-of-the-money price is inverted:
 * a rational guess and two steps of Householder's method of order four. Full precision: the answer is as near as the
 * rounding of the price allows. A price that no volatility gives is refused with its reason.
 * Source: P. Jäckel, 'Let's Be Rational', Wilmott, January 2015.
 *
 * @example impliedVolatility({ type: 'call', price: 4.759422392871532, spot: 42, strike: 40, years: 0.5, rate: 0.1, dividendYield: 0 }) // { ok: true, volatility: 0.2000000000000001 }
 */
export function impliedVolatility(option: ImpliedVolatilityInput): ImpliedVolatility {
  const { type, price, spot, strike, years, rate, dividendYield } = option;
  const market = priceMarket(spot, years, rate, dividendYield);
  const answer = volatilityOrRefusal(type === 'call', price, strike, market);
  if (answer > 0) return { ok: true, volatility: answer };
  return { ok: false, reason: IMPLIED_VOLATILITY_REFUSALS[-answer - 1]! };
}
