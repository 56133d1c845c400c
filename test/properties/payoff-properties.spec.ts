import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { analyseStrategy, profitAtPrice, profitCurve } from '@toolyard/core/options/analysis';
import type { AnalysisInput, Bound } from '@toolyard/core/options/analysis';
import { costOf, isOptionLeg, signedShares, yearsToExpiry } from '@toolyard/core/options/contracts';
import type { Leg } from '@toolyard/core/options/contracts';
import {
  breakevens,
  probabilityOfLoss,
  probabilityOfProfit,
  probabilityOfZeroProfit,
  expiryCurve,
  lognormalPrices,
  payoffCurve,
  profitBounds,
  profitLine,
} from '@toolyard/core/options/payoff';
import type { CurvePoint, ExactPrice } from '@toolyard/core/options/payoff';
import { optionPrice } from '@toolyard/core/options/pricing';
import { toDollars, moneyOf } from '@toolyard/core/shared';
import { EXPIRY, inputWith, legsOfOneExpiry, legsOfTwoExpiries } from './payoff-arbitraries.ts';
import { propertySeed } from './seed.ts';

const seed = propertySeed('payoff properties');
const CASES = { numRuns: 2_000, seed };

/** Profit at a fraction of a price, in big integers, by the textbook's definition and none of our code. */
function profitTimesDenominator(legs: readonly Leg[], at: ExactPrice): bigint {
  const [top, bottom] = [BigInt(at.numerator), BigInt(at.denominator)];
  return legs.reduce((sum, leg) => {
    const intrinsic = () => {
      if (!isOptionLeg(leg)) return top;
      const gain = (top - BigInt(leg.strike) * bottom) * (leg.type === 'call' ? 1n : -1n);
      return gain > 0n ? gain : 0n;
    };
    return sum + BigInt(signedShares(leg)) * (intrinsic() - BigInt(leg.premium) * bottom);
  }, 0n);
}

const strikesOf = (legs: readonly Leg[]): number[] =>
  legs.filter(isOptionLeg).map(({ strike }) => strike);

/** Profit at a whole price, leg by leg, by the definition and none of our code. */
function profitByDefinition(legs: readonly Leg[], price: number): number {
  let profit = 0;
  for (const leg of legs) {
    let value = price;
    if (leg.kind === 'option') {
      value = leg.type === 'call' ? price - leg.strike : leg.strike - price;
      if (value < 0) value = 0;
    }
    const shares = leg.quantity * leg.multiplier;
    profit += (leg.position === 'long' ? shares : -shares) * (value - leg.premium);
  }
  return profit;
}

/** Least and greatest profit on 400 prices from zero to far above every strike, and at and beside all strikes. */
function profitRange(legs: readonly Leg[]): readonly [number, number] {
  const strikes = strikesOf(legs);
  const top = 3 * Math.max(1_000_000, ...strikes);
  let [least, most] = [Infinity, -Infinity];
  const probe = (price: number) => {
    const profit = profitByDefinition(legs, Math.max(0, price));
    if (profit < least) least = profit;
    if (profit > most) most = profit;
  };
  for (let i = 0; i < 400; i += 1) probe(Math.round((top * i) / 399));
  for (const strike of strikes) [strike - 1, strike, strike + 1].forEach(probe);
  return [least, most];
}

const beats = (profit: number, bound: number | 'unlimited' | null, slack = 0): boolean =>
  typeof bound === 'number' && profit > bound + slack;

