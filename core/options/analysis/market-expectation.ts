import { toDollars } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant, signedShares, yearsBetween } from '../contracts/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import { optionDate, optionDatePrice, withoutNegativeYield } from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import { smileAt } from '../surface/index.ts';
import { frontSettlement, legTerms } from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { forwardUnder } from './measure.ts';
import type { Measure } from './strategy-analysis.ts';

const valueToday = ({ spot }: AnalysisInput, leg: OptionLeg, terms: OptionTerms): number =>
  optionDatePrice(optionDate(leg.type, toDollars(leg.strike), terms), toDollars(spot));

/**
 * What exercise before the expiry adds to the expected value of a leg of the front expiry, dollars per share:
 *
 *     x = e^(r·t)·(American − European value today)   at the volatility of the smile at the strike
 *
 * The owner of a leg gains it, the writer loses it: a call written over an ex-date is exercised before it, and so costs
 * more than its mean at the expiry. Zero for European options and under every measure but the smile, which alone prices
 * options as their quotes do.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)]);
 * expectedExerciseValue(input, measureOf(input), longCall(100, 5)) // 0: without a smile
 */
export function expectedExerciseValue(
  input: AnalysisInput,
  measure: Measure,
  leg: OptionLeg,
): number {
  const years = yearsBetween(input.asOf, settlementInstant(leg));
  if (measure.name !== 'smile' || measure.smile === null || !(years > 0)) return 0;
  const k = Math.log(toDollars(leg.strike) / forwardUnder(input, measure));
  const iv = Math.sqrt(smileAt(measure.smile, k).variance / measure.years);
  const given = legTerms(input, { ...leg, iv }, years);
  if (typeof given === 'string' || given.exercise === 'european') return 0;
  const terms = withoutNegativeYield(given);
  const excess =
    valueToday(input, leg, terms) - valueToday(input, leg, { ...terms, exercise: 'european' });
  return Math.exp(terms.rate * years) * Math.max(0, excess);
}

/**
 * Mean value at the front expiry of a later leg under the smile, dollars per share: today's value at its own volatility,
 * carried to that day.
 *
 *     E[V(t)] = e^(r·t)·V(0)
 *
 * A density of one smile with values at one volatility a leg would not have this mean, and would show an edge in every
 * calendar spread. Null under other measures, or where an input is unknown.
 *
 * @example
 * const input = analysisInput([shortCall(100, 3), longCall(100, 5, { expiry: '2027-06-18' })]);
 * meanLaterValue(input, measureOf(input), input.legs[1]) // null: without a smile
 */
export function meanLaterValue(
  input: AnalysisInput,
  measure: Measure,
  leg: OptionLeg,
): number | null {
  if (measure.name !== 'smile') return null;
  const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
  return typeof terms === 'string'
    ? null
    : Math.exp(terms.rate * measure.years) * valueToday(input, leg, terms);
}

/** Exercise values of the legs of the front expiry, in dollars of the whole position. */
export function expectedFromExercise(input: AnalysisInput, measure: Measure): number {
  const front = frontSettlement(input.legs);
  return input.legs
    .filter(isOptionLeg)
    .filter((leg) => front !== null && settlementInstant(leg) <= front)
    .reduce((sum, leg) => sum + signedShares(leg) * expectedExerciseValue(input, measure, leg), 0);
}

/** Mean values of the later legs at the front expiry, in dollars of the whole position; null as {@link meanLaterValue}. */
export function expectedFromLaterLegs(input: AnalysisInput, measure: Measure): number | null {
  const front = frontSettlement(input.legs);
  let sum = 0;
  for (const leg of input.legs) {
    if (!isOptionLeg(leg) || front === null || settlementInstant(leg) <= front) continue;
    const mean = meanLaterValue(input, measure, leg);
    if (mean === null) return null;
    sum += signedShares(leg) * mean;
  }
  return sum;
}
