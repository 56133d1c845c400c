import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exponential, logRatio } from './elementary-functions.ts';

const LAST_PLACE = 2 ** -52;

describe('exponential', () => {
  it('agrees with the library within a unit in the last place', () => {
    fc.assert(
      fc.property(fc.double({ min: -708, max: 709, noNaN: true }), (x) => {
        expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(2 * LAST_PLACE);
      }),
      { numRuns: 5000 },
    );
  });

  it('e is 2.718281828459045, and the ends are those of the library', () => {
    expect(Math.abs(exponential(1) - Math.E)).toBeLessThan(2 * LAST_PLACE * Math.E);
    expect(exponential(0)).toBe(1);
    expect([exponential(-Infinity), exponential(800)]).toEqual([0, Infinity]);
    expect(exponential(-740)).toBe(Math.exp(-740));
    expect(exponential(NaN)).toBeNaN();
  });
});

describe('logarithm of spot over strike', () => {
  it('agrees with log1p of the exact excess, near and far', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), (spot) => {
        const exact = Math.log1p(spot - 1);
        expect(Math.abs(logRatio(spot, 1) - exact)).toBeLessThanOrEqual(1e-15 * Math.abs(exact));
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps its digits where spot and strike agree in twelve', () => {
    const excess = 100.0000000001 - 100;
    const exact = excess / 100 - (excess / 100) ** 2 / 2;
    expect(Math.abs(logRatio(100.0000000001, 100) / exact - 1)).toBeLessThan(1e-15);
    expect(logRatio(100, 100)).toBe(0);
  });
});
