import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exponential } from './exponential.ts';

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
