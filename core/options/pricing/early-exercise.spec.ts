import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { earlyExercise, optionDate, optionDatePrice, type OptionTerms } from './index.ts';

const terms: OptionTerms = {
  ...{ years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' },
};
const value = (spot: number, exercise: OptionTerms['exercise'] = 'american') =>
  optionDatePrice(optionDate('put', 100, { ...terms, exercise }), spot);

describe('early exercise', () => {
  it('a put is worth its exercise value at the boundary price and below, more above it', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 3, noNaN: true }), (part) => {
        const { price } = earlyExercise('put', 100, terms, 100);
        const spot = part * price!;
        const waiting = value(spot) - (100 - spot);
        if (part < 0.999) expect(waiting).toBeCloseTo(0, 9);
        if (part > 1.02) expect(waiting).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    ));

  it('the premium is what the American value has above the European one', () => {
    const { premium } = earlyExercise('put', 100, terms, 90);
    expect(premium).toBeCloseTo(value(90) - value(90, 'european'), 12);
    expect(premium).toBeGreaterThan(0.1);
  });

  it('a call is exercised just before a large dividend, so its premium is above zero', () => {
    const dividends = [{ years: 0.5, amount: 8 }];
    const { premium } = earlyExercise('call', 100, { ...terms, dividends }, 120);
    expect(premium).toBeGreaterThan(0.1);
  });

  it('without dividends a call is never exercised early, and a European option cannot be', () => {
    const none = { price: null, premium: 0 };
    expect(earlyExercise('call', 100, terms, 150)).toEqual(none);
    expect(earlyExercise('put', 100, { ...terms, exercise: 'european' }, 50)).toEqual(none);
  });
});
