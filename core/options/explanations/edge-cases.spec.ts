import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { ExpiryTerms, FittedSmile } from '../chain/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import {
  analyseStrategy,
  dateAfter,
  daysLeft,
  oneSigmaRange,
  probabilityCone,
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfStop,
  probabilityOfTouch,
  type AnalysisInput,
  type MeasureChoice,
} from '../analysis/index.ts';
import { explain } from './index.ts';

const SMILE: FittedSmile = { a: 0.03, b: 0.05, rho: -0.4, m: 0, sigma: 0.2, years: 1 };
const leg = (position: 'long' | 'short', strike: number, iv: number | null): OptionLeg => ({
  ...{ kind: 'option', symbol: 'XYZ', type: 'put', position, quantity: 1, multiplier: 100, iv },
  ...{ expiry: '2027-05-21', strike: fromDollars(strike), premium: fromDollars(2), delta: null },
});
const terms = (changes: Partial<ExpiryTerms>): ExpiryTerms => ({
  ...{ expiry: '2027-05-21', years: 1, forward: 100, rate: 0.02, dividendYield: 0.01 },
  ...{ source: 'given', smile: SMILE, ...changes },
});
const strategy = (
  changes: Partial<AnalysisInput> & { iv?: number | null; market?: Partial<ExpiryTerms> },
): AnalysisInput => {
  const { iv = 0.2, market = {}, ...more } = changes;
  return {
    legs: [leg('short', 95, iv), leg('long', 90, iv)],
    spot: fromDollars(100),
    asOf: Date.parse('2026-05-21T20:00:00Z'),
    terms: [terms(market)],
    volatility: 0.2,
    ...more,
  };
};

const MEASURES: readonly MeasureChoice[] = [
  { name: 'smile' },
  { name: 'riskNeutralLognormal' },
  { name: 'zeroDrift' },
  { name: 'own', drift: 0.05, volatility: 0.3 },
  { name: 'range', from: 90, to: 110 },
  { name: 'pastMoves', moves: [-0.1, 0, 0.1] },
];

const EDGES: Readonly<Record<string, AnalysisInput>> = {
  'expiry today, an hour left': strategy({ asOf: Date.parse('2027-05-21T19:00:00Z') }),
  'expiry now': strategy({ asOf: Date.parse('2027-05-21T20:00:00Z') }),
  'expiry past': strategy({ asOf: Date.parse('2027-05-24T20:00:00Z') }),
  'zero volatility of the legs': strategy({ iv: 0 }),
  'zero volatility of everything': strategy({ iv: 0, volatility: 0, market: { smile: undefined } }),
  'no volatility': strategy({ iv: null, volatility: null }),
  'negative rates': strategy({ market: { rate: -0.03, dividendYield: -0.02 } }),
  'dividends larger than the stock': strategy({
    market: { dividends: [{ exDate: '2026-11-20', amount: 150 }] },
  }),
  'no terms of the expiry': strategy({ terms: [] }),
};

/** Numbers within a value that are no numbers, by their path. */
function wrongNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => wrongNumbers(each, `${path}.${key}`));
}

describe.each(Object.entries(EDGES))('%s', (_name, edge) => {
  it.each(MEASURES)('has numbers or a reason under $name, never NaN', (measure) => {
    const input = { ...edge, measure };
    const analysis = analyseStrategy(input);
    const halfway = dateAfter(input, Math.ceil(daysLeft(input) / 2));
    const all = {
      analysis,
      cone: probabilityCone(input, 5),
      band: oneSigmaRange(input),
      max: probabilityOfMaxProfit(input, analysis),
      half: probabilityOfHalfMaxProfit(input, analysis, halfway),
      touch: probabilityOfTouch(input, 95),
      stop: probabilityOfStop(input, 100),
    };
    expect(wrongNumbers(all)).toEqual([]);
    if (analysis.probabilityOfProfit === null) expect(analysis.missing).not.toEqual([]);
    else {
      expect(analysis.probabilityOfProfit).toBeGreaterThanOrEqual(0);
      expect(analysis.probabilityOfProfit).toBeLessThanOrEqual(1);
    }
    for (const figure of [
      'probabilityOfProfit',
      'expectedProfit',
      'delta',
      'oneSigmaLow',
    ] as const) {
      const explanation = explain({ figure, input });
      expect(wrongNumbers(explanation)).toEqual([]);
      if (explanation.value === null) expect(explanation.unavailableReasons).not.toEqual([]);
    }
  });
});

describe('a view that excludes everything', () => {
  it.each([
    { name: 'range', from: 110, to: 90 },
    { name: 'range', from: 1e6, to: 2e6 },
    { name: 'pastMoves', moves: [] },
  ] satisfies MeasureChoice[])('has no probability and its reason: %j', (measure) => {
    const { probabilityOfProfit, expectedProfit, missing } = analyseStrategy(strategy({ measure }));
    expect([probabilityOfProfit, expectedProfit]).toEqual([null, null]);
    expect(missing).toEqual([measure.name === 'pastMoves' ? 'pastMoves' : 'possiblePrices']);
  });
});

it.each(MEASURES)(
  'the source of a chance under $name is what the measure comes from',
  (measure) => {
    const { source } = explain({
      figure: 'probabilityOfProfit',
      input: { ...strategy({}), measure },
    });
    expect(source).toBe(measure.name === 'pastMoves' ? 'pastCloses' : 'given');
  },
);
