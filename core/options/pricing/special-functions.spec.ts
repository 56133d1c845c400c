import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inverseNormalCdf, millsRatio, normalCdf, normalDensity } from './index.ts';
import { exponential, logRatio } from './special-functions.ts';

const relative = (ours: number, exact: number): number => Math.abs(ours / exact - 1);

/** Abramowitz and Stegun, Handbook of Mathematical Functions (1964), table 26.1: P(x) to 15 decimals. */
const TABLE_26_1 = [
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.5, 0.933192798731142],
  [2, 0.977249868051821],
  [3, 0.99865010196837],
] as const;

/** The same, table 26.2: −log10 Q(x) to five decimals, far in the tail. */
const TABLE_26_2 = [
  [5, 6.54265],
  [10, 23.11805],
  [20, 88.5601],
  [30, 197.30921],
] as const;

describe('normal distribution', () => {
  it.each(TABLE_26_1)('Φ(%d) is %d (Abramowitz and Stegun, table 26.1)', (x, p) => {
    expect(Math.abs(normalCdf(x) - p)).toBeLessThan(1e-15);
    expect(Math.abs(normalCdf(-x) - (1 - p))).toBeLessThan(1e-15);
  });

  it.each(TABLE_26_2)('−log Q(%d) is %d (Abramowitz and Stegun, table 26.2)', (x, log) => {
    expect(Math.abs(-Math.log10(normalCdf(-x)) - log)).toBeLessThan(5.1e-6);
  });

  it('the density is the slope of the distribution', () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (x) => {
        const slope = (normalCdf(x + 1e-5) - normalCdf(x - 1e-5)) / 2e-5;
        expect(Math.abs(slope - normalDensity(x))).toBeLessThan(2e-11);
      }),
      { seed: 20260101 },
    );
  });

  it('Mills ratio obeys M′(z) = z·M(z) − 1', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 40, noNaN: true }), (z) => {
        const slope = (millsRatio(z + 1e-4) - millsRatio(z - 1e-4)) / 2e-4;
        expect(Math.abs(slope - (z * millsRatio(z) - 1))).toBeLessThan(1e-8);
      }),
      { seed: 20260102 },
    );
  });

  it('the tail keeps its digits where 1 − Φ has none: Q(z) lies between z/(z² + 1) and 1/z times φ', () => {
    for (let z = 1; z < 37; z += 0.25) {
      const q = normalCdf(-z) / normalDensity(z);
      expect(q).toBeGreaterThan((z / (z * z + 1)) * (1 - 1e-14));
      expect(q).toBeLessThan((1 / z) * (1 + 1e-14));
    }
  });

  it('the quantile undoes the distribution to full precision, in the far tail too', () => {
    fc.assert(
      fc.property(fc.double({ min: -690, max: -0.7, noNaN: true }), (log) => {
        const p = Math.exp(log);
        const x = inverseNormalCdf(p);
        expect(relative(normalCdf(x), p)).toBeLessThan(1e-15 * (1 + x * x));
      }),
      { seed: 20260103 },
    );
  });

  it('the quantile of 0.975 is 1.959963984540054 and the ends are infinite', () => {
    expect(inverseNormalCdf(0.975)).toBeCloseTo(1.959963984540054, 14);
    expect(inverseNormalCdf(0)).toBe(-Infinity);
    expect(inverseNormalCdf(1)).toBe(Infinity);
    expect(inverseNormalCdf(-0.1)).toBeNaN();
    expect([normalCdf(-Infinity), normalCdf(Infinity)]).toEqual([0, 1]);
  });
});

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
