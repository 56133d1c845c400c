import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blackScholes, impliedVolatility, optionPrice } from './index.ts';

const base = { spot: 100, strike: 110, years: 0.5, rate: 0.05, dividendYield: 0.02 };

describe('implied volatility', () => {
  it.each([
    ['call', 1e-9],
    ['call', 0.5],
    ['call', 90],
    ['put', 9.5],
    ['put', 40],
  ] as const)('%s at %d: the answer gives the price again', (type, price) => {
    const answer = impliedVolatility({ type, price, ...base });
    if (!answer.ok) throw new Error(answer.reason);
    const again = optionPrice({ type, ...base, volatility: answer.volatility });
    expect(Math.abs(again - price)).toBeLessThan(1e-12);
  });

  it('Hull: a call at 1.875 with S 21, K 20, r 0.1, T 0.25 implies 23.5 %', () => {
    const market = { spot: 21, strike: 20, years: 0.25, rate: 0.1, dividendYield: 0 };
    const answer = impliedVolatility({ type: 'call', price: 1.875, ...market });
    expect(answer.ok && Math.abs(answer.volatility - 0.235)).toBeLessThan(5e-4);
  });

  const stock = 100 * Math.exp(-0.01);
  const cash = 110 * Math.exp(-0.025);
  it.each([
    ['a put below its certain gain', 'put', { price: cash - stock - 1e-6 }, 'belowIntrinsic'],
    ['a price of nothing', 'call', { price: 0 }, 'belowIntrinsic'],
    ['a price below nothing', 'call', { price: -1 }, 'belowIntrinsic'],
    ['a call at the share', 'call', { price: 100 }, 'aboveMaximum'],
    ['a put at the strike', 'put', { price: 110 }, 'aboveMaximum'],
    ['an option that expires now', 'call', { price: 1, years: 0 }, 'noTimeLeft'],
    ['an expired option', 'call', { price: 1, years: -0.1 }, 'noTimeLeft'],
    ['no price', 'call', { price: NaN }, 'invalidInput'],
    ['no spot', 'call', { price: 1, spot: 0 }, 'invalidInput'],
    ['a negative strike', 'put', { price: 1, strike: -5 }, 'invalidInput'],
    ['no rate', 'put', { price: 1, rate: NaN }, 'invalidInput'],
    ['no time', 'put', { price: 1, years: NaN }, 'invalidInput'],
    ['endless time', 'put', { price: 1, years: Infinity }, 'invalidInput'],
  ] as const)('%s is refused with its reason', (_name, type, change, reason) => {
    expect(impliedVolatility({ type, ...base, ...change })).toEqual({ ok: false, reason });
  });

  it('a price near the least double still has its volatility', () => {
    for (const price of [1e-290, 1e-300, 1e-304]) {
      const answer = impliedVolatility({ type: 'call', ...base, price });
      if (!answer.ok) throw new Error(answer.reason);
      const again = optionPrice({ type: 'call', ...base, volatility: answer.volatility });
      expect(Math.abs(again / price - 1)).toBeLessThan(1e-11);
    }
  });

  it('so does the least double itself', () => {
    const far = { ...base, type: 'call', spot: 0.5, strike: 3, rate: 0 } as const;
    const answer = impliedVolatility({ ...far, price: Number.MIN_VALUE });
    if (!answer.ok) throw new Error(answer.reason);
    const { volatility } = answer;
    expect(optionPrice({ ...far, volatility: volatility * 0.999 })).toBe(0);
    expect(optionPrice({ ...far, volatility: volatility * 1.001 })).toBeGreaterThan(0);
  });

  it('undoes the price within what the rounding of the price allows', () => {
    const option = fc.record({
      type: fc.constantFrom('call' as const, 'put' as const),
      spot: fc.constant(100),
      strike: fc.double({ min: 10, max: 1000, noNaN: true }),
      years: fc.double({ min: 1e-5, max: 10, noNaN: true }),
      volatility: fc.double({ min: 0.01, max: 4, noNaN: true }),
      rate: fc.double({ min: -0.02, max: 0.1, noNaN: true }),
      dividendYield: fc.double({ min: 0, max: 0.08, noNaN: true }),
    });
    fc.assert(
      fc.property(option, (o) => {
        const { price, vega } = blackScholes(o);
        const ulps = (16 * 2.3e-16 * (o.strike + o.spot)) / (vega * o.volatility);
        if (!(ulps < 1e-3)) return;
        const answer = impliedVolatility({ ...o, price });
        expect(answer.ok && Math.abs(answer.volatility / o.volatility - 1)).toBeLessThan(
          1e-13 + ulps,
        );
      }),
      { numRuns: 2000 },
    );
  });
});
