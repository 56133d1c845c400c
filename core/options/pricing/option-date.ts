import type { ExerciseStyle, OptionType } from '../contracts/index.ts';
import {
  americanGreekDates,
  americanValuesAt,
  type OptionValues,
} from './american/american-greeks.ts';
import {
  americanImpliedVolatility,
  impliedByExcess,
} from './american/american-implied-volatility.ts';
import {
  americanDate,
  americanPriceAt,
  americanSlopesAt,
  type AmericanDate,
} from './american/american-price.ts';
import { boundaryPrice, exerciseBoundary } from './american/exercise-boundary.ts';
import { blackScholes, optionPrice, type BlackScholesInput } from './black-scholes.ts';
import { dividendDate, dividendSlopes, type DividendDate } from './american/dividend-date.ts';
import {
  escrowOf,
  withoutDividends,
  type DatedDividend,
  type DividendModel,
  type Escrow,
} from './dividends.ts';
import {
  impliedVolatility,
  type ImpliedVolatility,
  type ImpliedVolatilityInput,
  type ImpliedVolatilityRefusal,
} from './implied-volatility.ts';

/** Time to expiry of an option, its market and its exercise: years, and continuous fractions per year. */
export interface OptionTerms {
  readonly years: number;
  readonly rate: number;
  /** Yield beside the dividends. */
  readonly dividendYield: number;
  readonly volatility: number;
  readonly exercise: ExerciseStyle;
  /** Dividends with a date up to the expiry, by date; none unless given. */
  readonly dividends?: readonly DatedDividend[];
}

/** Terms with the model of their dividends, which is the escrowed one everywhere else. */
export interface ModelledTerms extends OptionTerms {
  readonly dividendModel?: DividendModel;
}

/** A European option at one date. */
interface EuropeanDate {
  readonly exercise: 'european';
  readonly type: OptionType;
  readonly strike: number;
  readonly terms: OptionTerms;
  readonly escrow: Escrow | null;
}

/** An American option between the last close before a dividend and the fall of the price: nobody exercises for it any more. */
interface DividendAhead {
  readonly exercise: 'dividendAhead';
  /** Of the dividends that come before the next exercise. */
  readonly escrow: Escrow;
  /** The option on the share after them. */
  readonly after: OptionDate;
}

/**
 * An option at one date, prepared for many spots: the one valuation of all figures. American prices have the accuracy
 * `live`.
 */
export type OptionDate =
  | EuropeanDate
  | { readonly exercise: 'american'; readonly strike: number; readonly date: AmericanDate }
  | ({ readonly exercise: 'betweenDividends' } & DividendDate)
  | DividendAhead;

/**
 * Rates of an American option with a negative dividend yield moved into the rate, which leaves the forward unchanged:
 *
 *     r − q = (r − min(0, q)) − (q − min(0, q))
 *
 * Put–call parity of quotes near the money gives such yields by its noise. Without the move a call far in the money would
 * gain more than its share, and a calendar spread without bound.
 *
 * @example withoutNegativeYield({ rate: 0.03, dividendYield: -0.01 }) // { rate: 0.04, dividendYield: 0 }
 */
export function withoutNegativeYield<T extends { rate: number; dividendYield: number }>(
  terms: T,
): T {
  const below = Math.min(0, terms.dividendYield);
  if (below === 0) return terms;
  return { ...terms, rate: terms.rate - below, dividendYield: terms.dividendYield - below };
}

/** Whether dividends by date take part in a value. */
const hasDividends = ({ dividends }: OptionTerms): boolean =>
  dividends !== undefined && dividends.length > 0;

/** A yield beside the dividends below this one is rounding. */
const NO_YIELD = 1e-12;

