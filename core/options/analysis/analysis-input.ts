import {
  addMoney,
  moneyOf,
  negateMoney,
  subtractMoney,
  toDollars,
  ZERO_MONEY,
} from '../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import { exerciseOf, expiryMarket } from '../chain/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import {
  costOf,
  isOptionLeg,
  settlementInstant,
  signedShares,
  yearsBetween,
} from '../contracts/index.ts';
import type { ExerciseStyle, Leg, OptionLeg } from '../contracts/index.ts';
import { greatestCommonDivisor } from '../payoff/index.ts';
import { pnlFunction } from '../valuation/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import { dividendsReceived } from './share-dividends.ts';
import type { PnlFunction, UnexpiredLeg } from '../valuation/index.ts';

export interface AnalysisInput {
  readonly legs: readonly Leg[];
  /** Commissions that the legs will cost, zero or more; none unless given. Every profit counts them. */
  readonly commissions?: Money;
  /** Profit of what is closed, less all commissions paid; none unless given. Every profit counts it. */
  readonly realised?: Money;
  /**
   * Profit of expired contracts that are still to be settled, as far as it is certain: what they pay in cash, less what
   * they cost; none unless given. Every profit counts it. See {@link withoutExpired}.
   */
  readonly expiredProfit?: Money;
  /** Money per share. */
  readonly spot: Money;
  /** Days and model times count from here: now, for a chain file the time of the file. */
  readonly asOf: Instant;
  /** Since when the shares are held, as far as their dividends are still to come; `asOf` unless given. */
  readonly heldSince?: Instant;
  /**
   * Expired contracts, not among the legs, whose settlement price is not known yet: they leave every profit unknown. See
   * {@link withoutExpired}.
   */
  readonly awaiting?: readonly OptionLeg[];
  /**
   * What is held or planned beside the legs and the price of the underlying does not value, as a contract that delivers
   * shares of another company: it leaves every profit and all greeks of the strategy unknown.
   */
  readonly unvalued?: readonly Leg[];
  /** Rates of every expiry that the option legs have. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility of the measure, a fraction per year; null leaves the probabilities unknown. */
  readonly volatility: number | null;
  /** Distribution of prices for the probabilities; the smile unless given. */
  readonly measure?: MeasureChoice;
  /** Exercise of all options, for comparison; that of each contract unless given. */
  readonly exercise?: ExerciseStyle;
}

/**
 * Distribution of prices at the front expiry:
 *
 * - `smile`: the density of the fitted smile; where there is none, `riskNeutralLognormal`
 * - `riskNeutralLognormal`, `zeroDrift`: lognormal with the volatility of the measure, drift r − q or none
 * - `own`: lognormal with the user's own drift and volatility, fractions per year
 * - `range`: the smile, known to end between two prices in dollars
 * - `pastMoves`: today's spot after each past move of the stock over as many days, logarithms of price ratios
 */
export type MeasureChoice =
  | { readonly name: 'smile' | 'riskNeutralLognormal' | 'zeroDrift' }
  | { readonly name: 'own'; readonly drift: number; readonly volatility: number }
  | { readonly name: 'range'; readonly from: number; readonly to: number }
  | { readonly name: 'pastMoves'; readonly moves: readonly number[] };

export type MeasureName = MeasureChoice['name'];

/**
 * What an analysis lacks: the settlement price of an expired contract, the value of what another price than that of the
 * underlying decides, a leg's volatility, the rates of an expiry, the
 * volatility of the measure, any price that the user's own view leaves possible, or past moves of the stock.
 */
export type MissingInput =
  | 'settlementPrice'
  | 'otherDeliverable'
  | 'legVolatility'
  | 'expiryTerms'
  | 'measureVolatility'
  | 'possiblePrices'
  | 'pastMoves';

/**
 * Whether the profit waits for the settlement price of an expired contract.
 *
 * @example awaitsSettlement(analysisInput([longCall(100, 5)])) // false
 */
export const awaitsSettlement = ({ awaiting = [] }: Pick<AnalysisInput, 'awaiting'>): boolean =>
  awaiting.length > 0;

/**
 * What leaves every profit unknown, at any price and date: settlement prices that are awaited, and what the price of the
 * underlying does not value. Empty where there is nothing of the kind.
 *
 * @example profitUnknownBy(analysisInput([longCall(100, 5)])) // []
 */
export const profitUnknownBy = (
  input: Pick<AnalysisInput, 'awaiting' | 'unvalued'>,
): readonly MissingInput[] => [
  ...(awaitsSettlement(input) ? (['settlementPrice'] as const) : []),
  ...((input.unvalued ?? []).length > 0 ? (['otherDeliverable'] as const) : []),
];

/** Distinct expiries of the option legs, ascending. */
export const expiriesOf = (legs: readonly Leg[]): readonly CalendarDate[] =>
  [...new Set(legs.filter(isOptionLeg).map(({ expiry }) => expiry))].sort();

/**
 * The earliest expiry among the option legs; null without options.
 *
 * @example frontExpiry([shortCall(100, 3), longCall(100, 5, { expiry: '2027-06-18' })]) // '2027-05-21'
 */
export const frontExpiry = (legs: readonly Leg[]): CalendarDate | null =>
  expiriesOf(legs)[0] ?? null;

/**
 * When the options of the front expiry are settled, the last of them; null without options.
 *
 * @example frontSettlement([longCall(100, 5)]) // Date.parse('2027-05-21T20:00:00Z')
 */
export function frontSettlement(legs: readonly Leg[]): Instant | null {
  const front = frontExpiry(legs);
  const first = legs.filter(isOptionLeg).filter(({ expiry }) => expiry === front);
  return first.length === 0 ? null : Math.max(...first.map(settlementInstant));
}