describe('payoff at one expiry', () => {
  it('profit is zero at every breakeven, in exact rational arithmetic', () =>
    fc.assert(
      fc.property(legsOfOneExpiry, (legs) =>
        breakevens(profitLine(legs)).every((at) => profitTimesDenominator(legs, at) === 0n),
      ),
      CASES,
    ));

  it('no sign change of profit lacks its breakeven or zero interval', () =>
    fc.assert(
      fc.property(legsOfOneExpiry, (legs) => {
        const profits = expiryCurve(profitLine(legs), 0, 900, 100).map(({ profit }) => profit);
        return profits.slice(1).every((profit, i) => profit * profits[i]! >= 0);
      }),
      CASES,
    ));

  it('extremes are never beaten on 400 points and all strikes, and are attained', () =>
    fc.assert(
      fc.property(legsOfOneExpiry, (legs) => {
        const { maxProfit, maxLoss } = profitBounds(profitLine(legs));
        const [least, most] = profitRange(legs);
        return (
          (maxProfit === 'unlimited' || maxProfit === most) &&
          (maxLoss === 'unlimited' || maxLoss === -least)
        );
      }),
      CASES,
    ));

  it('the chances of profit, loss and nothing make one', () =>
    fc.assert(
      fc.property(inputWith(legsOfOneExpiry), ({ legs, spot, volatility }) => {
        const line = profitLine(legs);
        const market = { spot: toDollars(spot), drift: 0.03, volatility: volatility!, years: 0.12 };
        const prices = lognormalPrices(market);
        const chances = [probabilityOfProfit, probabilityOfLoss, probabilityOfZeroProfit].map(
          (of) => of(line, prices),
        );
        const sum = chances.reduce((all, chance) => all + chance, 0);
        return Math.abs(sum - 1) < 1e-13 && chances.every((chance) => chance > -1e-13);
      }),
      CASES,
    ));

  it('the risk-neutral expectation is the value of the legs compounded, less their cost', () =>
    fc.assert(
      fc.property(inputWith(legsOfOneExpiry), (input) => {
        const ours = analyseStrategy(input).expectedProfit;
        if (ours === null) return !input.legs.some(isOptionLeg);
        return Math.abs(ours - compoundedValue(input)) < 1e-13 * sizeOf(input);
      }),
      CASES,
    ));

  it('twice the quantity is twice the profit and the same breakevens', () =>
    fc.assert(
      fc.property(legsOfOneExpiry, (legs) => {
        const [once, twice] = [profitLine(legs), profitLine(legs.map(doubled))];
        const [curve, doubledCurve] = [legs, legs.map(doubled)].map((each) =>
          payoffCurve(each, moneyOf(1_234_567)),
        ) as [CurvePoint[], CurvePoint[]];
        const [bounds, doubledBounds] = [profitBounds(once), profitBounds(twice)];
        return (
          JSON.stringify(breakevens(once)) === JSON.stringify(breakevens(twice)) &&
          doubledBounds.maxProfit === double(bounds.maxProfit) &&
          doubledBounds.maxLoss === double(bounds.maxLoss) &&
          doubledCurve.every(({ profit }, i) => profit === 2 * curve[i]!.profit)
        );
      }),
      CASES,
    ));
});

describe('payoff of mixed expiries', () => {
  it('profit is nothing at breakevens, extremes are never beaten, every sign change has its root', () =>
    fc.assert(
      fc.property(inputWith(legsOfTwoExpiries), (input) => {
        const { breakevens: roots, maxProfit, maxLoss } = analyseStrategy(input);
        const curve = profitCurve(input, { at: 'expiry', from: 0, to: 900, points: 25 })!;
        const profits = curve.map(({ profit }) => profit);
        const [most, risk] = [dollars(maxProfit), dollars(maxLoss)];
        const slack = 1e-12 * sizeOf(input);
        // The max profit of the model is rounded to 1e-4 dollar, the max loss up.
        const rounding = 0.5e-4;
        return (
          roots.every((root) => {
            const farther = 1 + (1e4 * root) / input.spot;
            return Math.abs(profitAtPrice(input, root, 'expiry')!) <= slack * farther;
          }) &&
          !profits.some(
            (profit) => beats(profit, most, slack + rounding) || beats(0 - profit, risk, slack),
          ) &&
          profits.slice(1).every((profit, i) => {
            const nearer = Math.min(Math.abs(profit), Math.abs(profits[i]!));
            return profit * profits[i]! >= 0 || nearer < slack;
          })
        );
      }),
      CASES,
    ));
});

const double = (bound: Bound) => (bound === 'unlimited' ? bound : moneyOf(2 * bound));

const dollars = (bound: Bound | null) => (typeof bound === 'number' ? toDollars(bound) : bound);

const doubled = (leg: Leg): Leg => ({ ...leg, quantity: 2 * leg.quantity });

/** Dollars that move through the strategy: what rounding is measured against. */
const sizeOf = ({ legs, spot }: AnalysisInput): number =>
  legs.reduce(
    (sum, leg) =>
      sum +
      Math.abs(signedShares(leg)) *
        toDollars(moneyOf(spot + leg.premium + (isOptionLeg(leg) ? leg.strike : 0))),
    0,
  );

/** Σ shares · value · e^(r·t) − cost, by the pricing formula, a leg at a time. */
function compoundedValue({ legs, spot, terms, volatility, asOf }: AnalysisInput): number {
  const { rate, dividendYield } = terms.find(({ expiry }) => expiry === EXPIRY)!;
  const years = yearsToExpiry(asOf, EXPIRY);
  const value = legs.reduce((sum, leg) => {
    if (!isOptionLeg(leg)) {
      const forward = toDollars(spot) * Math.exp((rate - dividendYield) * years);
      return sum + signedShares(leg) * forward;
    }
    const market = { spot: toDollars(spot), years, rate, dividendYield, volatility: volatility! };
    const price = optionPrice({ type: leg.type, strike: toDollars(leg.strike), ...market });
    return sum + signedShares(leg) * price * Math.exp(rate * years);
  }, 0);
  return value - toDollars(costOf(legs));
}