/**
 * Whether a call between cash dividends is better held than exercised on every day: the interest on the strike until the
 * next ex-date, after the last one until the expiry, exceeds the dividend.
 *
 *     Dᵢ ≤ K·(1 − e^(−r·(tᵢ₊₁ − tᵢ)))
 *
 * Source: Hull, Options, Futures and Other Derivatives, section 15.12.
 *
 * @example isHeldCall(100, { years: 1, rate: 0.05, dividendYield: 0, dividends: [{ years: 0.5, amount: 2 }] }) // true: 2 ≤ 100·(1 − e^(−0.025)) = 2.47
 */
export function isHeldCall(
  strike: number,
  {
    years,
    rate,
    dividendYield,
    dividends = [],
  }: Pick<OptionTerms, 'years' | 'rate' | 'dividendYield' | 'dividends'>,
): boolean {
  if (dividends.length === 0 || dividendYield > NO_YIELD || rate < 0) return false;
  return dividends.every((each, i) => {
    const next = dividends[i + 1]?.years ?? years;
    return 'amount' in each && each.amount <= -strike * Math.expm1(-rate * (next - each.years));
  });
}

/** The dividends that come before the next exercise, and those after it. */
const byLastExercise = ({ dividends = [] }: Pick<OptionTerms, 'dividends'>) => ({
  ahead: dividends.filter(({ isTooLate }) => isTooLate === true),
  later: dividends.filter(({ isTooLate }) => isTooLate !== true),
});

/**
 * Prepares an option at one date, dollars per share. Throws where an input is not finite or the volatility is negative.
 *
 * @example
 * const terms = { years: 1, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionDatePrice(optionDate('put', 100, terms), 80) // 20
 */
export function optionDate(type: OptionType, strike: number, given: ModelledTerms): OptionDate {
  if (given.dividendModel === 'spot' && hasDividends(given) && given.years > 0 && strike > 0)
    return { exercise: 'betweenDividends', ...dividendDate(type, strike, given) };
  if (given.exercise === 'european') {
    const escrow = hasDividends(given) ? escrowOf(given.dividends ?? [], given.rate) : null;
    return { exercise: 'european', type, strike, terms: given, escrow };
  }
  const terms = withoutNegativeYield(given);
  const { ahead, later } = byLastExercise(terms);
  if (ahead.length > 0 && terms.years > 0)
    return {
      exercise: 'dividendAhead',
      escrow: escrowOf(ahead, terms.rate),
      after: optionDate(type, strike, { ...terms, dividends: later }),
    };
  if (type === 'call' && isHeldCall(strike, terms))
    return optionDate(type, strike, { ...terms, exercise: 'european' });
  if (hasDividends(terms) && terms.years > 0 && strike > 0)
    return { exercise: 'betweenDividends', ...dividendDate(type, strike, terms) };
  const boundary = exerciseBoundary({ type, ...terms });
  if (!boundary.ok) throw new RangeError(boundary.error);
  return { exercise: 'american', strike, date: americanDate(boundary.value, terms.years) };
}

/** Price and delta of an option at one spot, per share. */
export interface OptionSlope {
  readonly price: number;
  readonly delta: number;
}

/** The option on the share without its dividends. */
const escrowed = (
  { type, strike, terms, escrow }: EuropeanDate,
  spot: number,
): BlackScholesInput => ({
  ...terms,
  type,
  strike,
  spot: escrow ? withoutDividends(escrow, spot) : spot,
});

/**
 * Price and delta at a spot of zero or more; dollars per share.
 *
 * @example
 * const terms = { years: 1, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionSlope(optionDate('put', 100, terms), 80).delta // -1
 */
export function optionSlope(at: OptionDate, spot: number): OptionSlope {
  if (at.exercise === 'american') return americanSlopesAt(at.date, spot, at.strike);
  if (at.exercise === 'betweenDividends') return dividendSlopes(at, spot);
  if (at.exercise === 'dividendAhead') {
    const { price, delta } = optionSlope(at.after, withoutDividends(at.escrow, spot));
    return { price, delta: delta / at.escrow.growth };
  }
  const { price, delta } = blackScholes(escrowed(at, spot));
  return { price, delta: at.escrow ? delta / at.escrow.growth : delta };
}

