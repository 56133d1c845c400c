import type { OptionType } from '../contracts/index.ts';
import { exercisePrice, optionDate, optionDatePrice, type OptionTerms } from './option-date.ts';

/** What early exercise is worth; dollars per share. */
export interface EarlyExercise {
  /** Spot at which the option is worth exercising today: see {@link exercisePrice}. */
  readonly price: number | null;
  /** Value of the option less that of the same option with European exercise. */
  readonly premium: number;
}

/**
 * Today's boundary price of an option and its early-exercise premium; none for European exercise.
 *
 *     premium = American value − European value ≥ 0
 *
 * @example
 * const terms = { years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * earlyExercise('call', 100, terms, 120) // { price: null, premium: 0 }: a call without dividends
 */
export function earlyExercise(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  spot: number,
): EarlyExercise {
  if (terms.exercise === 'european') return { price: null, premium: 0 };
  const american = optionDate(type, strike, terms);
  const european = optionDate(type, strike, { ...terms, exercise: 'european' });
  const premium = optionDatePrice(american, spot) - optionDatePrice(european, spot);
  return { price: exercisePrice(american), premium: Math.max(0, premium) };
}
