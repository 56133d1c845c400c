import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import type { OptionLeg, OptionType, Position } from '../contracts/index.ts';
import { dividendRisks, type AnalysisInput } from './index.ts';

/** Friday 4 December 2026, 15:00 New York. KO goes ex 0.52 on Monday the 7th, the options expire on Friday the 11th. */
const FRIDAY = Date.parse('2026-12-04T20:00:00Z');

const terms: ExpiryTerms = {
  ...{ expiry: '2026-12-11', years: 7 / 365, forward: 75.6, rate: 0.04, dividendYield: 0.35 },
  source: 'given',
  dividends: [{ exDate: '2026-12-07', amount: 0.52 }],
};
const option = (position: Position, type: OptionType, strike: number): OptionLeg => ({
  ...{ kind: 'option', symbol: 'KO261211C00075000', position, type, strike: fromDollars(strike) },
  ...{ expiry: '2026-12-11', premium: fromDollars(1), quantity: 1, multiplier: 100 },
  ...{ iv: 0.247, delta: null },
});
const risks = (legs: readonly OptionLeg[], more: Partial<AnalysisInput> = {}) =>
  dividendRisks({
    ...{ legs, spot: fromDollars(76.06), asOf: FRIDAY, terms: [terms], volatility: null },
    ...more,
  });

describe('dividend risk of short calls', () => {
  it('a call in the money whose extrinsic value is below the dividend: assignment is likely by Friday', () => {
    const [risk] = risks([option('long', 'call', 70), option('short', 'call', 73)]);
    expect(risk).toMatchObject({ leg: 1, exDate: '2026-12-07', lastDay: '2026-12-04' });
    expect(risk?.dividend).toBe(0.52);
    // Worth exercising at once: 76.06 − 73 is all that it is worth.
    expect(risk?.extrinsicValue).toBeCloseTo(0, 2);
    expect(risk?.isLikely).toBe(true);
  });

  it('out of the money, or with more extrinsic value than the dividend, it is named and not likely', () => {
    expect(risks([option('short', 'call', 80)])[0]?.isLikely).toBe(false);
    // A fortnight more at twice the volatility: far more than 0.52 of extrinsic value.
    const later = { ...option('short', 'call', 76), iv: 0.8 };
    expect(risks([later])[0]).toMatchObject({ isLikely: false, lastDay: '2026-12-04' });
  });

  it('without a volatility the value is unknown', () => {
    const [risk] = risks([{ ...option('short', 'call', 73), iv: null }]);
    expect(risk).toMatchObject({ extrinsicValue: null, isLikely: false });
  });

  it('long calls, puts, European exercise and a last close that has passed have none', () => {
    expect(risks([option('long', 'call', 73), option('short', 'put', 80)])).toEqual([]);
    expect(risks([option('short', 'call', 73)], { exercise: 'european' })).toEqual([]);
    const evening = Date.parse('2026-12-04T21:00:00Z');
    expect(risks([option('short', 'call', 73)], { asOf: evening })).toEqual([]);
  });
});