/**
 * Whether the option legs have several expiries, so that some are unexpired at the front expiry.
 *
 * @example hasLaterLegs({ legs: [shortCall(100, 3), longCall(100, 5, { expiry: '2027-06-18' })] }) // true
 */
export const hasLaterLegs = ({ legs }: Pick<AnalysisInput, 'legs'>): boolean =>
  expiriesOf(legs).length > 1;

/** What is realised and what expired contracts add, less the commissions to come. */
export const bookedProfit = ({
  commissions = ZERO_MONEY,
  realised = ZERO_MONEY,
  expiredProfit = ZERO_MONEY,
}: Pick<AnalysisInput, 'commissions' | 'realised' | 'expiredProfit'>): Money =>
  subtractMoney(addMoney(realised, expiredProfit), commissions);

/**
 * The part of the profit at a date that no price changes: {@link bookedProfit} and the {@link dividendsReceived} by then.
 *
 * @example fixedProfit(analysisInput([longCall(100, 5)], { commissions: 6_500 }), Date.parse('2027-05-21T20:00:00Z')) // -6_500
 */
export const fixedProfit = (input: AnalysisInput, at: Instant): Money =>
  addMoney(bookedProfit(input), dividendsReceived(input, at));

/**
 * What the legs cost with the commissions to come, in money: the cash that the trade takes.
 *
 * @example costWithCommissions(analysisInput([longCall(100, 5)], { commissions: 6_500 })) // 5_006_500
 */
export const costWithCommissions = ({ legs, commissions = ZERO_MONEY }: AnalysisInput): Money =>
  addMoney(costOf(legs), commissions);

/**
 * Premium received for the options less premium paid, in money: a credit is positive, a debit negative.
 *
 * @example netPremium([longStock(50, 100), shortCall(55, 1.2)]) // 1_200_000
 */
export const netPremium = (legs: readonly Leg[]): Money =>
  negateMoney(costOf(legs.filter(isOptionLeg)));

/**
 * Net premium of one unit of the strategy, money per share: ten condors at 1.87 and one condor at 1.87 are both 1.87.
 * The unit is the greatest common divisor of the option legs' shares, so the division is exact. Null without options.
 *
 * @example netPremiumPerShare([longCall(100, 5, { quantity: 10 }), shortCall(110, 2, { quantity: 10 })]) // -30_000
 */
export function netPremiumPerShare(legs: readonly Leg[]): Money | null {
  const unit = legs
    .filter(isOptionLeg)
    .reduce((divisor, leg) => greatestCommonDivisor(divisor, Math.abs(signedShares(leg))), 0);
  return unit === 0 ? null : moneyOf(netPremium(legs) / unit);
}

/**
 * Exercise of an option leg: that of the analysis, else that of the contract.
 *
 * @example legExercise(analysisInput([]), longCall(100, 5)) // 'american'
 */
export const legExercise = ({ exercise, terms }: AnalysisInput, leg: OptionLeg): ExerciseStyle =>
  exercise ??
  exerciseOf(
    leg,
    terms.find((each) => each.expiry === leg.expiry),
  );

/**
 * Model inputs of an option leg `years` before its expiry: its own volatility and exercise, and the rates of the expiry,
 * continuous fractions per year. Where one is unknown, the name of the missing input.
 *
 * @example legTerms(analysisInput([]), longCall(100, 5), 0.5) // { years: 0.5, rate: 0, dividendYield: 0, volatility: 0.2, exercise: 'american' }
 */
export function legTerms(
  input: AnalysisInput,
  leg: OptionLeg,
  years: number,
): OptionTerms | MissingInput {
  const rates = input.terms.find((each) => each.expiry === leg.expiry);
  if (!rates) return 'expiryTerms';
  if (leg.iv === null || !(leg.iv > 0)) return 'legVolatility';
  const today = yearsBetween(input.asOf, settlementInstant(leg));
  const market = expiryMarket(rates, toDollars(input.spot), today, years);
  return { ...market, volatility: leg.iv, exercise: legExercise(input, leg) };
}

/** Years to an instant from another one, computed once per instant. */
function yearsFrom(at: Instant): (to: Instant) => number {
  const known = new Map<Instant, number>();
  return (to) => {
    const years = known.get(to) ?? yearsBetween(at, to);
    known.set(to, years);
    return years;
  };
}

/**
 * The profit at a date as {@link pnlFunction} gives it, or the inputs that the model lacks.
 *
 * @example profitWhen(analysisInput([longCall(100, 5, { iv: null })]), Date.parse('2026-05-21T20:00:00Z')) // ['legVolatility']
 */
export function profitWhen(
  input: AnalysisInput,
  at: Instant,
): PnlFunction | readonly MissingInput[] {
  const unknown = profitUnknownBy(input);
  if (unknown.length > 0) return unknown;
  const expired: Leg[] = [];
  const unexpired: UnexpiredLeg[] = [];
  const missing: MissingInput[] = [];
  const yearsTo = yearsFrom(at);
  for (const leg of input.legs) {
    const years = isOptionLeg(leg) ? yearsTo(settlementInstant(leg)) : 0;
    if (!isOptionLeg(leg) || years <= 0) {
      expired.push(leg);
      continue;
    }
    const terms = legTerms(input, leg, years);
    if (typeof terms === 'string') missing.push(terms);
    else unexpired.push({ leg, terms });
  }
  return missing.length > 0
    ? [...new Set(missing)]
    : pnlFunction(expired, unexpired, fixedProfit(input, at));
}

/**
 * Whether {@link profitWhen} returned a profit.
 *
 * @example isKnown(['legVolatility']) // false
 */
export const isKnown = (profit: PnlFunction | readonly MissingInput[]): profit is PnlFunction =>
  'expired' in profit;
