import type { OptionType } from '../contracts/index.ts';
import { exercisePrice, optionDate, optionDatePrice, type OptionTerms } from './option-date.ts';

/** Years: a second. Times of a close that are computed in two ways differ by less. */
const SAME_MOMENT = 1 / (365 * 86_400);

/** Multiple of the strike above which exercise is not searched. */
const FARTHEST = 100;
const HALVINGS = 60;

/**
 * Spot at which a holder exercises by the next close: a put at this price and below, a call at it and above; dollars per
 * share. Null where it pays at no price.
 *
 * Exercise is possible until the close of a session. Where the price falls by a dividend before the chance after the next,
 * a call is exercised if that is worth at least as much as the option without this chance:
 *
 *     S − K ≥ C(S without the dividend, T)
 *
 * and a put is kept until the price has fallen. Elsewhere the boundary of continuous exercise decides.
 *
 * @param later years until the close after the next one
 * @example
 * // A dividend of 3 tomorrow on a share that hardly moves, 40 days at 5 %: 70·(1 − e^(−0.05·40/365)) + put = 0.38 < 3.
 * const terms = { years: 40 / 365, rate: 0.05, dividendYield: 0, volatility: 0.1, exercise: 'american', dividends: [{ years: 0.001, amount: 3 }] };
 * exercisedBeyond('call', 70, terms, 0.004) < 80 // true
 */
export function exercisedBeyond(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  later: number,
): number | null {
  if (terms.exercise === 'european') return null;
  const dividends = terms.dividends ?? [];
  const isBeforeLater = dividends.map(({ years }) => years < later - SAME_MOMENT);
  if (!isBeforeLater.includes(true)) return exercisePrice(optionDate(type, strike, terms));
  const isMissed = dividends.every(({ isTooLate }, i) => !isBeforeLater[i] || isTooLate);
  if (type === 'put' || isMissed) return null;
  const held = optionDate(type, strike, {
    ...terms,
    dividends: dividends.map((each, i) => (isBeforeLater[i] ? { ...each, isTooLate: true } : each)),
  });
  const isExercised = (spot: number): boolean => spot - strike >= optionDatePrice(held, spot);
  let [within, beyond] = [FARTHEST * strike, strike];
  if (!isExercised(within)) return null;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (within + beyond) / 2;
    if (isExercised(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}

/** What early exercise is worth; dollars per share. */
export interface EarlyExercise {
  /** Spot at which the option is worth exercising by the next close: see {@link exercisedBeyond}. */
  readonly price: number | null;
  /** Value of the option less that of the same option with European exercise. */
  readonly premium: number;
}

/**
 * The price at which an option is exercised by the next close and its early-exercise premium; none for European exercise.
 *
 *     premium = American value − European value ≥ 0
 *
 * @param later years until the close after the next one
 * @example
 * const terms = { years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * earlyExercise('call', 100, terms, 120, 2 / 365) // { price: null, premium: 0 }: a call without dividends
 */
export function earlyExercise(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  spot: number,
  later: number,
): EarlyExercise {
  if (terms.exercise === 'european') return { price: null, premium: 0 };
  const american = optionDate(type, strike, terms);
  const european = optionDate(type, strike, { ...terms, exercise: 'european' });
  const premium = optionDatePrice(american, spot) - optionDatePrice(european, spot);
  return { price: exercisedBeyond(type, strike, terms, later), premium: Math.max(0, premium) };
}
