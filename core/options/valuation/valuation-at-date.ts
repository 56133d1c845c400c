import { MONEY_SCALE, ZERO_MONEY } from '../../shared/index.ts';
import type { Dollars } from '../../shared/index.ts';
import { signedShares } from '../contracts/index.ts';
import type { Leg, OptionLeg, OptionType } from '../contracts/index.ts';
import { profitLine, profitOnLine } from '../payoff/index.ts';
import type { ProfitLine } from '../payoff/index.ts';
import { isExercisable, optionDate, optionSlope } from '../pricing/index.ts';
import type { OptionDate, OptionSlope, OptionTerms } from '../pricing/index.ts';

/** An option leg that expires after the valuation date, and its model inputs at that date. */
export interface UnexpiredLeg {
  readonly leg: OptionLeg;
  readonly terms: OptionTerms;
}

/** Unexpired options of one strike and one set of terms. */
export interface StrikeGroup {
  /** Dollars per share. */
  readonly strike: Dollars;
  readonly terms: OptionTerms;
  /** Signed shares. */
  readonly calls: number;
  readonly puts: number;
  /** Null without calls. */
  readonly call: OptionDate | null;
  /** Null without puts. */
  readonly put: OptionDate | null;
  /** Whether calls and puts have the same gamma, as where neither is exercised before expiry. */
  readonly sameGamma: boolean;
}

/** Profit of a strategy at one date as a function of the underlying's price. */
export interface PnlFunction {
  /** Stock and the options that have expired by then. */
  readonly expired: ProfitLine;
  readonly groups: readonly StrikeGroup[];
  /** Premiums received less premiums paid for the unexpired options, dollars. */
  readonly premium: number;
}

/** The slope of a group, in shares. */
interface GroupSlope {
  readonly calls: number;
  readonly puts: number;
}

/** Profit and slope of each group at one price. */
export interface ProfitSample {
  /** Dollars per share. */
  readonly price: Dollars;
  /** Dollars for the whole strategy. */
  readonly profit: Dollars;
  readonly slopes: readonly GroupSlope[];
}

const haveSameTerms = (a: UnexpiredLeg, b: UnexpiredLeg): boolean =>
  a.leg.strike === b.leg.strike &&
  a.terms.years === b.terms.years &&
  a.terms.rate === b.terms.rate &&
  a.terms.dividendYield === b.terms.dividendYield &&
  a.terms.volatility === b.terms.volatility &&
  a.terms.exercise === b.terms.exercise &&
  JSON.stringify(a.terms.dividends) === JSON.stringify(b.terms.dividends);

/** Prepared options by their leg: while one leg of a strategy is moved, the others stay as they are. */
const prepared = new WeakMap<OptionLeg, UnexpiredLeg & { readonly date: OptionDate }>();

function dateOf(each: UnexpiredLeg): OptionDate {
  const known = prepared.get(each.leg);
  if (known && haveSameTerms(known, each)) return known.date;
  const date = optionDate(each.leg.type, each.leg.strike / MONEY_SCALE, each.terms);
  prepared.set(each.leg, { ...each, date });
  return date;
}

function grouped(unexpired: readonly UnexpiredLeg[]): StrikeGroup[] {
  const groups: { legs: UnexpiredLeg[]; calls: number; puts: number }[] = [];
  for (const each of unexpired) {
    let group = groups.find(({ legs: [first] }) => first && haveSameTerms(first, each));
    if (!group) groups.push((group = { legs: [], calls: 0, puts: 0 }));
    group.legs.push(each);
    group[each.leg.type === 'call' ? 'calls' : 'puts'] += signedShares(each.leg);
  }
  return groups
    .filter(({ calls, puts }) => calls !== 0 || puts !== 0)
    .map(({ legs, calls, puts }) => {
      const { leg, terms } = legs[0]!;
      const dateFor = (type: OptionType) => dateOf(legs.find((each) => each.leg.type === type)!);
      const call = calls === 0 ? null : dateFor('call');
      const put = puts === 0 ? null : dateFor('put');
      const sameGamma = [call, put].every((at) => !at || !isExercisable(at));
      return { strike: leg.strike / MONEY_SCALE, terms, calls, puts, call, put, sameGamma };
    });
}

/**
 * Profit at a date as a function of the underlying's price, for {@link sampleProfit}.
 *
 *     profit(S) = Σ shares · (value(S) − premium) + booked
 *
 * The value of an expired leg is its intrinsic value, that of stock its price, that of an unexpired leg the
 * model value with its terms, by its exercise. Premiums and `booked` are money; the function is in dollars.
 *
 * @example pnlFunction([shortCall(100, 3)], [unexpired(longCall(100, 5))]).premium // -500: of the unexpired leg alone
 */
export function pnlFunction(
  expired: readonly Leg[],
  unexpired: readonly UnexpiredLeg[],
  booked = ZERO_MONEY,
): PnlFunction {
  const premium = unexpired.reduce((sum, { leg }) => sum - signedShares(leg) * leg.premium, 0);
  return {
    expired: profitLine(expired, booked),
    groups: grouped(unexpired),
    premium: premium / MONEY_SCALE,
  };
}

const ZERO: OptionSlope = { price: 0, delta: 0 };

/**
 * The profit at one price and the slope of each group; dollars in and out.
 *
 * @example
 * // By put–call parity at zero rates, C − P = S − K.
 * const profit = pnlFunction([], [unexpired(longCall(100, 7)), unexpired(shortPut(100, 5))]);
 * sampleProfit(profit, 110).profit // 800: 100 · (110 − 100 − 7 + 5)
 */
export function sampleProfit(
  { expired, groups, premium }: PnlFunction,
  price: Dollars,
): ProfitSample {
  let profit = profitOnLine(expired, price * MONEY_SCALE) / MONEY_SCALE + premium;
  const slopes = groups.map(({ calls, puts, ...group }) => {
    const call = group.call ? optionSlope(group.call, price) : ZERO;
    const put = group.put ? optionSlope(group.put, price) : ZERO;
    profit += calls * call.price + puts * put.price;
    return { calls: calls * call.delta, puts: puts * put.delta };
  });
  return { price, profit, slopes };
}

/** Bounds of the slope of the profit, in shares. */
interface SlopeBounds {
  readonly least: number;
  readonly greatest: number;
}

/**
 * Bounds of the slope between two samples that have no strike of an expired leg between them. Delta is monotonic in
 * the price, so it lies between its values at the two ends: a Lipschitz bound that tightens with the interval. The
 * slopes of calls and puts that have the same gamma are added first.
 */
export function slopeBounds(profit: PnlFunction, a: ProfitSample, b: ProfitSample): SlopeBounds {
  const middle = (a.price + (b.price - a.price) / 2) * MONEY_SCALE;
  const straight = profit.expired.findLast((node) => node.price <= middle)?.slope ?? 0;
  let [least, greatest] = [straight, straight];
  const between = (left: number, right: number) => {
    least += Math.min(left, right);
    greatest += Math.max(left, right);
  };
  a.slopes.forEach((left, i) => {
    const right = b.slopes[i] ?? left;
    if (profit.groups[i]?.sameGamma) between(left.calls + left.puts, right.calls + right.puts);
    else {
      between(left.calls, right.calls);
      between(left.puts, right.puts);
    }
  });
  return { least, greatest };
}
