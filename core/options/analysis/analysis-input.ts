import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import { isOptionLeg, signedShares, yearsToExpiry } from '../contracts/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import { greatestCommonDivisor } from '../payoff/index.ts';
import { pnlFunction } from '../valuation/index.ts';
import type { ModelTerms, PnlFunction, UnexpiredLeg } from '../valuation/index.ts';

export interface AnalysisInput {
  readonly legs: readonly Leg[];
  /** Commissions that the legs will cost, zero or more; none unless given. Every profit counts them. */
  readonly commissions?: Money;
  /** Profit of what is closed, less all commissions paid; none unless given. Every profit counts it. */
  readonly realised?: Money;
  /** Money a share. */
  readonly spot: Money;
  /** Days and model times count from here: now, for a chain file the time of the file. */
  readonly asOf: Instant;
  /** Rates of every expiry that the option legs have. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility of the measure, a fraction a year; null leaves the chances unknown. */
  readonly volatility: number | null;
  /** Under which distribution chances are counted; risk-neutral unless said otherwise. */
  readonly measure?: MeasureChoice;
  /** How options that live on are valued; never below their exercise unless said otherwise. */
  readonly laterLegs?: LaterLegs;
}

/**
 * Options that live on at a date are worth their European model value, or what exercise brings where that is more
 * (`atLeastIntrinsic`): listed stock options are American, so a long calendar cannot lose more than its debit.
 * `european` leaves the exercise out.
 */
export type LaterLegs = 'atLeastIntrinsic' | 'european';

/** Risk-neutral drift r − q, no drift at all, or the user's own drift and volatility, fractions a year. */
export type MeasureChoice =
  | { readonly name: 'riskNeutralLognormal' | 'zeroDrift' }
  | { readonly name: 'own'; readonly drift: number; readonly volatility: number };

/** What an answer lacks: a leg's volatility, the rates of an expiry, or the volatility of the measure. */
export const MISSING_INPUTS = ['legVolatility', 'expiryTerms', 'measureVolatility'] as const;
export type MissingInput = (typeof MISSING_INPUTS)[number];

/** Distinct expiries of the option legs, ascending. */
export const expiriesOf = (legs: readonly Leg[]): readonly CalendarDate[] =>
  [...new Set(legs.filter(isOptionLeg).map(({ expiry }) => expiry))].sort();

/** The earliest expiry among the option legs; null without options. */
export const frontExpiry = (legs: readonly Leg[]): CalendarDate | null =>
  expiriesOf(legs)[0] ?? null;

/** Whether the option legs have several expiries, so that some are unexpired at the front expiry. */
export const hasLaterLegs = ({ legs }: Pick<AnalysisInput, 'legs'>): boolean =>
  expiriesOf(legs).length > 1;

/** The part of a profit that no price changes: what is realised, less the commissions to come. */
export const bookedProfit = ({
  commissions = 0,
  realised = 0,
}: Pick<AnalysisInput, 'commissions' | 'realised'>): Money => realised - commissions;

/** What the legs cost together: shares times price, bought legs paid and sold legs received. */
export const costOf = (legs: readonly Leg[]): Money =>
  legs.reduce((sum, leg) => sum + signedShares(leg) * leg.premium, 0);

/** Commissions of the legs' option contracts, at so much each. */
export const commissionsOf = (legs: readonly Leg[], perContract: Money): Money =>
  legs.reduce((sum, leg) => (isOptionLeg(leg) ? sum + leg.quantity * perContract : sum), 0);

/** What the legs cost with the commissions to come: the cash that the trade takes. */
export const costWithCommissions = ({ legs, commissions = 0 }: AnalysisInput): Money =>
  costOf(legs) + commissions;

/** Premium received for the options less premium paid: a credit is positive, a debit negative. */
export const netPremium = (legs: readonly Leg[]): Money => 0 - costOf(legs.filter(isOptionLeg));

/**
 * Net premium a share of one unit of the strategy: ten condors at 1.87 and one condor at 1.87 are both 1.87.
 * The unit is the greatest common divisor of the option legs' shares, so the division is exact. Null without options.
 */
export function netPremiumPerShare(legs: readonly Leg[]): Money | null {
  const unit = legs
    .filter(isOptionLeg)
    .reduce((divisor, leg) => greatestCommonDivisor(divisor, Math.abs(signedShares(leg))), 0);
  return unit === 0 ? null : netPremium(legs) / unit;
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
