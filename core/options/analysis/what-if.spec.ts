import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '../../shared/index.ts';
import { yearsToExpiry } from '../contracts/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import {
  analyseStrategy,
  probabilityBelow,
  dateAfter,
  dayAfter,
  daysLeft,
  gridDates,
  greeksCurve,
  profitAtPrice,
  riskBase,
  withVolatilityShift,
} from './index.ts';
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
  iv: 0.2,
  delta: null,
};
const INPUT: AnalysisInput = {
  legs: [leg, { ...leg, type: 'call', strike: moneyOf(3_600_000), position: 'short', quantity: 2 }],
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
  volatility: 0.21,
};

describe('what if', () => {
  it('volatilities rise by a fraction of themselves; none at all leaves the input as it is', () => {
    const half = withVolatilityShift(INPUT, -0.5);
    expect([half.volatility, half.legs[0]]).toEqual([0.105, { ...leg, iv: 0.1 }]);
    expect(withVolatilityShift(INPUT, 0)).toBe(INPUT);
    const unknown = { ...INPUT, volatility: null, legs: [{ ...leg, iv: null }] };
    expect(withVolatilityShift(unknown, 1)).toEqual(unknown);
  });

  it('days are those of New York, also where its clocks change', () => {
    const input = {
      ...INPUT,
      asOf: Date.parse('2026-10-30T20:00:00Z'),
      legs: [{ ...leg, expiry: '2026-11-06' as const }],
    };
    const monday = dateAfter(input, 3);
    expect(monday).toBe(Date.parse('2026-11-02T21:00:00Z'));
    expect(yearsToExpiry(monday as number, '2026-11-06') * 365).toBeCloseTo(4, 12);
    expect(gridDates(input, 8).map(({ days, at }) => [days, at])[3]).toEqual([3, monday]);
  });

  it('bought options gain by a higher volatility before the expiry and not at it', () => {
    const long = { ...INPUT, legs: [leg] };
    const more = withVolatilityShift(long, 1);
    expect(profitAtPrice(more, 330, INPUT.asOf)).toBeGreaterThan(
      profitAtPrice(long, 330, INPUT.asOf)!,
    );
    expect(profitAtPrice(more, 330, 'expiry')).toBe(profitAtPrice(long, 330, 'expiry'));
  });

  it('a date is that many days on, the last one is the expiry', () => {
    expect(daysLeft(INPUT)).toBe(25);
    expect([0, 3, 25, 99].map((days) => dateAfter(INPUT, days))).toEqual([
      INPUT.asOf,
      Date.parse('2021-11-25T21:00:00Z'),
      'expiry',
      'expiry',
    ]);
    expect(daysLeft({ ...INPUT, legs: [] })).toBe(0);
    expect(dayAfter(INPUT, 9)).toBe('2021-12-01');
  });

  it('percents are of the greatest loss, where it has a bound', () => {
    expect(riskBase(analyseStrategy({ ...INPUT, legs: [leg] }))).toBe(242);
    expect(riskBase(analyseStrategy(INPUT))).toBeNull();
  });

  it('the chance below a breakeven is what the chance of profit counts', () => {
    const put = { ...INPUT, legs: [leg] };
    const { breakevens, probabilityOfProfit } = analyseStrategy(put);
    expect(probabilityBelow(put, breakevens[0]!)).toBeCloseTo(probabilityOfProfit!, 12);
    expect(probabilityBelow({ ...put, volatility: null }, 300)).toBeNull();
  });
});

describe('greeks over the price', () => {
  const curve = greeksCurve(INPUT, { at: INPUT.asOf, from: 300, to: 400, points: 101 })!;

  it('are those of the analysis at the spot', () => {
    const there = { at: INPUT.asOf, from: 342.97, to: 400, points: 2 };
    expect(greeksCurve(INPUT, there)![0]?.greeks).toEqual(analyseStrategy(INPUT).greeks.net);
  });

  it('delta is the slope of the profit, gamma that of delta', () => {
    const profit = (price: number) => profitAtPrice(INPUT, price, INPUT.asOf)!;
    curve.slice(1, -1).forEach(({ price, greeks }, i) => {
      expect(greeks.delta).toBeCloseTo((profit(price + 1e-3) - profit(price - 1e-3)) / 2e-3, 3);
      const slope = (curve[i + 2]!.greeks.delta - curve[i]!.greeks.delta) / 2;
      expect(Math.abs(greeks.gamma - slope)).toBeLessThan(0.02);
    });
  });

  it('a missing volatility leaves none', () => {
    const unknown = { ...INPUT, legs: [{ ...leg, iv: null }] };
    expect(greeksCurve(unknown, { at: INPUT.asOf, from: 300, to: 400, points: 3 })).toBeNull();
  });
});