/**
 * The price alone of {@link optionSlope}.
 *
 * @example
 * const terms = { years: 0, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionDatePrice(optionDate('put', 100, terms), 80) // 20
 */
export function optionDatePrice(at: OptionDate, spot: number): number {
  if (at.exercise === 'american') return americanPriceAt(at.date, spot, at.strike);
  if (at.exercise === 'betweenDividends') return dividendSlopes(at, spot).price;
  if (at.exercise === 'dividendAhead')
    return optionDatePrice(at.after, withoutDividends(at.escrow, spot));
  return optionPrice(escrowed(at, spot));
}

/**
 * Whether exercise before expiry can pay.
 *
 * @example
 * const terms = { years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * isExercisable(optionDate('call', 100, terms)) // false: a call without dividends
 */
export const isExercisable = (at: OptionDate): boolean =>
  at.exercise === 'dividendAhead'
    ? isExercisable(at.after)
    : (at.exercise === 'betweenDividends' && at.terms.exercise !== 'european') ||
      (at.exercise === 'american' && at.date.boundary.shape !== 'never');

/** Multiple of the strike above which exercise is not searched. */
const FARTHEST = 1e3;
const HALVINGS = 60;

/**
 * Spot at which the model exercises an option: a put at this price and below, a call at it and above; dollars. Before the
 * fall by a dividend for which it is too late, that from which it does so after the fall. Null where exercise at this date
 * never pays, as for every European option. What a holder should do until a close is {@link exercisedBeyond}.
 *
 * @example
 * const terms = { years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * exercisePrice(optionDate('call', 100, terms)) // null: a call without dividends
 */
