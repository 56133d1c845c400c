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
  gridPrices,
  tradingGridDates,
  greeksCurve,
  profitAtPrice,
  profitInScenario,
  riskBase,
  withDate,
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
  it('a scenario moves price, volatilities and date at once; from the expiry on it is the payoff', () => {
    const scenario = { move: -0.05, ivShift: 0.4, days: 10 };
    const later = withDate(withVolatilityShift(INPUT, 0.4), dateAfter(INPUT, 10));
    expect(profitInScenario(INPUT, scenario)).toBe(profitAtPrice(later, 342.97 * 0.95, later.asOf));
    const crash = { move: -0.2, ivShift: 3, days: 1100 };
    expect(profitInScenario(INPUT, crash)).toBeCloseTo(
      profitAtPrice(INPUT, 342.97 * 0.8, 'expiry')!,
      9,
    );
    expect(profitInScenario({ ...INPUT, terms: [] }, scenario)).toBeNull();
  });

  it('as of a later day the strategy is worth what it is worth on that day, and has fewer days left', () => {
    const at = dateAfter(INPUT, 10);
    const later = withDate(INPUT, at);
    expect(daysLeft(later)).toBe(daysLeft(INPUT) - 10);
    for (const price of [300, 330, 343, 370])
      expect(profitAtPrice(later, price, later.asOf)).toBe(profitAtPrice(INPUT, price, at));
    const [point] = greeksCurve(INPUT, { at, from: 342.97, to: 343.97, points: 2 })!;
    expect(analyseStrategy(later).greeks.net!.delta).toBeCloseTo(point!.greeks.delta, 9);
    expect(withDate(INPUT, dateAfter(INPUT, 0))).toBe(INPUT);
    expect(daysLeft(withDate(INPUT, 'expiry'))).toBe(0);
  });

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

describe('the axes of a heat map', () => {
  it('its dates are now, trading days and the expiry, each once and ascending', () => {
    for (const most of [3, 5, 9, 30, 60])
      for (const through of [0, 3, 5, 12, 24]) {
        const dates = tradingGridDates(INPUT, most, through);
        const [first, ...between] = dates.map(({ days }) => days);
        expect([first, between.pop()]).toEqual([0, daysLeft(INPUT)]);
        expect(dates.length).toBeLessThanOrEqual(most);
        // Thanksgiving of 2021 is Nov 25, 3 days after the analysis.
        for (const days of between) {
          const date = new Date(Date.parse('2021-11-22T12:00:00Z') + days * 86_400_000);
          expect([0, 6]).not.toContain(date.getUTCDay());
          expect(days).not.toBe(3);
        }
        expect(between).toEqual([...new Set(between)].sort((a, b) => a - b));
      }
  });

  it('the chosen day has a column, or the trading day before it', () => {
    const days = (through: number) => tradingGridDates(INPUT, 6, through).map((each) => each.days);
    expect(days(10)).toContain(10);
    // Nov 27 is a Saturday.
    expect(days(5)).toContain(4);
  });

  it('its rows hold the marked prices of the range among even steps', () => {
    const rows = gridPrices({ from: 300, to: 380 }, 342.97, 9, [325, 338.4, 360, 500]);
    expect(rows).toEqual(expect.arrayContaining([325, 338.4, 360, 342.97, 310, 370]));
    expect(rows).not.toContain(500);
    // 340 is 1.60 from the marked price, less than two fifths of the step of 10.
    expect(rows).not.toContain(340);
    expect(rows).toEqual(rows.toSorted((a, b) => b - a));
  });
});
