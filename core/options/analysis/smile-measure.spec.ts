import { describe, expect, it } from '@jest/globals';
import {
  analyseStrategy,
  measureOf,
  oneSigmaRange,
  probabilityBelow,
  probabilityCone,
  withVolatilityShift,
  type AnalysisInput,
} from './index.ts';
import { fromDollars } from '../../shared/index.ts';
import type { ExpiryTerms, FittedSmile } from '../chain/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import { smileAt } from '../surface/index.ts';
import { evaluate, explain } from '../explanations/index.ts';
import { optionDate, optionDatePrice, type OptionTerms } from '../pricing/index.ts';

const EXPIRY = '2027-05-21';
const LATER = '2027-06-18';
const NOW = Date.parse('2026-05-21T20:00:00Z');
const SKEWED: FittedSmile = { a: 0.02, b: 0.1, rho: -0.6, m: 0.05, sigma: 0.3, years: 1 };
const FLAT: FittedSmile = { a: 0.04, b: 0, rho: 0, m: 0, sigma: 1, years: 1 };

const leg = (
  position: 'long' | 'short',
  type: 'call' | 'put',
  strike: number,
  premium: number,
  expiry: typeof EXPIRY | typeof LATER = EXPIRY,
): OptionLeg => ({
  ...{ kind: 'option', symbol: 'XYZ', type, position, expiry, quantity: 1, multiplier: 100 },
  ...{ strike: fromDollars(strike), premium: fromDollars(premium), iv: 0.2, delta: null },
});

const terms = (expiry: typeof EXPIRY | typeof LATER, smile?: FittedSmile): ExpiryTerms => ({
  ...{ expiry, years: 1, forward: 102, rate: 0.03, dividendYield: 0.01, source: 'given' },
  ...(smile && { smile }),
});

const input = (legs: readonly OptionLeg[], smile?: FittedSmile): AnalysisInput => ({
  legs,
  spot: fromDollars(100),
  asOf: NOW,
  terms: [terms(EXPIRY, smile), terms(LATER)],
  volatility: 0.2,
});

/** American value today at the volatility of the smile, or at one of its own. */
function valueOf(
  type: 'call' | 'put',
  strike: number,
  change: Partial<OptionTerms> & { readonly forward?: number } = {},
  own?: number,
): number {
  const { forward = 100 * Math.exp(0.02), ...market } = change;
  const volatility = own ?? Math.sqrt(smileAt(SKEWED, Math.log(strike / forward)).variance);
  const given = { years: 1, rate: 0.03, dividendYield: 0.01, exercise: 'american' as const };
  return optionDatePrice(optionDate(type, strike, { ...given, volatility, ...market }), 100);
}

const vertical = [leg('long', 'call', 100, 6), leg('short', 'call', 115, 2)];
const calendar = [leg('short', 'call', 105, 6), leg('long', 'call', 105, 7, LATER)];

