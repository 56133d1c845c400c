import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moneyOf } from '../../shared/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import { lognormalPrices, lognormalQuantile } from '../payoff/index.ts';
import { CONE_PROBABILITIES, analyseStrategy, oneSigmaRange, probabilityCone } from './index.ts';
import type { AnalysisInput } from './index.ts';

const leg: OptionLeg = {
  kind: 'option',
  symbol: 'MSFT211217P00325000',
  type: 'put',
  position: 'long',
  strike: moneyOf(3_250_000),
  expiry: '2021-12-17',
  premium: moneyOf(24_200),
  quantity: 1,
  multiplier: 100,
  iv: 0.209,
  delta: null,
};
const INPUT: AnalysisInput = {
  legs: [leg],
  spot: moneyOf(3_429_700),
  asOf: Date.parse('2021-11-22T21:00:00Z'),
  terms: [
    {
      expiry: '2021-12-17',
      years: 0,
      forward: 0,
      rate: 0.02,
      dividendYield: 0.01,
      source: 'given',
    },
  ],
  volatility: 0.209,
};

const chance = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });
const terms = fc.record({
  spot: fc.double({ min: 0.5, max: 5000, noNaN: true }),
  drift: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 2, noNaN: true }),
  years: fc.double({ min: 1 / 365, max: 3, noNaN: true }),
});

describe('the quantile of the lognormal', () => {
  it('has its chance below it', () => {
    fc.assert(
      fc.property(terms, chance, (each, below) => {
        const price = lognormalQuantile(each, below);
        expect(lognormalPrices(each).probabilityBelow(price)).toBeCloseTo(below, 10);
      }),
    );
  });

  it('with no time left is the spot, whatever the chance', () =>
    expect(lognormalQuantile({ spot: 100, drift: 0.3, volatility: 0.2, years: 0 }, 0.9)).toBe(100));
});

describe('the probability cone', () => {
  const cone = probabilityCone(INPUT, 26)!;

  it('opens at the spot and has a point a day', () => {
    expect(cone.map(({ days }) => days)).toEqual(Array.from({ length: 26 }, (_, i) => i));
    expect(cone[0]?.prices.map((price) => price.toFixed(8))).toEqual(
      CONE_PROBABILITIES.map(() => '342.97000000'),
    );
  });

  it('ends in the ±1σ band of the chart', () => {
    const { from, to } = oneSigmaRange(INPUT)!;
    expect(cone.at(-1)?.prices[1]).toBeCloseTo(from, 6);
    expect(cone.at(-1)?.prices[3]).toBeCloseTo(to, 6);
  });

  it('at the expiry counts as the analysis does: the breakeven is the quantile of its chance', () => {
    const { breakevens, probabilityOfProfit } = analyseStrategy(INPUT);
    const [price] = probabilityCone(INPUT, 2, [probabilityOfProfit!])!.at(-1)!.prices;
    expect(price).toBeCloseTo(breakevens[0]!, 8);
  });

  it('a greater chance is a higher price, and every band widens with time', () => {
    cone.forEach(({ prices }, i) => {
      if (i === 0) return;
      prices.forEach((price, k) => k > 0 && expect(price).toBeGreaterThan(prices[k - 1]!));
      const width = (point: readonly number[]) => Math.log(point[4]! / point[0]!);
      expect(width(prices)).toBeGreaterThan(width(cone[i - 1]!.prices));
    });
  });

  it('without a volatility there is none', () =>
    expect(probabilityCone({ ...INPUT, volatility: null }, 26)).toBeNull());
});
