import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  americanImpliedVolatility,
  americanPrice,
  americanValues,
  type AmericanOption,
} from '../index.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const put: AmericanOption = {
  ...{ type: 'put', spot: 36, strike: 40, years: 1 },
  ...{ volatility: 0.2, rate: 0.06, dividendYield: 0 },
};

describe('implied volatility of an American price', () => {
  it.each([
    ['live', 500],
    ['exact', 60],
  ] as const)('gives the price back within 1e-10 (%s)', (accuracy, numRuns) => {
    fc.assert(
      fc.property(
        fc.constantFrom('call' as const, 'put' as const),
        between(70, 140),
        between(0.02, 2),
        between(0.1, 1.2),
        between(0, 0.1),
        between(0, 0.1),
        (type, spot, years, volatility, rate, dividendYield) => {
          const option = { type, spot, strike: 100, years, volatility, rate, dividendYield };
          const values = americanValues(option, accuracy);
          if (!values.ok) throw new Error(values.error);
          const { price, vega } = values.value;
          fc.pre(vega > 1e-3);
          const implied = americanImpliedVolatility({ ...option, price }, accuracy);
          if (!implied.ok) throw new Error(implied.reason);
          const again = americanPrice({ ...option, volatility: implied.volatility }, accuracy);
          expect(Math.abs((again.ok ? again.value : NaN) - price)).toBeLessThan(1e-10);
          expect(Math.abs(implied.volatility - volatility)).toBeLessThan(1e-3);
        },
      ),
      { numRuns },
    );
  });

  it.each([
    ['the gain of exercise', { price: 4 }, 'belowIntrinsic'],
    ['less than the gain of exercise', { price: 3.5 }, 'belowIntrinsic'],
    ['the strike of a put', { price: 40 }, 'aboveMaximum'],
    ['no time left', { price: 5, years: 0 }, 'noTimeLeft'],
    ['no number', { price: NaN }, 'invalidInput'],
  ])('is refused for %s', (_name, change, reason) => {
    const answer = americanImpliedVolatility({ ...put, ...change });
    expect(answer).toEqual({ ok: false, reason });
  });

  it('exists for a put above its European maximum K·e^(−rT)', () => {
    const answer = americanImpliedVolatility({ ...put, price: 39 }, 'exact');
    expect(answer.ok && answer.volatility).toBeGreaterThan(3);
  });
});
