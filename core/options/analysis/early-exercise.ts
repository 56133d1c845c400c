import { toDollars } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant, yearsBetween } from '../contracts/index.ts';
import { earlyExercise, type EarlyExercise } from '../pricing/index.ts';
import { legTerms, type AnalysisInput } from './analysis-input.ts';

/**
 * Today's boundary price and early-exercise premium of each option leg, as {@link earlyExercise} gives them with the leg's
 * own volatility and exercise; null for stock, without time left and where an input is missing.
 *
 * @example earlyExerciseOfLegs(analysisInput([longCall(100, 5)])) // [{ price: null, premium: 0 }]
 */
export const earlyExerciseOfLegs = (input: AnalysisInput): readonly (EarlyExercise | null)[] =>
  input.legs.map((leg) => {
    if (!isOptionLeg(leg)) return null;
    const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
    if (typeof terms === 'string' || !(terms.years > 0)) return null;
    return earlyExercise(leg.type, toDollars(leg.strike), terms, toDollars(input.spot));
  });
