import { describe, expect, it } from '@jest/globals';
import { STOCKS } from './stocks.ts';
import { curvatureAt, smileVariance, totalVariance } from './volatility-surface.ts';

const THETAS = [1e-7, 1e-5, 1e-3, 0.01, 0.1, 0.5, 2];

/** Gatheral's density condition: g(k) ≥ 0 everywhere means no butterfly arbitrage; by central differences. */
function densityFactor(w: (k: number) => number, k: number, h: number): number {
  const [below, at, above] = [w(k - h), w(k), w(k + h)];
  const slope = (above - below) / (2 * h);
  const bend = (above - 2 * at + below) / (h * h);
  return (1 - (k * slope) / (2 * at)) ** 2 - (slope ** 2 / 4) * (1 / at + 1 / 4) + bend / 2;
}

describe('the implied surface', () => {
  it.each(STOCKS.map((stock) => [stock.ticker, stock.smile] as const))(
    '%s: the sufficient conditions against butterflies hold at every θ',
    (_ticker, smile) => {
      const leaning = 1 + Math.abs(smile.correlation);
      expect(smile.curvature * leaning).toBeLessThanOrEqual(2);
      for (const theta of THETAS) {
        const phi = curvatureAt(smile, theta);
        expect(theta * phi * leaning).toBeLessThan(4);
        expect(theta * phi * phi * leaning).toBeLessThanOrEqual(4);
      }
    },
  );

  it.each(STOCKS.map((stock) => [stock.ticker, stock.smile] as const))(
    '%s: the density is nowhere negative, out to 60 times the smile’s own width',
    (_ticker, smile) => {
      for (const theta of THETAS) {
        const phi = curvatureAt(smile, theta);
        const w = (k: number) => smileVariance(smile, theta, phi, k);
        const factors = Array.from({ length: 481 }, (_, i) =>
          densityFactor(w, (i / 4 - 60) / phi, 1e-3 / phi),
        );
        expect(Math.min(...factors)).toBeGreaterThan(0);
      }
    },
  );

  it('total variance grows with time at every moneyness, whether volatility is high or low', () => {
    for (const { smile } of STOCKS) {
      for (const current of [0.004, 0.04, 1]) {
        const state = { current, longRun: 0.04, speed: 2.5 };
        for (const k of [-1, -0.3, -0.05, 0, 0.05, 0.3, 1]) {
          let before = 0;
          for (let days = 0.01; days < 900; days *= 1.5) {
            const theta = totalVariance(state, days / 365, days > 30 ? 0.002 : 0);
            const now = smileVariance(smile, theta, curvatureAt(smile, theta), k);
            expect(now).toBeGreaterThan(before);
            before = now;
          }
        }
      }
    }
  });

  it('at the money the smile gives θ, and puts below cost more than calls above for a falling skew', () => {
    const smile = { correlation: -0.7, curvature: 1.1 };
    const phi = curvatureAt(smile, 0.01);
    expect(smileVariance(smile, 0.01, phi, 0)).toBeCloseTo(0.01, 15);
    expect(smileVariance(smile, 0.01, phi, -0.1)).toBeGreaterThan(
      smileVariance(smile, 0.01, phi, 0.1),
    );
  });

  it('the term structure runs from the current to the long-run variance', () => {
    const state = { current: 0.09, longRun: 0.04, speed: 2.5 };
    expect(totalVariance(state, 1e-6, 0) / 1e-6).toBeCloseTo(0.09, 5);
    expect(totalVariance(state, 200, 0) / 200).toBeCloseTo(0.04, 3);
  });
});
