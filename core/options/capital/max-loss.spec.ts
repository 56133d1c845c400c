import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { OptionLeg, OptionType, Position } from '../contracts/index.ts';
import { analyseStrategy, maxLoss, type AnalysisInput } from '../analysis/index.ts';
import { DEFAULT_PERCENT_LIMITS, fittingUnits, positionSize, unitRiskOf } from './index.ts';

const FRONT: CalendarDate = '2027-01-15';
const LATER: CalendarDate = '2027-04-16';

/** 5 % of the capital for one trade. */
const LIMITS = {
  ...DEFAULT_PERCENT_LIMITS,
  ...{ riskPerTrade: 5, stopLossPerTrade: null, maxRiskExposure: null, maxHoldingDays: null },
};

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
  more: Partial<OptionLeg> = {},
): OptionLeg => ({
  kind: 'option',
  symbol: 'AAPL',
  type,
  position,
  strike: fromDollars(strike),
  expiry: FRONT,
  premium: fromDollars(premium),
  quantity: 1,
  multiplier: 100,
  iv: 0.3,
  delta: null,
  ...more,
});

const inputOf = (legs: readonly OptionLeg[], rate = 0.04, dividendYield = 0.02): AnalysisInput => ({
  legs,
  spot: fromDollars(295.5),
  asOf: Date.parse('2026-11-27T21:00:00Z'),
  terms: [FRONT, LATER].map((expiry) => ({
    ...{ expiry, years: 0, forward: 0, rate, dividendYield, source: 'given' as const },
  })),
  volatility: 0.3,
});

const soldCalendar = [
  option('long', 'call', 300, 9),
  option('short', 'call', 300, 19, { expiry: LATER }),
];
/** A condor of three lots whose sold put was rolled to a later expiry than the bought one. */
const rolled = [
  option('long', 'put', 270, 3, { quantity: 3 }),
  option('short', 'put', 275, 12, { quantity: 3, expiry: LATER }),
  option('short', 'call', 315, 5, { quantity: 3 }),
  option('long', 'call', 320, 4, { quantity: 3 }),
];

describe('one maximum loss everywhere, whichever step led to the legs', () => {
  it('a sold calendar: unlimited, so that there is no return on risk and no size', () => {
    const input = inputOf(soldCalendar);
    expect(analyseStrategy(input)).toMatchObject({ maxLoss: 'unlimited', roiPercent: null });
    expect([maxLoss(input), unitRiskOf(input).maxLoss]).toEqual(['unlimited', 'unlimited']);
    expect(
      analyseStrategy(inputOf(soldCalendar.map((leg) => ({ ...leg, iv: null })))).maxLoss,
    ).toBe('unlimited');
  });

  // 500 dollars at 320, then the stock falls to nothing: 3 · 100 · (5 + 275), less the credit of 10 a share.
  it('a rolled put without cover: its strike, and what the other side loses before', () => {
    const input = inputOf(rolled);
    const { maxLoss: shown, maxLossAt, lossPath } = analyseStrategy(input);
    expect([shown, maxLoss(input)]).toEqual([fromDollars(81_000), fromDollars(81_000)]);
    expect(maxLossAt).toEqual([]);
    expect(lossPath).toEqual([
      { expiry: FRONT, price: fromDollars(320), retained: 0 },
      { expiry: LATER, price: 0, retained: 0 },
    ]);
    expect(unitRiskOf(input).maxLoss).toBe(fromDollars(27_000));
  });
});

describe('the maximum loss is a whole number, so that it buys what it should', () => {
  // American options: a bought call calendar loses at most its cost, 12 dollars a share.
  const calendar = (quantity: number) =>
    [
      option('short', 'call', 305, 7, { quantity }),
      option('long', 'call', 305, 19, { quantity, expiry: LATER }),
    ] as const;

  it.each([
    [0.04, 0.02],
    [0.05, 0],
    [0.013, 0.007],
  ])('of a calendar of 1,200 at a rate of %d and a yield of %d', (rate, dividendYield) => {
    const one = maxLoss(inputOf(calendar(1), rate, dividendYield));
    expect(one).toBe(fromDollars(1_200));
    expect(positionSize(fromDollars(2_400), one)).toBe(2);
    const { maxLoss: unit } = unitRiskOf(inputOf(calendar(3), rate, dividendYield));
    const account = { capital: fromDollars(24_000), atRisk: ZERO_MONEY, lostThisMonth: ZERO_MONEY };
    expect(fittingUnits(LIMITS, unit, account)).toBe(1);
  });
});
