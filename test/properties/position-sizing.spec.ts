import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  brokenLimits,
  fittingUnits,
  kellyFraction,
  meanOfWorst,
  outcomesOf,
  type RiskLimits,
} from '@toolyard/core/options/capital';
import { isOptionLeg, signedShares, type Leg } from '@toolyard/core/options/contracts';
import {
  conditionalValueAtRisk,
  lognormalPrices,
  maxLossAtExpiry,
  payoffAt,
  profitLine,
  type LognormalTerms,
} from '@toolyard/core/options/payoff';
import { optionPrice } from '@toolyard/core/options/pricing';
import { fromDollars, moneyOf, toDollars } from '@toolyard/core/shared';
import { FULL_SIZE } from '../support/test-size.ts';
import { EXPIRY } from './payoff-arbitraries.ts';
import { propertySeed } from './seed.ts';

const seed = propertySeed('position sizing');
const CASES = { numRuns: FULL_SIZE ? 1_000 : 60, seed };
const MANY_CASES = { numRuns: 10_000, seed };

const market: fc.Arbitrary<LognormalTerms> = fc.record({
  spot: fc.integer({ min: 20, max: 300 }),
  drift: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  volatility: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
  years: fc.double({ min: 0.02, max: 1, noNaN: true }),
});

/** A leg by its place around the spot and its premium in parts of its fair value. */
const legDraft = fc.record({
  type: fc.constantFrom('call' as const, 'put' as const),
  position: fc.constantFrom('long' as const, 'short' as const),
  moneyness: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
  premium: fc.double({ min: 0.6, max: 1.4, noNaN: true }),
  quantity: fc.integer({ min: 1, max: 3 }),
});

/** One to four option legs with a bounded loss, traded near their fair values. */
const trade = fc
  .tuple(market, fc.array(legDraft, { minLength: 1, maxLength: 4 }))
  .map(([terms, drafts]) => ({
    terms,
    legs: drafts.map(({ moneyness, premium, ...draft }): Leg => {
      const strike = fromDollars(Math.round(terms.spot * moneyness));
      const { drift: rate, ...of } = terms;
      const fair = optionPrice({
        ...of,
        type: draft.type,
        strike: toDollars(strike),
        rate,
        dividendYield: 0,
      });
      return {
        ...draft,
        kind: 'option',
        symbol: 'X',
        strike,
        expiry: EXPIRY,
        premium: fromDollars(fair * premium),
        multiplier: 100,
        iv: terms.volatility,
        delta: null,
      };
    }),
  }))
  .filter(({ terms: { spot, volatility, years }, legs }) => {
    const loss = maxLossAtExpiry(profitLine(legs));
    // Farther strikes decide between chances of less than one in a million, of which the outcomes merge the least.
    const farthest = 5 * volatility * Math.sqrt(years);
    const isNear = legs
      .filter(isOptionLeg)
      .every(({ strike }) => Math.abs(Math.log(toDollars(strike) / spot)) < farthest);
    return loss !== 'unlimited' && loss > 0 && isNear;
  });

/** Nodes and weights of the Gauss–Legendre rule with five points on (−1, 1). */
const [NEAR, FAR] = [-1, 1].map((sign) => Math.sqrt(5 + 2 * sign * Math.sqrt(10 / 7)) / 3);
const [HEAVY, LIGHT] = [1, -1].map((sign) => (322 + 13 * sign * Math.sqrt(70)) / 900);
const GAUSS = [
  [0, 128 / 225],
  [NEAR!, HEAVY!],
  [-NEAR!, HEAVY!],
  [FAR!, LIGHT!],
  [-FAR!, LIGHT!],
] as const;

/** Profit in dollars, leg by leg, by the definition and none of our code. */
const profitByDefinition = (legs: readonly Leg[], price: number): number =>
  legs.reduce((sum, leg) => {
    if (!isOptionLeg(leg)) return Number.NaN;
    const intrinsic = (price - toDollars(leg.strike)) * (leg.type === 'call' ? 1 : -1);
    return sum + signedShares(leg) * (Math.max(0, intrinsic) - toDollars(leg.premium));
  }, 0);

const eased = (part: number) => part * part * (3 - 2 * part);

