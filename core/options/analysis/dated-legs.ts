import type { CalendarDate, Instant } from '../../shared/index.ts';
import { isOptionLeg, yearsToExpiry } from '../contracts/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import { datedProfit } from '../payoff/index.ts';
import type { DatedProfit, LivingLeg, ModelTerms } from '../payoff/index.ts';
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

/** What an option's remaining life is worth by the model, or which input is missing. */
export type LegTerms = Omit<ModelTerms, 'atLeastIntrinsic'> | MissingInput;

/** Terms of an option leg with `years` left: its own volatility and its expiry's rates. */
export function legTerms(input: AnalysisInput, leg: OptionLeg, years: number): LegTerms {
  const rates = input.terms.find((each) => each.expiry === leg.expiry);
  if (!rates) return 'expiryTerms';
  if (leg.iv === null || !(leg.iv > 0)) return 'legVolatility';
  const { rate, dividendYield } = rates;
  return { years, rate, dividendYield, volatility: leg.iv };
}

/** The terms by which an option that lives on is valued: an exercise that is worth more is never left unused. */
export function livingTerms(terms: Exclude<LegTerms, string>, input: AnalysisInput): ModelTerms {
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

/** `yearsToExpiry` from one instant, asked of the calendar once an expiry. */
function yearsFrom(at: Instant): (expiry: CalendarDate) => number {
  const known = new Map<CalendarDate, number>();
  return (expiry) => {
    const years = known.get(expiry) ?? yearsToExpiry(at, expiry);
    known.set(expiry, years);
    return years;
  };
}

/** The profit at a date, or what keeps the model from telling it. */
export function profitWhen(
  input: AnalysisInput,
  at: Instant,
): DatedProfit | readonly MissingInput[] {
  const ended: Leg[] = [];
  const living: LivingLeg[] = [];
  const missing: MissingInput[] = [];
  const yearsTo = yearsFrom(at);
  for (const leg of input.legs) {
    const years = isOptionLeg(leg) ? yearsTo(leg.expiry) : 0;
    if (!isOptionLeg(leg) || years <= 0) {
      ended.push(leg);
      continue;
    }
    const terms = legTerms(input, leg, years);
    if (typeof terms === 'string') missing.push(terms);
    else living.push({ leg, terms: livingTerms(terms, input) });
  }
  return missing.length > 0
    ? [...new Set(missing)]
    : datedProfit(ended, living, bookedProfit(input));
}

/** Narrows an answer of `profitWhen`. */
export const isKnown = (profit: DatedProfit | readonly MissingInput[]): profit is DatedProfit =>
  'ended' in profit;
