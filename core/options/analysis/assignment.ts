import { closeOf, isTradingDay, newYorkDate, nextClose } from '../../calendar/index.ts';
import { addDays, toDollars, type CalendarDate, type Instant } from '../../shared/index.ts';
import {
  isOptionLeg,
  settlementInstant,
  yearsBetween,
  type Leg,
  type OptionLeg,
} from '../contracts/index.ts';
import { assignmentChances, earlyExercise, type EarlyExercise } from '../pricing/index.ts';
import { legTerms, type AnalysisInput } from './analysis-input.ts';

/**
 * The price at which each option leg is exercised by the next close and its early-exercise premium, as
 * {@link earlyExercise} gives them with the leg's own volatility and exercise; null for stock, without time left and where
 * an input is missing.
 *
 * @example earlyExerciseOfLegs(analysisInput([longCall(100, 5)])) // [{ price: null, premium: 0 }]
 */
export const earlyExerciseOfLegs = (input: AnalysisInput): readonly (EarlyExercise | null)[] =>
  input.legs.map((leg) => {
    if (!isOptionLeg(leg)) return null;
    const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
    if (typeof terms === 'string' || !(terms.years > 0)) return null;
    const later = yearsBetween(input.asOf, nextClose(nextClose(input.asOf)));
    return earlyExercise(leg.type, toDollars(leg.strike), terms, toDollars(input.spot), later);
  });

/** The chance that a short leg has been assigned by the end of a trading day. */
export interface AssignmentDay {
  readonly date: CalendarDate;
  readonly probability: number;
}

/** Closes of the trading days before an instant, with their dates. */
function tradingDays(from: Instant, end: Instant): { date: CalendarDate; close: Instant }[] {
  const days: { date: CalendarDate; close: Instant }[] = [];
  for (let date = newYorkDate(from); ; date = addDays(date, 1)) {
    const close = closeOf(date);
    if (close >= end) return days;
    if (close > from && isTradingDay(date)) days.push({ date, close });
  }
}

function daysOfLeg(input: AnalysisInput, leg: OptionLeg): readonly AssignmentDay[] | null {
  const end = settlementInstant(leg);
  const terms = legTerms(input, leg, yearsBetween(input.asOf, end));
  if (typeof terms === 'string' || !(terms.years > 0)) return null;
  const days = tradingDays(input.asOf, end);
  const chances = assignmentChances(
    leg.type,
    toDollars(leg.strike),
    terms,
    toDollars(input.spot),
    days.map(({ close }) => yearsBetween(input.asOf, close)),
  );
  const dates = [...days.map(({ date }) => date), leg.expiry];
  return dates.map((date, i) => ({ date, probability: chances[i] ?? 0 }));
}

/**
 * The chance of assignment of each short option leg by trading day, as {@link assignmentChances} gives it with the leg's own
 * volatility and the rates of its expiry; null for other legs and where an input is missing.
 *
 * @example assignmentsByDay(analysisInput([longCall(100, 5)])) // [null]
 */
export const assignmentsByDay = (
  input: AnalysisInput,
): readonly (readonly AssignmentDay[] | null)[] =>
  input.legs.map((leg: Leg) =>
    isOptionLeg(leg) && leg.position === 'short' ? daysOfLeg(input, leg) : null,
  );