/** Weights and profits at the nodes of a fine grid of the normal variable, cut at the strikes. */
function weightedProfits(legs: readonly Leg[], { spot, drift, volatility, years }: LognormalTerms) {
  const deviation = volatility * Math.sqrt(years);
  const middle = Math.log(spot) + (drift - volatility ** 2 / 2) * years;
  const bends = legs
    .filter(isOptionLeg)
    .map(({ strike }) => (Math.log(toDollars(strike)) - middle) / deviation);
  const ends = [...new Set([-8, ...bends.filter((z) => Math.abs(z) < 8), 8])].sort((a, b) => a - b);
  return ends.slice(1).flatMap((to, i) => {
    const pieces = Math.max(200, Math.ceil((to - ends[i]!) * 200));
    const cut = (k: number) => ends[i]! + (to - ends[i]!) * eased(eased(k / pieces));
    return Array.from({ length: pieces }, (_, k) => [cut(k), cut(k + 1)] as const).flatMap(
      ([start, end]) =>
        GAUSS.map(([node, weight]) => {
          const half = (end - start) / 2;
          const z = start + half * (1 + node);
          const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
          const profit = profitByDefinition(legs, Math.exp(middle + deviation * z));
          return [weight * half * density, profit] as const;
        }),
    );
  });
}

/** The fraction of fastest growth by bisection of the slope of the growth over the grid. */
function fastestGrowth(points: ReturnType<typeof weightedProfits>, atRisk: number): number {
  const slope = (fraction: number) =>
    points.reduce(
      (sum, [weight, profit]) => sum + (weight * profit) / (atRisk + fraction * profit),
      0,
    );
  if (slope(0) <= 0) return 0;
  let [low, high] = [0, 1 - 1e-12];
  if (slope(high) > 0) return 1;
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

const outcomesUnder = (legs: readonly Leg[], terms: LognormalTerms) => {
  const line = profitLine(legs);
  const bends = line.map(({ price }) => toDollars(price));
  return outcomesOf((price) => payoffAt(line, price), bends, lognormalPrices(terms));
};

const atRiskOf = (legs: readonly Leg[]): number => {
  const loss = maxLossAtExpiry(profitLine(legs));
  return loss === 'unlimited' ? Number.NaN : toDollars(loss);
};

describe('Kelly', () => {
  it('of two outcomes it is p/a − q/b, at least nothing and at most all', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (p, gain, loss) => {
          const outcomes = [
            { probability: p, profit: 250 * gain },
            { probability: 1 - p, profit: -250 * loss },
          ];
          const closedForm = Math.min(1, Math.max(0, p / loss - (1 - p) / gain));
          return Math.abs(kellyFraction(outcomes, 250) - closedForm) < 1e-9;
        },
      ),
      MANY_CASES,
    ));

  it('of random strategies it is the maximum over a fine grid within 1e-6', () => {
    let inside = 0;
    fc.assert(
      fc.property(trade, ({ legs, terms }) => {
        const atRisk = atRiskOf(legs);
        const fraction = kellyFraction(outcomesUnder(legs, terms), atRisk);
        if (fraction > 0 && fraction < 1) inside += 1;
        return Math.abs(fraction - fastestGrowth(weightedProfits(legs, terms), atRisk)) < 1e-6;
      }),
      CASES,
    );
    expect(inside).toBeGreaterThan(CASES.numRuns / 4);
  });
});

describe('outcomes of a strategy', () => {
  it('their probabilities make one and their worst twentieth has the CVaR of the payoff', () =>
    fc.assert(
      fc.property(trade, ({ legs, terms }) => {
        const outcomes = outcomesUnder(legs, terms);
        const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
        const exact = conditionalValueAtRisk(profitLine(legs), lognormalPrices(terms), 0.05);
        const difference = Math.abs(meanOfWorst(outcomes, 0.05) - exact);
        // Legs that can lose a cent at most may have a worst twentieth of hundreds of dollars.
        const scale = Math.max(atRiskOf(legs), Math.abs(exact));
        return Math.abs(sum - 1) < 1e-9 && difference < 1e-4 * scale;
      }),
      CASES,
    ));
});

const percent = fc.option(fc.double({ min: 0.01, max: 100, noNaN: true }));
const amount = fc.integer({ min: 0, max: 200_000_000 }).map(moneyOf);

describe('the size that fits', () => {
  it('breaks no limit, and one unit more does', () =>
    fc.assert(
      fc.property(
        fc.record<RiskLimits>({
          riskPerTrade: percent,
          totalExposure: percent,
          maxRiskExposure: fc.option(amount),
          maxHoldingDays: fc.constant(null),
          stopLossPerTrade: percent,
          stopLossTotal: percent,
          stopLossMonthly: percent,
        }),
        fc.record({
          capital: amount.map((each) => moneyOf(each + 1)),
          atRisk: amount,
          lostThisMonth: amount,
        }),
        fc.integer({ min: 1_000, max: 5_000_000 }),
        (limits, account, unit) => {
          const units = fittingUnits(limits, moneyOf(unit), account)!;
          const broken = (count: number) =>
            brokenLimits(limits, { maxLoss: moneyOf(count * unit), days: null }, account).length;
          return broken(units + 1) > 0 && (units === 0 || broken(units) === 0);
        },
      ),
      MANY_CASES,
    ));
});