export function exercisePrice(at: OptionDate): number | null {
  if (at.exercise === 'european') return null;
  if (!isExercisable(at)) return null;
  if (at.exercise === 'dividendAhead') {
    const after = exercisePrice(at.after);
    return after === null ? null : at.escrow.growth * after + at.escrow.presentValue;
  }
  if (at.exercise === 'american') return boundaryPrice(at.date.boundary, at.strike, at.date.years);
  const isExercised = (spot: number): boolean => dividendSlopes(at, spot).exercised;
  let [within, beyond] = [at.type === 'call' ? FARTHEST * at.strike : 0, at.strike];
  if (!isExercised(within)) return null;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (within + beyond) / 2;
    if (isExercised(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}

/**
 * Slope of a call far above its strike, in shares.
 *
 * @example callSlopeFarAbove(optionDate('call', 100, { years: 1, rate: 0, dividendYield: Math.log(2), volatility: 0.2, exercise: 'european' })) // 0.5
 */
export const callSlopeFarAbove = (at: OptionDate): number => {
  if (at.exercise === 'dividendAhead') return callSlopeFarAbove(at.after) / at.escrow.growth;
  if (at.exercise === 'american' || isExercisable(at)) return 1;
  const { dividendYield, years, dividends = [] } = at.terms;
  return Math.exp(-dividendYield * years) / escrowOf(dividends, 0).growth;
};

/** Steps of the differences that give greeks between dividends: parts of the spot, volatility and time, and the rate's own. */
const STEP = 2 ** -7;
const RATE_STEP = 2 ** -12;

/** The terms some time sooner or later. */
const afterYears = (terms: ModelledTerms, by: number): ModelledTerms => ({
  ...terms,
  years: terms.years + by,
  dividends: (terms.dividends ?? []).map((each) => ({ ...each, years: each.years + by })),
});

/** Greeks between dividends by central differences of price and delta. */
function dividendGreeks(
  type: OptionType,
  strike: number,
  terms: ModelledTerms,
): (spot: number) => OptionValues {
  const at = (moved: ModelledTerms): OptionDate => optionDate(type, strike, moved);
  const today = at(terms);
  const perVolatility = STEP * terms.volatility;
  const first = terms.dividends?.[0]?.years ?? terms.years;
  const perYear = STEP * Math.min(terms.years, first);
  const [low, high] = [-1, 1].map((sign) =>
    at({ ...terms, volatility: terms.volatility + sign * perVolatility }),
  ) as [OptionDate, OptionDate];
  const [less, more] = [-1, 1].map((sign) =>
    at({ ...terms, rate: terms.rate + sign * RATE_STEP }),
  ) as [OptionDate, OptionDate];
  const [later, sooner] = [-1, 1].map((sign) => at(afterYears(terms, sign * perYear))) as [
    OptionDate,
    OptionDate,
  ];
  return (spot) => {
    const { price, delta } = optionSlope(today, spot);
    const [below, above] = [optionSlope(low, spot), optionSlope(high, spot)];
    const [before, after] = [optionSlope(sooner, spot), optionSlope(later, spot)];
    const width = STEP * spot;
    const deltas = optionSlope(today, spot + width).delta - optionSlope(today, spot - width).delta;
    const rates = optionDatePrice(more, spot) - optionDatePrice(less, spot);
    return {
      ...{ price, delta, gamma: width > 0 ? deltas / (2 * width) : 0 },
      vega: (above.price - below.price) / (2 * perVolatility),
      theta: (after.price - before.price) / (2 * perYear),
      rho: rates / (2 * RATE_STEP),
      vanna: (above.delta - below.delta) / (2 * perVolatility),
      volga: (above.price + below.price - 2 * price) / perVolatility ** 2,
      charm: (after.delta - before.delta) / (2 * perYear),
    };
  };
}

/**
 * Returns a function of the spot that gives the price of an option with its greeks; units as in BlackScholesValues.
 *
 * @example
 * const terms = { years: 1, rate: 0.08, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * optionGreeks('put', 100, terms)(80).gamma // 0
 */
export function optionGreeks(
  type: OptionType,
  strike: number,
  terms: ModelledTerms,
): (spot: number) => OptionValues {
  if (hasDividends(terms) && terms.years > 0 && strike > 0)
    return dividendGreeks(type, strike, terms);
  if (terms.exercise === 'european')
    return (spot) => blackScholes({ ...terms, type, spot, strike });
  const dates = americanGreekDates({ type, ...withoutNegativeYield(terms) });
  if (!dates.ok) throw new RangeError(dates.error);
  return (spot) => americanValuesAt(dates.value, spot, strike);
}

/** What an implied volatility is found from. */
export interface OptionQuoteTerms extends ImpliedVolatilityInput {
  readonly exercise: ExerciseStyle;
  readonly dividends?: readonly DatedDividend[];
  readonly dividendModel?: DividendModel;
}

/** An option at the volatility that its price implies, or why there is none. */
export type ImpliedOption =
  | { readonly ok: true; readonly volatility: number; readonly date: OptionDate }
  | { readonly ok: false; readonly reason: ImpliedVolatilityRefusal };

/**
 * The volatility with which the model gives a price, by the exercise of the contract, and the option at that volatility.
 *
 * @param near the option at a volatility close to the answer; a search with dividends by date begins there
 * @example optionVolatility({ type: 'put', price: 4.486652, spot: 36, strike: 40, years: 1, rate: 0.06, dividendYield: 0, exercise: 'american' }).volatility.toFixed(4) // '0.2000'
 */
export function optionVolatility(given: OptionQuoteTerms, near?: OptionDate): ImpliedOption {
  const { type, strike, spot, exercise, years, dividends = [] } = given;
  const option = exercise === 'american' ? withoutNegativeYield(given) : given;
  const at = (implied: ImpliedVolatility): ImpliedOption => {
    if (!implied.ok) return implied;
    const { volatility } = implied;
    return { ok: true, volatility, date: optionDate(type, strike, { ...option, volatility }) };
  };
  if (dividends.length === 0 || !(years > 0))
    return at(
      exercise === 'american' ? americanImpliedVolatility(option) : impliedVolatility(option),
    );
  const { ahead, later } = byLastExercise(option);
  if (exercise === 'american' && ahead.length > 0) {
    const escrow = escrowOf(ahead, option.rate);
    const found = optionVolatility({
      ...option,
      spot: withoutDividends(escrow, spot),
      dividends: later,
    });
    return found.ok
      ? { ...found, date: { exercise: 'dividendAhead', escrow, after: found.date } }
      : found;
  }
  const stock = withoutDividends(escrowOf(dividends, option.rate), spot);
  const european = { ...option, spot: stock };
  const excess = (volatility: number): number =>
    optionDatePrice(optionDate(type, strike, { ...option, volatility }), spot) - option.price;
  const byExcess = (): ImpliedOption =>
    at(impliedByExcess(excess, european, type === 'call' ? spot : strike));
  if (option.dividendModel === 'spot') return byExcess();
  if (exercise === 'european' || (type === 'call' && isHeldCall(strike, option)))
    return at(impliedVolatility(european));
  const begin = near?.exercise === 'betweenDividends' ? near : null;
  return volatilityBetweenDividends(option, european, begin) ?? byExcess();
}

/** A last step below this part of the volatility has an error far below it, for the steps converge faster than linearly. */
const LAST_STEP = 5e-8;
const PREMIUM_STEPS = 12;

/**
 * Implied volatility of an American option between dividends: the European one of the price less the early-exercise
 * premium, which changes little with the volatility. Null where the steps do not end.
 *
 *     σ = European implied volatility of (price − premium(σ)),   by secant steps
 */
function volatilityBetweenDividends(
  option: OptionQuoteTerms,
  european: ImpliedVolatilityInput,
  near: DividendDate | null,
): ImpliedOption | null {
  const { type, strike, spot, price } = option;
  if (price <= valueWithoutVolatility(option)) return null;
  const terms = { ...option, exercise: 'american' as const };
  const first = near?.terms.volatility ?? impliedAt(european);
  if (first === null) return null;
  let volatility = first;
  let date = near ?? dividendDate(type, strike, { ...terms, volatility });
  let [before, gap] = [0, 0];
  for (let step = 0; step < PREMIUM_STEPS; step += 1) {
    const premium = dividendSlopes(date, spot).price - optionPrice({ ...european, volatility });
    const next = impliedAt({ ...european, price: price - premium });
    if (next === null) return null;
    const move = next - volatility;
    const secant = step === 0 ? move : (move * (volatility - before)) / (gap - move);
    const change = Number.isFinite(secant) ? secant : move;
    [before, gap] = [volatility, move];
    volatility += change;
    if (!(volatility > 0)) return null;
    // The premium of the step before is that of the answer, but for far less than its error.
    if (Math.abs(change) <= LAST_STEP * volatility) {
      const last = { ...date, terms: { ...terms, volatility } };
      return { ok: true, volatility, date: { exercise: 'betweenDividends', ...last } };
    }
    date = dividendDate(type, strike, { ...terms, volatility });
  }
  return null;
}

const impliedAt = (option: ImpliedVolatilityInput): number | null => {
  const implied = impliedVolatility(option);
  return implied.ok ? implied.volatility : null;
};

/**
 * What exercise on the best day gains when the share only grows at the rate and falls by its dividends: just before one for
 * a call, just after one for a put; dollars.
 */
function valueWithoutVolatility({
  type,
  strike,
  spot,
  years,
  rate,
  dividends = [],
}: OptionQuoteTerms): number {
  let best = Math.max(0, type === 'call' ? spot - strike : strike - spot);
  let left = spot;
  for (const { years: at, ...dividend } of [...dividends, { years, amount: 0 }]) {
    const paid =
      'amount' in dividend ? dividend.amount * Math.exp(-rate * at) : dividend.proportion * left;
    const cost = strike * Math.exp(-rate * at);
    best = Math.max(best, type === 'call' ? left - cost : cost - (left - paid));
    left -= paid;
  }
  return best;
}
