import { describe, expect, it } from '@jest/globals';
import {
  analyseStrategy,
  probabilityBelow,
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfTouch,
  type AnalysisInput,
} from './index.ts';
import { fromDollars } from '../../shared/index.ts';
import type { FittedSmile } from '../chain/index.ts';
import type { OptionLeg } from '../contracts/index.ts';

const FLAT: FittedSmile = { a: 0.04, b: 0, rho: 0, m: 0, sigma: 1, years: 1 };
const leg = (position: 'long' | 'short', strike: number, premium: number): OptionLeg => ({
  ...{ kind: 'option', symbol: 'XYZ', type: 'call', position, quantity: 1, multiplier: 100 },
  ...{ expiry: '2027-05-21', strike: fromDollars(strike), premium: fromDollars(premium) },
  ...{ iv: 0.2, delta: null },
});
const input = (more: Partial<AnalysisInput> = {}, smile?: FittedSmile): AnalysisInput => ({
  legs: [leg('long', 100, 5), leg('short', 110, 2)],
  spot: fromDollars(100),
  asOf: Date.parse('2026-05-21T20:00:00Z'),
  terms: [
    {
      ...{ expiry: '2027-05-21', years: 1, forward: 100, rate: 0.02, dividendYield: 0.02 },
      ...{ source: 'given' as const, ...(smile && { smile }) },
    },
  ],
  volatility: 0.2,
  ...more,
});

describe('the probability of touching a price', () => {
  it('without drift of the logarithm is twice the probability of ending beyond it', () => {
    const driftless = input({ measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
    const up = probabilityOfTouch(driftless, 120)!;
    expect(up.method).toBe('exact');
    expect(up.value).toBeCloseTo(2 * (1 - probabilityBelow(driftless, 120)!), 12);
    const down = probabilityOfTouch(driftless, 85)!;
    expect(down.value).toBeCloseTo(2 * probabilityBelow(driftless, 85)!, 12);
  });

  it('with a drift is between the probability of ending beyond it and one', () => {
    for (const price of [60, 90, 99, 101, 130]) {
      const { value } = probabilityOfTouch(input(), price)!;
      const below = probabilityBelow(input(), price)!;
      expect(value).toBeGreaterThanOrEqual(price > 100 ? 1 - below : below);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('under the smile is the bound by reflection, and named so', () => {
    const smiled = input({}, FLAT);
    const { value, method } = probabilityOfTouch(smiled, 120)!;
    expect(method).toBe('reflection');
    expect(value).toBeCloseTo(2 * (1 - probabilityBelow(smiled, 120)!), 12);
    expect(probabilityOfTouch(smiled, 100)?.value).toBe(1);
    expect(probabilityOfTouch(smiled, 0)).toBeNull();
  });
});

describe('the probability of the maximum profit', () => {
  it('is that of ending where the profit is greatest', () => {
    const smiled = input({}, FLAT);
    const analysis = analyseStrategy(smiled);
    expect(probabilityOfMaxProfit(smiled, analysis)).toBeCloseTo(
      1 - probabilityBelow(smiled, 110)!,
      12,
    );
    const unlimited = input({ legs: [leg('long', 100, 5)] });
    expect(probabilityOfMaxProfit(unlimited, analyseStrategy(unlimited))).toBeNull();
  });

  it('half of it stands before the expiry with a probability between 0 and 1, and at expiry from 106.50 on', () => {
    const smiled = input({}, FLAT);
    const analysis = analyseStrategy(smiled);
    const atExpiry = probabilityOfHalfMaxProfit(smiled, analysis, 'expiry')!;
    expect(atExpiry).toBeCloseTo(1 - probabilityBelow(smiled, 106.5)!, 9);
    const soon = probabilityOfHalfMaxProfit(smiled, analysis, Date.parse('2026-06-21T20:00:00Z'))!;
    expect(soon).toBeGreaterThan(0);
    expect(soon).toBeLessThan(atExpiry);
    expect(probabilityOfHalfMaxProfit(smiled, analysis, smiled.asOf)).toBeNull();
  });
});