describe('the smile as the measure', () => {
  it('is the default; without a fit it is the lognormal one with one volatility', () => {
    expect(measureOf(input(vertical, SKEWED))?.name).toBe('smile');
    expect(measureOf(input(vertical))?.name).toBe('riskNeutralLognormal');
  });

  it('names the volatility at the forward that the chain names; the fit stands in where the quotes give none', () => {
    const chain = input(vertical, SKEWED);
    const fitted = Math.sqrt(smileAt(SKEWED, 0).variance);
    expect(fitted).not.toBeCloseTo(0.2, 2);
    expect(measureOf(chain)?.volatility).toBe(0.2);
    expect(measureOf({ ...chain, volatility: null })?.volatility).toBeCloseTo(fitted, 12);
    expect(measureOf(withVolatilityShift(chain, 0.1))?.volatility).toBeCloseTo(0.22, 12);
  });

  it.each([
    ['a vertical', vertical],
    ['a calendar', calendar],
  ])('a flat smile gives %s the figures of one volatility', (_name, legs) => {
    const flat = analyseStrategy(input(legs, FLAT));
    const lognormal = analyseStrategy(input(legs));
    expect(flat.probabilityOfProfit).toBeCloseTo(lognormal.probabilityOfProfit!, 12);
    expect(flat.expectedProfit).toBeCloseTo(lognormal.expectedProfit!, 1);
  });

  it('expects of legs at the prices of the smile what their cost earns at the rate', () => {
    const { expectedProfit } = analyseStrategy({
      ...input(vertical, SKEWED),
      exercise: 'european',
    });
    const value =
      100 *
      Math.exp(0.03) *
      (valueOf('call', 100, { exercise: 'european' }) -
        valueOf('call', 115, { exercise: 'european' }));
    expect(expectedProfit).toBeCloseTo(value - 400, 8);
  });

  it('expects of American legs at the prices of the smile the same: exercise is worth what it costs', () => {
    // A put in the money, and calls written over a dividend on the day before the expiry: for which they are exercised by
    // the close before it.
    const dividends = [{ exDate: '2027-05-20', amount: 2 } as const];
    const due = [{ years: 363 / 365, amount: 2 }];
    const carried = { ...terms(EXPIRY, SKEWED), dividendYield: 0.03 - Math.log(1.02) };
    const stock = 100 - 2 * Math.exp(-0.03 * due[0]!.years);
    const forward = stock * Math.exp(0.03);
    const paying = {
      ...carried,
      forward,
      dividendYield: 0.03 - Math.log(forward / 100),
      dividends,
    };
    const legs = [
      leg('long', 'put', 115, 20),
      leg('short', 'call', 95, 10),
      leg('short', 'call', 105, 6),
    ];
    const { expectedProfit } = analyseStrategy({ ...input(legs), terms: [paying] });
    const market = { dividendYield: 0, dividends: due, forward };
    const value =
      valueOf('put', 115, market) - valueOf('call', 95, market) - valueOf('call', 105, market);
    expect(expectedProfit).toBeCloseTo(100 * (Math.exp(0.03) * value - 20 + 10 + 6), 6);
    const heldByAll = analyseStrategy({ ...input(legs), terms: [paying], exercise: 'european' });
    expect(heldByAll.expectedProfit! - expectedProfit!).toBeGreaterThan(50);
  });

  it('expects of a calendar spread at the model’s prices what its cost earns: no edge from the smile', () => {
    const later = { years: 393 / 365, iv: 0.2 };
    const [near, far] = [
      valueOf('call', 105),
      valueOf('call', 105, { years: later.years }, later.iv),
    ];
    const legs = [leg('short', 'call', 105, near), leg('long', 'call', 105, far, LATER)];
    const { expectedProfit } = analyseStrategy(input(legs, SKEWED));
    const cost = Math.round(1e4 * far) / 1e4 - Math.round(1e4 * near) / 1e4;
    expect(expectedProfit).toBeCloseTo(100 * (Math.exp(0.03) * (far - near) - cost), 6);
  });

  it.each([
    ['probabilityOfProfit', vertical],
    ['expectedProfit', vertical],
    ['probabilityOfProfit', calendar],
    ['expectedProfit', calendar],
    ['oneSigmaLow', vertical],
    ['oneSigmaHigh', vertical],
  ] as const)('the sum of %s gives the figure', (figure, legs) => {
    const explanation = explain({ figure, input: input(legs, SKEWED) });
    expect(explanation.convention).toBe('smile');
    const values = new Map(
      [...explanation.inputs, ...explanation.steps].map(({ symbol, value }) => [symbol, value]),
    );
    expect(evaluate(explanation.formula!, values)).toBeCloseTo(explanation.value as number, 9);
  });

  it('the band of one standard deviation holds 68.27 % and the cone ends at it', () => {
    const skewed = input(vertical, SKEWED);
    const range = oneSigmaRange(skewed)!;
    const within = probabilityBelow(skewed, range.to)! - probabilityBelow(skewed, range.from)!;
    expect(within).toBeCloseTo(0.6826894921, 9);
    const cone = probabilityCone(skewed, 5)!;
    expect(cone[0]?.prices).toEqual([100, 100, 100, 100, 100]);
    expect(cone.at(-1)?.prices[1]).toBeCloseTo(range.from, 6);
    expect(cone.at(-1)?.prices[3]).toBeCloseTo(range.to, 6);
  });

  it('a higher volatility widens the band', () => {
    const [calm, wild] = [0, 0.5].map((shift) =>
      oneSigmaRange(withVolatilityShift(input(vertical, SKEWED), shift)),
    );
    expect(wild!.from).toBeLessThan(calm!.from);
    expect(wild!.to).toBeGreaterThan(calm!.to);
  });
});

describe('the user’s own view as the measure', () => {
  it('a range excludes what is outside it', () => {
    const within = {
      ...input(vertical, SKEWED),
      measure: { name: 'range', from: 105, to: 110 } as const,
    };
    expect(analyseStrategy(within).probabilityOfProfit).toBe(1);
    expect(probabilityBelow(within, 105)).toBe(0);
    expect(probabilityBelow(within, 110)).toBe(1);
  });

  it('a range that excludes everything has no probabilities, and says so', () => {
    const nothing = {
      ...input(vertical, SKEWED),
      measure: { name: 'range', from: 110, to: 105 } as const,
    };
    const { probabilityOfProfit, expectedProfit, missing } = analyseStrategy(nothing);
    expect([probabilityOfProfit, expectedProfit]).toEqual([null, null]);
    expect(missing).toEqual(['possiblePrices']);
  });

  it('past moves count the profitable ones', () => {
    const moves = [-0.1, 0, 0.05, 0.2].map((move) => Math.log(1 + move));
    const past = { ...input(vertical), measure: { name: 'pastMoves', moves } as const };
    // Breakeven 104: the third and the fourth move end above it.
    expect(analyseStrategy(past).probabilityOfProfit).toBe(0.5);
    // 100 · (−4 − 4 + 1 + 11) / 4
    expect(analyseStrategy(past).expectedProfit).toBeCloseTo(100, 9);
  });
});
