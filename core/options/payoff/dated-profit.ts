import { MONEY_SCALE } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import { signedShares } from '../contracts/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import { modelWorth } from './model-worth.ts';
import type { ModelTerms, ModelWorth } from './model-worth.ts';
import { profitOnLine, profitLine } from './profit-at-expiry.ts';
import type { ProfitLine } from './profit-at-expiry.ts';

/** An option leg that lives on at the valuation date, and the terms of its remaining life. */
export interface LivingLeg {
  readonly leg: OptionLeg;
  readonly terms: ModelTerms;
}

/** Living options of one strike and one set of terms. */
export interface StrikeGroup {
  /** Dollars a share. */
  readonly strike: number;
  readonly terms: ModelTerms;
  /** Signed shares. */
  readonly calls: number;
  readonly puts: number;
}

/** Profit of a strategy at one date as a function of the underlying's price. */
export interface DatedProfit {
  /** Stock and the options that have come to their end by then. */
  readonly ended: ProfitLine;
  readonly groups: readonly StrikeGroup[];
  /** Premiums received less premiums paid for the living options, dollars. */
  readonly premium: number;
}

/** The slope of a group, in shares. */
export interface GroupSlope {
  readonly calls: number;
  readonly puts: number;
  /** Whether any of them is held at its exercise. */
  readonly held: boolean;
}

/** Profit at one price, and how its groups slope there. */
export interface ProfitSample {
  /** Dollars a share. */
  readonly price: number;
  /** Dollars for the whole strategy. */
  readonly profit: number;
  readonly slopes: readonly GroupSlope[];
}

const bendAlike = (a: LivingLeg, b: LivingLeg): boolean =>
  a.leg.strike === b.leg.strike &&
  a.terms.years === b.terms.years &&
  a.terms.rate === b.terms.rate &&
  a.terms.dividendYield === b.terms.dividendYield &&
  a.terms.volatility === b.terms.volatility &&
  a.terms.atLeastIntrinsic === b.terms.atLeastIntrinsic;

function grouped(living: readonly LivingLeg[]): StrikeGroup[] {
  const groups: { first: LivingLeg; calls: number; puts: number }[] = [];
  for (const each of living) {
    let group = groups.find(({ first }) => bendAlike(first, each));
    if (!group) groups.push((group = { first: each, calls: 0, puts: 0 }));
    group[each.leg.type === 'call' ? 'calls' : 'puts'] += signedShares(each.leg);
  }
  return groups
    .filter(({ calls, puts }) => calls !== 0 || puts !== 0)
    .map(({ first: { leg, terms }, calls, puts }) => ({
      strike: leg.strike / MONEY_SCALE,
      terms,
      calls,
      puts,
    }));
}

/**
 * Profit at a date on which some legs have ended (valued at their intrinsic worth, with stock at its price) and the
 * others live on (valued by the European model with the terms given). `booked` is added to every profit.
 */
export function datedProfit(
  ended: readonly Leg[],
  living: readonly LivingLeg[],
  booked: Money = 0,
): DatedProfit {
  const premium = living.reduce((sum, { leg }) => sum - signedShares(leg) * leg.premium, 0);
  return {
    ended: profitLine(ended, booked),
    groups: grouped(living),
    premium: premium / MONEY_SCALE,
  };
}

const NOTHING: ModelWorth = { price: 0, delta: 0, held: false };

/** The profit at one price with the slopes that bound it nearby; dollars in and out. */
export function sampleProfit({ ended, groups, premium }: DatedProfit, price: number): ProfitSample {
  let profit = profitOnLine(ended, price * MONEY_SCALE) / MONEY_SCALE + premium;
  const slopes = groups.map(({ strike, terms, calls, puts }) => {
    const call = calls === 0 ? NOTHING : modelWorth('call', price, strike, terms);
    const put = puts === 0 ? NOTHING : modelWorth('put', price, strike, terms);
    profit += calls * call.price + puts * put.price;
    return { calls: calls * call.delta, puts: puts * put.delta, held: call.held || put.held };
  });
  return { price, profit, slopes };
}

/** Between which values the slope of the profit stays, in shares. */
export interface SlopeBounds {
  readonly least: number;
  readonly greatest: number;
}

/**
 * Bounds of the slope between two samples that have no strike of an ended leg between them. A delta never falls when
 * the price rises, so each lies between its values at the two ends: a Lipschitz bound that tightens with them. Calls
 * and puts of a group have one gamma and so bend one way together, but where either is held at its exercise: puts are
 * below some price, calls above one, so that what is free at both ends is free between them.
 */
export function slopeBounds(profit: DatedProfit, a: ProfitSample, b: ProfitSample): SlopeBounds {
  const middle = (a.price + (b.price - a.price) / 2) * MONEY_SCALE;
  const straight = profit.ended.findLast((node) => node.price <= middle)?.slope ?? 0;
  let [least, greatest] = [straight, straight];
  const between = (left: number, right: number) => {
    least += Math.min(left, right);
    greatest += Math.max(left, right);
  };
  a.slopes.forEach((left, i) => {
    const right = b.slopes[i] ?? left;
    if (left.held || right.held) {
      between(left.calls, right.calls);
      between(left.puts, right.puts);
    } else between(left.calls + left.puts, right.calls + right.puts);
  });
  return { least, greatest };
}
