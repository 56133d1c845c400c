import type { ExerciseStyle, OptionType } from '../contracts/index.ts';
import {
  americanGreekDates,
  americanValuesAt,
  type OptionValues,
} from './american/american-greeks.ts';
import {
  americanImpliedVolatility,
  type AmericanVolatility,
} from './american/american-implied-volatility.ts';
import {
  americanDate,
  americanPriceAt,
  americanSlopesAt,
  type AmericanDate,
} from './american/american-price.ts';
import { boundaryPrice, exerciseBoundary } from './american/exercise-boundary.ts';
import { blackScholes, optionPrice } from './black-scholes.ts';
import { impliedVolatility, type ImpliedVolatilityInput } from './implied-volatility.ts';

/** Time to expiry of an option, its market and its exercise: years, and continuous fractions per year. */
export interface OptionTerms {
  readonly years: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly volatility: number;
  readonly exercise: ExerciseStyle;
}

/**
 * An option at one date, prepared for many spots and strikes: the one valuation of all figures. American options have the
 * prices of {@link americanPriceAt} in the accuracy `live`.
 */
export type OptionDate =
  | {
      readonly exercise: 'european';
      readonly type: OptionType;
      readonly terms: Omit<OptionTerms, 'exercise'>;
    }
  | { readonly exercise: 'american'; readonly date: AmericanDate };

/**
 * Rates of an American option with a negative dividend yield moved into the rate, which leaves the forward unchanged:
 *
 *     r − q = (r − min(0, q)) − (q − min(0, q))
 *
 * Put–call parity of quotes near the money gives such yields by its noise. Without the move a call far in the money would
 * gain more than its share, and a calendar spread without bound.
 *
 * @example withoutNegativeYield({ rate: 0.03, dividendYield: -0.01 }) // { rate: 0.04, dividendYield: 0 }
 */
export function withoutNegativeYield<T extends { rate: number; dividendYield: number }>(
  terms: T,
): T {
  const below = Math.min(0, terms.dividendYield);
  if (below === 0) return terms;
  return { ...terms, rate: terms.rate - below, dividendYield: terms.dividendYield - below };
}

/**
 * Prepares an option at one date. Throws where an input is not finite or the volatility is negative.
 *
 * @example
 * const terms = { years: 1, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionDatePrice(optionDate('put', terms), 80, 100) // 20
 */
export function optionDate(type: OptionType, terms: OptionTerms): OptionDate {
  if (terms.exercise === 'european') return { exercise: 'european', type, terms };
  const boundary = exerciseBoundary({ type, ...withoutNegativeYield(terms) });
  if (!boundary.ok) throw new RangeError(boundary.error);
  return { exercise: 'american', date: americanDate(boundary.value, terms.years) };
}

/** Price and delta of an option at one spot, per share. */
export interface OptionSlope {
  readonly price: number;
  readonly delta: number;
}

/**
 * Price and delta at a spot of zero or more; dollars per share.
 *
 * @example
 * const terms = { years: 1, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionSlope(optionDate('put', terms), 80, 100).delta // -1
 */
export const optionSlope = (at: OptionDate, spot: number, strike: number): OptionSlope =>
  at.exercise === 'american'
    ? americanSlopesAt(at.date, spot, strike)
    : blackScholes({ ...at.terms, type: at.type, spot, strike });

/**
 * The price alone of {@link optionSlope}.
 *
 * @example
 * const terms = { years: 0, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionDatePrice(optionDate('put', terms), 80, 100) // 20
 */
export const optionDatePrice = (at: OptionDate, spot: number, strike: number): number =>
  at.exercise === 'american'
    ? americanPriceAt(at.date, spot, strike)
    : optionPrice({ ...at.terms, type: at.type, spot, strike });

/**
 * Spot at which an option is worth exercising: a put at this price and below, a call at it and above; dollars. Null where
 * exercise before expiry never pays, as for every European option.
 *
 * @example
 * const terms = { years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * exercisePrice(optionDate('call', terms), 100) // null: a call without dividends
 */
export const exercisePrice = (at: OptionDate, strike: number): number | null =>
  at.exercise === 'american' ? boundaryPrice(at.date.boundary, strike, at.date.years) : null;

/**
 * Returns a function of spot and strike that gives the price of an option with its greeks; units as in BlackScholesValues.
 *
 * @example
 * const terms = { years: 1, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionGreeks('put', terms)(80, 100).gamma // 0
 */
export function optionGreeks(
  type: OptionType,
  terms: OptionTerms,
): (spot: number, strike: number) => OptionValues {
  if (terms.exercise === 'european')
    return (spot, strike) => blackScholes({ ...terms, type, spot, strike });
  const dates = americanGreekDates({ type, ...withoutNegativeYield(terms) });
  if (!dates.ok) throw new RangeError(dates.error);
  return (spot, strike) => americanValuesAt(dates.value, spot, strike);
}

/**
 * The volatility with which the model gives a price, by the exercise of the contract.
 *
 * @example optionVolatility({ type: 'put', price: 4.486652, spot: 36, strike: 40, years: 1, rate: 0.06, dividendYield: 0 }, 'american').volatility.toFixed(4) // '0.2000'
 */
export const optionVolatility = (
  option: ImpliedVolatilityInput,
  exercise: ExerciseStyle,
): AmericanVolatility =>
  exercise === 'american'
    ? americanImpliedVolatility(withoutNegativeYield(option))
    : impliedVolatility(option);
