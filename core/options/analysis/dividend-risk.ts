import { newYorkDate } from '../../calendar/index.ts';
import { toDollars, type CalendarDate, type Dollars } from '../../shared/index.ts';
import {
  isCashDividend,
  isExpectedDividend,
  isOptionLeg,
  lastCumDividendClose,
  settlementInstant,
  yearsBetween,
  type Dividend,
  type OptionLeg,
} from '../contracts/index.ts';
import { optionDate, optionDatePrice } from '../pricing/index.ts';
import { legExercise, legTerms, type AnalysisInput } from './analysis-input.ts';

/** A dividend for which a short call may be assigned. */
export interface DividendRisk {
  /** Place of the call among the legs. */
  readonly leg: number;
  readonly exDate: CalendarDate;
  /** The last session before the ex-date: the holder exercises by its close, the seller acts before it. */
  readonly lastDay: CalendarDate;
  /** Dollars per share. */
  readonly dividend: Dollars;
  /** What the option is worth above its exercise value, dollars per share; null where its volatility is unknown. */
  readonly extrinsicValue: Dollars | null;
  /** In the money, and worth less above its exercise value than the dividend. */
  readonly isLikely: boolean;
  /** Whether the dividend and its date are not announced but follow from the regular payments; absent where they are. */
  readonly isExpected?: boolean;
}

/** The value of the option by the model less what exercise gains now, never negative. */
function extrinsicValue(input: AnalysisInput, leg: OptionLeg, gain: number): Dollars | null {
  const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
  if (typeof terms === 'string' || !(terms.years > 0)) return null;
  const option = optionDate(leg.type, toDollars(leg.strike), terms);
  return Math.max(0, optionDatePrice(option, toDollars(input.spot)) - Math.max(0, gain));
}

/** The first dividend for which the leg can still be exercised before its expiry. */
function nextDividend({ terms, asOf }: AnalysisInput, { expiry }: OptionLeg): Dividend | null {
  const { dividends = [] } = terms.find((each) => each.expiry === expiry) ?? {};
  const ahead = dividends.filter(
    (each) => each.exDate <= expiry && lastCumDividendClose(each) > asOf,
  );
  return ahead.toSorted((a, b) => a.exDate.localeCompare(b.exDate))[0] ?? null;
}

/**
 * The next ex-date before the expiry of each short American call, with the last day on which it can be exercised for the
 * dividend. Assignment is likely where
 *
 *     S > K  and  value − (S − K) < dividend
 *
 * as brokers warn. It is a rule of thumb: the chance is that of {@link assignmentsByDay}.
 * Source: Options Industry Council, 'Dividend risk', the extrinsic value of a call beside the dividend.
 *
 * @example dividendRisks(analysisInput([longCall(100, 5)])) // []
 */
export const dividendRisks = (input: AnalysisInput): readonly DividendRisk[] =>
  input.legs.flatMap((leg, index) => {
    if (!isOptionLeg(leg) || leg.position !== 'short' || leg.type !== 'call') return [];
    if (legExercise(input, leg) === 'european') return [];
    const next = nextDividend(input, leg);
    if (next === null) return [];
    const spot = toDollars(input.spot);
    const gain = spot - toDollars(leg.strike);
    const dividend = isCashDividend(next) ? next.amount : next.proportion * spot;
    const extrinsic = extrinsicValue(input, leg, gain);
    return {
      leg: index,
      exDate: next.exDate,
      lastDay: newYorkDate(lastCumDividendClose(next)),
      dividend,
      extrinsicValue: extrinsic,
      isLikely: gain > 0 && extrinsic !== null && extrinsic < dividend,
      ...(isExpectedDividend(next) && { isExpected: true }),
    };
  });
