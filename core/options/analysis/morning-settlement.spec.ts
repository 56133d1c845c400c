import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import { contractTermsOf, type OptionLeg } from '../contracts/index.ts';
import { optionPrice } from '../pricing/index.ts';
import {
  analyseStrategy,
  frontSettlement,
  measureOf,
  profitAtPrice,
  type AnalysisInput,
} from './index.ts';

const EXPIRY = '2026-12-18';
/** The close of the day before. */
const NOW = Date.parse('2026-12-17T21:00:00Z');

type Root = 'SPX' | 'SPXW' | 'OEX' | 'XEO';
const call = (root: Root): OptionLeg => ({
  kind: 'option',
  symbol: `${root}261218C06600000`,
  type: 'call',
  position: 'long',
  strike: fromDollars(6600),
  expiry: EXPIRY,
  premium: fromDollars(20),
  quantity: 1,
  multiplier: 100,
  iv: 0.2,
  delta: null,
});
const inputOf = (root: Root): AnalysisInput => ({
  legs: [call(root)],
  spot: fromDollars(6600),
  asOf: NOW,
  terms: [
    {
      ...{ expiry: EXPIRY, years: 0, forward: 6600, rate: 0.04, dividendYield: 0.01 },
      source: 'given',
      contract: contractTermsOf(root),
    },
  ],
  volatility: 0.2,
});

describe('options that settle in the morning', () => {
  it.each([
    ['SPX', 17.5, '2026-12-18T14:30:00Z'],
    ['SPXW', 24, '2026-12-18T21:00:00Z'],
  ] as const)('%s has %d hours left on the evening before', (root, hours, settlement) => {
    const years = hours / 24 / 365;
    const input = inputOf(root);
    expect(frontSettlement(input.legs)).toBe(Date.parse(settlement));
    expect(measureOf(input)?.years).toBeCloseTo(years, 12);
    const value = optionPrice({
      ...{ type: 'call', spot: 6600, strike: 6600, years },
      ...{ rate: 0.04, dividendYield: 0.01, volatility: 0.2 },
    });
    expect(profitAtPrice(input, 6600, NOW)).toBeCloseTo(100 * (value - 20), 6);
    expect(analyseStrategy(input).model).toBe('european');
  });
});

describe('options of two roots on one date', () => {
  const callValue = (hours: number) =>
    optionPrice({
      ...{ type: 'call', spot: 6600, strike: 6600, years: hours / 24 / 365 },
      ...{ rate: 0.04, dividendYield: 0.01, volatility: 0.2 },
    });

  it.each(['SPX', 'SPXW'] as const)('each has its own time, with the terms of %s', (root) => {
    const input = { ...inputOf(root), legs: [call('SPX'), call('SPXW')] };
    const value = callValue(17.5) + callValue(24);
    expect(profitAtPrice(input, 6600, NOW)).toBeCloseTo(100 * (value - 40), 6);
  });

  it.each(['OEX', 'XEO'] as const)('each has its own exercise, with the terms of %s', (root) => {
    const modelOfLeg = (leg: Root) =>
      analyseStrategy({ ...inputOf(root), legs: [call(leg)] }).model;
    expect([modelOfLeg('OEX'), modelOfLeg('XEO')]).toEqual(['american', 'european']);
  });
});
