import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY, type CalendarDate } from '../../../shared/index.ts';
import type { Strategy, StrategyLeg } from '../strategy.ts';
import { capitalOf } from './trade-result.ts';

const NEAR: CalendarDate = '2026-01-09';
const FAR: CalendarDate = '2026-02-20';
const AT = Date.parse('2026-01-05T21:00:00Z');

const leg = (
  type: 'call' | 'put',
  position: 'long' | 'short',
  strike: number,
  expiry: CalendarDate,
  price: number,
): StrategyLeg => ({
  id: `${position} ${type} ${strike} ${expiry}`,
  kind: 'option',
  symbol: `${type} ${strike} ${expiry}`,
  type,
  position,
  strike: fromDollars(strike),
  expiry,
  quantity: 1,
  multiplier: 100,
  deliverable: null,
  entryPrice: fromDollars(price),
  priceSource: 'own',
  iv: 0.2,
  delta: null,
});

const plan = (...legs: StrategyLeg[]): Strategy => ({
  id: 'plan',
  ownerId: 'owner',
  version: 1,
  name: 'Plan',
  templateId: 'custom',
  status: 'planning',
  symbol: 'XYZ',
  underlyingPrice: fromDollars(100),
  provider: 'test',
  simulated: true,
  quotedAt: AT,
  terms: [NEAR, FAR].map((expiry) => ({
    ...{ expiry, years: 0, forward: 100, rate: 0, dividendYield: 0 },
    source: 'given' as const,
  })),
  volatility: 0.2,
  commissionPerContract: ZERO_MONEY,
  commissionPerTrade: ZERO_MONEY,
  legs,
  steps: [],
  planAdjustments: [],
  corrections: [],
  journal: { note: '', tags: [] },
  sample: false,
  createdAt: AT,
  updatedAt: AT,
});

describe('the capital of a plan', () => {
  it('has no bound where a short call outlives the long call before it', () => {
    const legs = [leg('call', 'long', 100, NEAR, 1), leg('call', 'short', 100, FAR, 2.5)];
    expect(capitalOf(plan(...legs))).toBeNull();
  });

  it('is the strike of a short put that outlives its cover, less the credit', () => {
    const legs = [leg('put', 'long', 95, NEAR, 0.5), leg('put', 'short', 90, FAR, 1.5)];
    expect(capitalOf(plan(...legs))).toBe(fromDollars(9_000 - 100));
  });

  it('is the cost of a calendar, whose long leg expires last', () => {
    const legs = [leg('call', 'short', 100, NEAR, 1), leg('call', 'long', 100, FAR, 2.5)];
    expect(capitalOf(plan(...legs))).toBe(fromDollars(150));
  });
});
