import type { CalendarDate, Instant } from '../../shared/index.ts';
import { isOptionLeg, yearsToExpiry } from '../contracts/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import { pnlFunction } from '../valuation/index.ts';
import type { PnlFunction, UnexpiredLeg, ModelTerms } from '../valuation/index.ts';
import { bookedProfit } from './cost.ts';
import type { AnalysisInput, MissingInput } from './strategy-analysis.ts';

/** The earliest expiry among the option legs; null without options. */
export function frontExpiry(legs: readonly Leg[]): CalendarDate | null {
  const expiries = legs.filter(isOptionLeg).map((leg) => leg.expiry);
  return expiries.reduce<CalendarDate | null>(
    (first, each) => (first === null || each < first ? each : first),
    null,
  );
}

/** Model inputs of an unexpired option, or the missing input. */
export type LegTerms = Omit<ModelTerms, 'atLeastIntrinsic'> | MissingInput;

/** Model inputs of an option leg `years` before its expiry: its own volatility, and the rates of the expiry. */
export function legTerms(input: AnalysisInput, leg: OptionLeg, years: number): LegTerms {
  const rates = input.terms.find((each) => each.expiry === leg.expiry);
  if (!rates) return 'expiryTerms';
  if (leg.iv === null || !(leg.iv > 0)) return 'legVolatility';
  const { rate, dividendYield } = rates;
  return { years, rate, dividendYield, volatility: leg.iv };
}

/** Model inputs of an unexpired option: floored at its intrinsic value unless exercise is European. */
export function unexpiredTerms(terms: Exclude<LegTerms, string>, input: AnalysisInput): ModelTerms {
  if (input.laterLegs === 'european') return { ...terms, atLeastIntrinsic: false };
  const below = Math.min(0, terms.dividendYield);
  const { rate, dividendYield } = terms;
  return {
    ...terms,
    rate: rate - below,
    dividendYield: dividendYield - below,
    atLeastIntrinsic: true,
  };
}

/** `yearsToExpiry` from one instant, computed once per expiry. */
function yearsFrom(at: Instant): (expiry: CalendarDate) => number {
  const known = new Map<CalendarDate, number>();
  return (expiry) => {
    const years = known.get(expiry) ?? yearsToExpiry(at, expiry);
    known.set(expiry, years);
    return years;
  };
}

/** The profit at a date, or the inputs that the model lacks. */
export function profitWhen(
  input: AnalysisInput,
  at: Instant,
): PnlFunction | readonly MissingInput[] {
  const expired: Leg[] = [];
  const unexpired: UnexpiredLeg[] = [];
  const missing: MissingInput[] = [];
  const yearsTo = yearsFrom(at);
  for (const leg of input.legs) {
    const years = isOptionLeg(leg) ? yearsTo(leg.expiry) : 0;
    if (!isOptionLeg(leg) || years <= 0) {
      expired.push(leg);
      continue;
    }
    const terms = legTerms(input, leg, years);
    if (typeof terms === 'string') missing.push(terms);
    else unexpired.push({ leg, terms: unexpiredTerms(terms, input) });
  }
  return missing.length > 0
    ? [...new Set(missing)]
    : pnlFunction(expired, unexpired, bookedProfit(input));
}

/** Whether `profitWhen` returned a profit. */
export const isKnown = (profit: PnlFunction | readonly MissingInput[]): profit is PnlFunction =>
  'expired' in profit;
