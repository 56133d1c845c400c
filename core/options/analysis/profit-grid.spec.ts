import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { expiryInstant } from '../contracts/index.ts';
import type { Leg, OptionType, Position } from '../contracts/index.ts';
import { gridDates, gridPrices, profitAtPrice, profitCurve, profitGrid } from './index.ts';
import type { AnalysisInput, ProfitDate } from './index.ts';

const FRONT: CalendarDate = '2021-12-17';
const LATER: CalendarDate = '2022-01-21';
const ASOF = Date.parse('2021-11-22T21:00:00Z');
const DAY = 86_400_000;

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
  iv: number | null = 0.209,
  expiry: CalendarDate = FRONT,
): Leg => ({
  kind: 'option',
  symbol: 'MSFT',
  type,
  position,
  strike: fromDollars(strike),
  expiry,
  premium: fromDollars(premium),
  quantity: 1,
  multiplier: 100,
  iv,
  delta: null,
});

const terms = (expiry: CalendarDate, dividendYield: number) => ({
  expiry,
  years: 0,
  forward: 0,
  rate: 0.02,
  dividendYield,
  source: 'given' as const,
});

const inputOf = (legs: readonly Leg[], dividendYield = 0): AnalysisInput => ({
  legs,
  spot: moneyOf(3_429_700),
  asOf: ASOF,
  terms: [terms(FRONT, dividendYield), terms(LATER, dividendYield)],
  volatility: 0.209,
});

const condor = [
  option('long', 'put', 315, 1.44),
  option('short', 'put', 325, 2.42),
  option('short', 'call', 360, 1.72),
  option('long', 'call', 370, 0.83),
];
const calendar = [
  option('short', 'call', 345, 6),
  option('long', 'call', 345, 10, 0.22, LATER),
  option('long', 'put', 330, 4, 0.25, LATER),
];

const PRICES = [0, 0.01, 250, 314.5, 323.13, 342.97, 360, 500, 5000];
const DATES: ProfitDate[] = [ASOF, ASOF + 9 * DAY, expiryInstant(FRONT) - 60_000, 'expiry'];

describe('the grid of profits', () => {
  it.each([
    ['the condor', inputOf(condor)],
    ['a calendar with a yield', inputOf(calendar, 0.03)],
    ['a calendar with a yield below zero', inputOf(calendar, -0.03)],
    ['a calendar of European options', { ...inputOf(calendar, 0.03), exercise: 'european' }],
  ] as const)('%s: every cell is the profit at its price and date', (_name, input) => {
    const { columns } = profitGrid(input, PRICES, DATES)!;
    DATES.forEach((at, i) =>
      PRICES.forEach((price, k) => {
        const alone = profitAtPrice(input, price, at)!;
        expect(Math.abs(columns[i]![k]! - alone)).toBeLessThan(1e-9 * (1 + price));
      }),
    );
  });

  it('the column of the expiry is exact: gain 187, risk 813, zero at the breakevens', () => {
    const [column] = profitGrid(
      inputOf(condor),
      [300, 323.13, 340, 361.87, 380],
      ['expiry'],
    )!.columns;
    expect([...column!]).toEqual([-813, 0, 187, 0, -813]);
  });

  it('a column is the curve of its date', () => {
    const input = inputOf(condor);
    const curve = profitCurve(input, { at: ASOF, from: 280, to: 400, points: 41 })!;
    const prices = curve.map(({ price }) => price);
    const [column] = profitGrid(input, prices, [ASOF])!.columns;
    curve.forEach(({ profit }, i) => expect(column![i]).toBeCloseTo(profit, 9));
  });

  it('without volatility the value today is the discounted gain at the forward', () => {
    const still = inputOf([option('long', 'call', 300, 10, 1e-12)]);
    const [column] = profitGrid(still, [290, 342.97], [ASOF])!.columns;
    const discount = Math.exp((-0.02 * 25) / 365);
    expect(column![0]).toBeCloseTo(-1000, 9);
    expect(column![1]).toBeCloseTo(100 * (342.97 - 300 * discount - 10), 9);
  });

  it('the least and the greatest are among the cells, and bound them all', () => {
    const { columns, least, greatest } = profitGrid(inputOf(condor), PRICES, DATES)!;
    const cells = columns.flatMap((column) => [...column]);
    expect([least, greatest]).toEqual([Math.min(...cells), Math.max(...cells)]);
  });

  it('a missing volatility leaves no grid, but that of the payoff', () => {
    const unknown = inputOf([option('long', 'call', 345, 6, null)]);
    expect(profitGrid(unknown, [345], [ASOF, 'expiry'])).toBeNull();
    expect(profitGrid(unknown, [345], ['expiry'])?.least).toBe(-600);
  });
});

describe('the axes of a heat map', () => {
  it('dates run from today to the expiry in whole days, both ends among them', () => {
    expect(gridDates(inputOf(condor), 6)).toEqual([
      { days: 0, at: ASOF },
      { days: 5, at: ASOF + 5 * DAY },
      { days: 10, at: ASOF + 10 * DAY },
      { days: 15, at: ASOF + 15 * DAY },
      { days: 20, at: ASOF + 20 * DAY },
      { days: 25, at: 'expiry' },
    ]);
    expect(gridDates(inputOf(condor), 61)).toHaveLength(26);
  });

  it('an asked day stands among them, the ends stay', () => {
    for (let through = 0; through <= 30; through += 1) {
      const days = gridDates(inputOf(condor), 6, through).map((each) => each.days);
      if (through <= 25) expect(days).toContain(through);
      expect([days[0], days.at(-1), days.length]).toEqual([0, 25, 6]);
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
    }
  });

  it('the last hours have two dates, and a past expiry one', () => {
    const end = expiryInstant(FRONT);
    const morning = { ...inputOf(condor), asOf: end - 3_600_000 };
    expect(gridDates(morning, 9).map(({ at }) => at)).toEqual([morning.asOf, 'expiry']);
    expect(gridDates({ ...morning, asOf: end }, 9).map(({ at }) => at)).toEqual(['expiry']);
    expect(gridDates({ ...morning, legs: [] }, 9).map(({ at }) => at)).toEqual([morning.asOf]);
  });

  it('prices fall in round steps with the spot between them', () =>
    expect(gridPrices({ from: 320, to: 360 }, 342.97, 9)).toEqual([
      360, 355, 350, 345, 342.97, 340, 335, 330, 325, 320,
    ]));

  it('prices lie within the range, descend and are about as many as asked', () => {
    const price = fc.double({ min: 0.5, max: 5000, noNaN: true });
    const half = fc.double({ min: 0.01, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(price, half, fc.integer({ min: 5, max: 41 }), (spot, part, rows) => {
        const range = { from: spot * (1 - part), to: spot * (1 + part) };
        const prices = gridPrices(range, spot, rows);
        expect(prices).toContain(spot);
        expect(prices.length).toBeLessThanOrEqual(rows + 2);
        expect(prices.length).toBeGreaterThanOrEqual((rows - 1) / 2.5 - 1);
        prices.forEach((each, i) => {
          expect(each).toBeGreaterThan(range.from - 1e-4);
          expect(each).toBeLessThan(range.to + 1e-4);
          if (i > 0) expect(each).toBeLessThan(prices[i - 1]!);
        });
      }),
      { numRuns: 100 },
    );
  });
});
