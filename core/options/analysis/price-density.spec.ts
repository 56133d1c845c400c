import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { ExpiryTerms, FittedSmile } from '../chain/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import { smileDensity } from '../surface/index.ts';
import { analyseStrategy, priceDensity, type AnalysisInput, type MeasureChoice } from './index.ts';

const EXPIRY = '2027-05-21';
const SMILE: FittedSmile = { a: 0.02, b: 0.1, rho: -0.6, m: 0.05, sigma: 0.3, years: 1 };
const TERMS: ExpiryTerms = {
  ...{ expiry: EXPIRY, years: 1, forward: 100, rate: 0, dividendYield: 0, source: 'given' },
  smile: SMILE,
};

const leg = (
  position: 'long' | 'short',
  type: 'call' | 'put',
  strike: number,
  premium: number,
): OptionLeg => ({
  ...{ kind: 'option', symbol: 'XYZ', type, position, expiry: EXPIRY, quantity: 1 },
  ...{ strike: fromDollars(strike), premium: fromDollars(premium), iv: 0.2, delta: null },
  multiplier: 100,
});

const CONDOR = [
  leg('long', 'put', 80, 1),
  leg('short', 'put', 90, 3),
  leg('short', 'call', 110, 3),
  leg('long', 'call', 120, 1),
];

const densityOf = (legs: readonly OptionLeg[], measure: MeasureChoice) => {
  const input: AnalysisInput = {
    ...{ legs, spot: fromDollars(100), asOf: Date.parse('2026-05-21T20:00:00Z') },
    ...{ terms: [TERMS], volatility: 0.2, measure },
  };
  const analysis = analyseStrategy(input);
  return { analysis, density: priceDensity(input, analysis) };
};

const MEASURES: readonly MeasureChoice[] = [
  { name: 'smile' },
  { name: 'riskNeutralLognormal' },
  { name: 'zeroDrift' },
  { name: 'own', drift: 0.1, volatility: 0.3 },
  { name: 'range', from: 85, to: 130 },
  { name: 'pastMoves', moves: Array.from({ length: 250 }, (_, i) => (i - 125) / 500) },
];

describe('the density of the price at the front expiry', () => {
  it.each(MEASURES)(
    '$name: zones lie side by side and their probabilities add up to 1',
    (measure) => {
      const { analysis, density } = densityOf(CONDOR, measure);
      const { zones } = density!;
      expect(zones.map(({ from, to, result }) => [from, to, result])).toEqual([
        [0, 86, 'loss'],
        [86, 114, 'profit'],
        [114, 'unlimited', 'loss'],
      ]);
      expect(zones.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      expect(zones[1]!.probability).toBeCloseTo(analysis.probabilityOfProfit!, 12);
    },
  );

  it.each(MEASURES)(
    '$name: the area under the points is nearly all of the probability',
    (measure) => {
      const { points } = densityOf(CONDOR, measure).density!;
      const step = points[1]!.price - points[0]!.price;
      const area = points.reduce((sum, { density }) => sum + density * step, 0);
      expect(area).toBeGreaterThan(0.99);
      expect(area).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(...points.map(({ density }) => density))).toBeGreaterThanOrEqual(0);
    },
  );

  it('of a smile is its second derivative by strike', () => {
    const { points } = densityOf(CONDOR, { name: 'smile' }).density!;
    for (const { price, density } of points.slice(20, 120))
      expect(Math.abs(density / smileDensity(100, SMILE, price) - 1)).toBeLessThan(0.01);
  });

  it('a stretch without profit or loss is a zone of its own', () => {
    const free = [leg('long', 'call', 100, 0)];
    const { zones } = densityOf(free, { name: 'smile' }).density!;
    expect(zones.map(({ result }) => result)).toEqual(['none', 'profit']);
  });

  it('is null where no price is possible', () => {
    expect(densityOf(CONDOR, { name: 'range', from: 100, to: 90 }).density).toBeNull();
    expect(densityOf(CONDOR, { name: 'pastMoves', moves: [] }).density).toBeNull();
  });
});
