import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import { DEFAULT_PERCENT_LIMITS, positionSizes, type Outcome, type UnitRisk } from './index.ts';

const LIMITS = { ...DEFAULT_PERCENT_LIMITS, maxRiskExposure: null, maxHoldingDays: null };
const ACCOUNT = {
  capital: fromDollars(10_000),
  atRisk: fromDollars(0),
  lostThisMonth: fromDollars(0),
};
const coin = (chance: number, gain: number, loss: number): readonly Outcome[] => [
  { probability: chance, profit: gain },
  { probability: 1 - chance, profit: -loss },
];
const sizes = (unit: Partial<UnitRisk>, limits: Partial<typeof LIMITS> = {}) =>
  positionSizes(
    { maxLoss: fromDollars(100), outcomes: null, ...unit },
    { ...LIMITS, ...limits },
    ACCOUNT,
  );

describe('the recommended size', () => {
  it('is the least of maximum loss, half Kelly and CVaR', () => {
    // Kelly is 0.52 − 0.48 = 4 %: 400 of 10,000 dollars.
    expect(sizes({ outcomes: coin(0.52, 100, 100) })).toMatchObject({
      byMaxLoss: 5,
      kelly: 4,
      halfKelly: 2,
      cvar: -100,
      byCvar: 5,
      recommended: 2,
      verdict: 'fits',
    });
    expect(sizes({ outcomes: coin(0.9, 100, 100) })).toMatchObject({ kelly: 80, recommended: 5 });
  });

  it('without chances it is that of the maximum loss', () =>
    expect(sizes({})).toMatchObject({
      kelly: null,
      byCvar: null,
      recommended: 5,
      verdict: 'fits',
    }));

  it('is nothing where the trade earns nothing on average', () =>
    expect(sizes({ outcomes: coin(0.5, 100, 100) })).toMatchObject({
      kellyFraction: 0,
      kelly: 0,
      recommended: 0,
      verdict: 'noEdge',
    }));

  it('is nothing where one unit is too large', () =>
    expect(sizes({ maxLoss: fromDollars(501) })).toMatchObject({
      recommended: 0,
      verdict: 'tooLarge',
    }));

  it('of a loss without bound there is none; CVaR still says what is lost in the worst cases', () =>
    expect(sizes({ maxLoss: 'unlimited', outcomes: coin(0.97, 100, 400) })).toMatchObject({
      byMaxLoss: null,
      kelly: null,
      // (0.03 · −400 + 0.02 · 100) / 0.05
      cvar: expect.closeTo(-200, 9),
      byCvar: 2,
      recommended: 0,
      verdict: 'unlimitedLoss',
    }));

  it('is open where nothing can be lost or nothing is known', () => {
    expect(sizes({ maxLoss: fromDollars(0) })).toMatchObject({ verdict: 'riskless' });
    expect(sizes({ maxLoss: null })).toMatchObject({ recommended: null, verdict: 'unknown' });
  });
});
