import { MONEY_SCALE } from '../../shared/index.ts';
import { signedShares } from '../contracts/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import { modelWorth } from './model-worth.ts';
import type { ModelTerms } from './model-worth.ts';
import { profitOnLine, profitLine } from './profit-at-expiry.ts';
import type { ProfitLine } from './profit-at-expiry.ts';

/** An option leg that lives on at the valuation date, and the terms of its remaining life. */
export interface LivingLeg {
  readonly leg: OptionLeg;
  readonly terms: ModelTerms;
}

/** Living options of one strike and one set of terms: their gammas are equal, so they bend one way together. */
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

/** Profit at one price, and the delta of each group there, in shares. */
export interface ProfitSample {
  /** Dollars a share. */
  readonly price: number;
  /** Dollars for the whole strategy. */
  readonly profit: number;
  readonly deltas: readonly number[];
}

/** Held at their intrinsic worth, calls and puts bend at different prices and make groups of their own. */
const bendAlike = (a: LivingLeg, b: LivingLeg): boolean =>
  a.leg.strike === b.leg.strike &&
  a.terms.years === b.terms.years &&
  a.terms.rate === b.terms.rate &&
  a.terms.dividendYield === b.terms.dividendYield &&
  a.terms.volatility === b.terms.volatility &&
  a.terms.atLeastIntrinsic === b.terms.atLeastIntrinsic &&
  (a.leg.type === b.leg.type || !a.terms.atLeastIntrinsic);

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
 * others live on (valued by the European model with the terms given).
 */
export function datedProfit(ended: readonly Leg[], living: readonly LivingLeg[]): DatedProfit {
  const premium = living.reduce((sum, { leg }) => sum - signedShares(leg) * leg.premium, 0);
  return { ended: profitLine(ended), groups: grouped(living), premium: premium / MONEY_SCALE };
}

/** The profit at one price with the deltas that bound it nearby; dollars in and out. */
export function sampleProfit({ ended, groups, premium }: DatedProfit, price: number): ProfitSample {
  let profit = profitOnLine(ended, price * MONEY_SCALE) / MONEY_SCALE + premium;
  const deltas = groups.map(({ strike, terms, calls, puts }) => {
    let delta = 0;
    if (calls !== 0) {
      const call = modelWorth('call', price, strike, terms);
      profit += calls * call.price;
      delta += calls * call.delta;
    }
    if (puts !== 0) {
      const put = modelWorth('put', price, strike, terms);
      profit += puts * put.price;
      delta += puts * put.delta;
    }
    return delta;
  });
  return { price, profit, deltas };
}

/** Between which values the slope of the profit stays, in shares. */
export interface SlopeBounds {
  readonly least: number;
  readonly greatest: number;
}

/**
 * Bounds of the slope between two samples that have no strike of an ended leg between them. A delta never falls when
 * the price rises, so each group's lies between its values at the two ends: a Lipschitz bound that tightens with them.
 */
export function slopeBounds(profit: DatedProfit, a: ProfitSample, b: ProfitSample): SlopeBounds {
  const middle = (a.price + (b.price - a.price) / 2) * MONEY_SCALE;
  const straight = profit.ended.findLast((node) => node.price <= middle)?.slope ?? 0;
  let [least, greatest] = [straight, straight];
  a.deltas.forEach((left, i) => {
    const right = b.deltas[i] ?? left;
    least += Math.min(left, right);
    greatest += Math.max(left, right);
  });
  return { least, greatest };
}
