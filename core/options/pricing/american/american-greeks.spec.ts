import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  americanPrice,
  americanValues,
  blackScholes,
  type AmericanOption,
  type AmericanValues,
} from '../index.ts';

function priceOf(option: AmericanOption): number {
  const price = americanPrice(option, 'exact');
  return price.ok ? price.value : NaN;
}

function valuesOf(option: AmericanOption): AmericanValues {
  const values = americanValues(option, 'exact');
  if (!values.ok) throw new Error(values.error);
  return values.value;
}

const put: AmericanOption = {
  ...{ type: 'put', spot: 100, strike: 105, years: 0.75 },
  ...{ volatility: 0.25, rate: 0.05, dividendYield: 0.02 },
};
const call: AmericanOption = { ...put, type: 'call', rate: 0.02, dividendYield: 0.06 };

describe('greeks of an American option', () => {
  it.each([
    ['put', put],
    ['call', call],
    ['put near its boundary', { ...put, spot: 84 }],
    ['put without yield', { ...put, dividendYield: 0 }],
    ['put with little volatility', { ...put, spot: 105, volatility: 0.05 }],
  ] as const)('of a %s are the slopes of its price', (_name, option) => {
    const values = valuesOf(option);
    const slope = (field: 'spot' | 'volatility' | 'rate' | 'years', step: number): number =>
      (priceOf({ ...option, [field]: option[field] + step }) -
        priceOf({ ...option, [field]: option[field] - step })) /
      (2 * step);
    expect(values.delta).toBeCloseTo(slope('spot', 0.01), 5);
    expect(values.vega).toBeCloseTo(slope('volatility', 1e-4), 3);
    expect(values.rho).toBeCloseTo(slope('rate', 1e-5), 2);
    expect(values.theta).toBeCloseTo(-slope('years', 1e-4), 3);
    const { spot } = option;
    const curvature =
      (priceOf({ ...option, spot: spot + 0.05 }) +
        priceOf({ ...option, spot: spot - 0.05 }) -
        2 * values.price) /
      0.05 ** 2;
    expect(values.gamma).toBeCloseTo(curvature, 4);
  });

  it('are those of the European option where exercise before expiry never pays', () => {
    const option = { ...call, rate: 0.03, dividendYield: 0 };
    const { price, delta, gamma, vega, theta, rho } = blackScholes(option);
    const expected = { price, delta, gamma, vega, theta, rho, boundaryPrice: null };
    expect(valuesOf(option)).toMatchObject({ ...expected, earlyExercisePremium: 0 });
  });

  it('are those of the stock where the option is worth exercising now', () => {
    const flat = { gamma: 0, vega: 0, theta: 0, rho: 0, exercisedNow: true };
    expect(valuesOf({ ...put, spot: 50 })).toMatchObject({ price: 55, delta: -1, ...flat });
    expect(valuesOf({ ...call, spot: 250 })).toMatchObject({ price: 145, delta: 1, ...flat });
  });

  it('delta reaches −1 at the boundary of a put', () => {
    const { boundaryPrice } = valuesOf(put);
    expect(valuesOf({ ...put, spot: boundaryPrice! + 1e-4 }).delta).toBeCloseTo(-1, 4);
  });

  it('delta lies between 0 and the stock held, and gamma is not negative', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 60, max: 160, noNaN: true }),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        fc.double({ min: 0.08, max: 1, noNaN: true }),
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        (spot, years, volatility, rate, dividendYield) => {
          const option = { ...put, spot, years, volatility, rate, dividendYield };
          const values = americanValues(option);
          if (!values.ok) throw new Error(values.error);
          expect(values.value.delta).toBeGreaterThan(-1 - 1e-3);
          expect(values.value.delta).toBeLessThan(1e-3);
          expect(values.value.gamma * spot).toBeGreaterThan(-1e-2);
        },
      ),
      { numRuns: 500 },
    );
  });
});
