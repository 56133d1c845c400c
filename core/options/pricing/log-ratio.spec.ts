import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { logRatio } from './log-ratio.ts';

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
