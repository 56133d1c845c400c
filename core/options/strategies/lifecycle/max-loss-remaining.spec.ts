import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY, type CalendarDate } from '../../../shared/index.ts';
import { maxLossRemaining, type Holding } from './position.ts';

const NEAR: CalendarDate = '2026-01-09';
const FAR: CalendarDate = '2026-02-20';
const AT = Date.parse('2026-01-05T21:00:00Z');

const held = (
  type: 'call' | 'put',
  strike: number,
  expiry: CalendarDate,
  quantity: number,
): Holding => ({
  id: `${type} ${strike} ${expiry}`,
  kind: 'option',
  symbol: `${type} ${strike} ${expiry}`,
  type,
  strike: fromDollars(strike),
  expiry,
  multiplier: 100,
  deliverable: null,
  quantity,
  cost: ZERO_MONEY,
  iv: 0.2,
  delta: null,
});

const market = {
  spot: fromDollars(100),
  at: AT,
  terms: [NEAR, FAR].map((expiry) => ({
    ...{ expiry, years: 0, forward: 100, rate: 0, dividendYield: 0 },
    source: 'given' as const,
  })),
};

const risk = (legs: readonly Holding[], dollars: number) =>
  maxLossRemaining({ held: legs, cash: fromDollars(dollars), commissions: ZERO_MONEY }, market);

describe('the greatest loss that a whole trade can end with', () => {
  it('a short call that outlives the long call before it has no bound', () => {
    expect(risk([held('call', 100, NEAR, 1), held('call', 100, FAR, -1)], 150)).toBeNull();
  });

  it('a short put that outlives its cover can lose its whole strike', () => {
    const legs = [held('put', 95, NEAR, 1), held('put', 90, FAR, -1)];
    expect(risk(legs, 100)).toBe(fromDollars(9_000 - 100));
  });

  it('a calendar, whose long leg is still unexpired, loses its cost', () => {
    expect(risk([held('call', 100, NEAR, -1), held('call', 100, FAR, 1)], -210)).toBe(
      fromDollars(210),
    );
  });

  it('a condor of one expiry loses its wing less its credit', () => {
    const wings = [held('put', 90, NEAR, 1), held('put', 95, NEAR, -1)];
    const calls = [held('call', 105, NEAR, -1), held('call', 110, NEAR, 1)];
    expect(risk([...wings, ...calls], 120)).toBe(fromDollars(500 - 120));
  });
});
