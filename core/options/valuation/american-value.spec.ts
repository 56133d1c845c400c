import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars } from '../../shared/index.ts';
import {
  OPTION_TYPES,
  type OptionLeg,
  type OptionType,
  type Position,
} from '../contracts/index.ts';
import { americanPrice, type DatedDividend, type OptionTerms } from '../pricing/index.ts';
import { pnlFunction, profitColumns, profitShape, sampleProfit } from './index.ts';

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
): OptionLeg => ({
  kind: 'option',
  symbol: 'SPY290119P00600000',
  type,
  position,
  strike: fromDollars(strike),
  expiry: '2029-01-19',
  premium: fromDollars(premium),
  quantity: 1,
  multiplier: 100,
  iv: null,
  delta: null,
});

const LONG_DATED: OptionTerms = {
  ...{ years: 791 / 365, rate: 0.04, dividendYield: 0.012 },
  ...{ volatility: 0.22, exercise: 'american' },
};

const profitOf = (terms: OptionTerms, ...legs: readonly OptionLeg[]) =>
  pnlFunction(
    [],
    legs.map((leg) => ({ leg, terms })),
  );

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyTerms: fc.Arbitrary<OptionTerms> = fc.record({
  years: between(1 / 365, 3),
  rate: between(-0.01, 0.1),
  dividendYield: between(-0.01, 0.1),
  volatility: between(0.05, 1.2),
  exercise: fc.constant('american' as const),
});

describe('the value today of a long-dated American put', () => {
  const profit = profitOf(LONG_DATED, option('long', 'put', 600, 50));
  const prices = Array.from({ length: 901 }, (_, i) => 200 + i);
  const values = prices.map((price) => sampleProfit(profit, price).profit);

  it('falls with the price and is convex: its curve has no cliff', () => {
    for (let i = 1; i < values.length; i += 1)
      expect(values[i]!).toBeLessThanOrEqual(values[i - 1]!);
    for (let i = 1; i + 1 < values.length; i += 1)
      expect(values[i - 1]! + values[i + 1]! - 2 * values[i]!).toBeGreaterThan(-1e-6);
  });

  it('does so for all rates, yields, volatilities and dividends by date', () => {
    const dividends = fc
      .array(fc.record({ years: between(0.02, 3), amount: between(0, 2) }), { maxLength: 6 })
      .map((all) => all.sort((a, b) => a.years - b.years));
    const longDated = fc
      .record({
        years: between(1, 3),
        rate: between(0, 0.1),
        dividendYield: between(0, 0.06),
        volatility: between(0.08, 0.8),
        exercise: fc.constant('american' as const),
        dividends: fc.oneof(fc.constant<readonly DatedDividend[]>([]), dividends),
      })
      .map((terms) => ({
        ...terms,
        dividends: (terms.dividends as readonly DatedDividend[]).filter(
          ({ years }) => years < terms.years,
        ),
      }));
    fc.assert(
      fc.property(longDated, between(0.5, 4), (terms, step) => {
        const curve = profitOf(terms, option('long', 'put', 100, 0));
        const points = Array.from({ length: 41 }, (_, i) => 20 + step * i);
        const curveValues = points.map((price) => sampleProfit(curve, price).profit);
        // Dollars of 100 shares: 1e-7 of the strike, with dividends by date 2e-5.
        const slack = terms.dividends.length > 0 ? 0.2 : 1e-3;
        for (let i = 1; i < curveValues.length; i += 1)
          expect(curveValues[i]! - curveValues[i - 1]!).toBeLessThan(slack);
        for (let i = 1; i + 1 < curveValues.length; i += 1)
          expect(curveValues[i - 1]! + curveValues[i + 1]! - 2 * curveValues[i]!).toBeGreaterThan(
            -slack,
          );
      }),
      { numRuns: 500 },
    );
  });

  it('meets the gain of exercise at the boundary without a jump of value or slope', () => {
    const exercised = prices.findLastIndex(
      (price, i) => Math.abs(values[i]! - (100 * (600 - price) - 5000)) < 1e-9,
    );
    expect(exercised).toBeGreaterThan(0);
    const [before, after] = [prices[exercised]!, prices[exercised + 1]!].map((price) => {
      const { slopes } = sampleProfit(profit, price);
      return slopes[0]!.puts;
    });
    expect(before).toBe(-100);
    expect(after).toBeLessThan(-97);
    expect(after).toBeGreaterThanOrEqual(-100);
  });

  it('of a bull put spread loses less than its width, and gradually', () => {
    const spread = profitOf(
      LONG_DATED,
      option('short', 'put', 620, 0),
      option('long', 'put', 600, 0),
    );
    const valueAt = (price: number) => sampleProfit(spread, price).profit;
    const priceOf = (strike: number, spot: number) => {
      const { years, rate, dividendYield, volatility } = LONG_DATED;
      const market = { type: 'put' as const, years, rate, dividendYield, volatility };
      const price = americanPrice({ ...market, spot, strike }, 'exact');
      return price.ok ? price.value : NaN;
    };
    for (const spot of [350, 400, 450, 500, 550, 600]) {
      const exact = 100 * (priceOf(600, spot) - priceOf(620, spot));
      expect(Math.abs(valueAt(spot) - exact)).toBeLessThan(0.5);
      expect(valueAt(spot)).toBeGreaterThan(-2000 - 1e-9);
    }
    for (let spot = 300; spot < 900; spot += 1)
      expect(Math.abs(valueAt(spot + 1) - valueAt(spot))).toBeLessThan(20);
  });
});

describe('an American option before its expiry', () => {
  it('is monotone and convex in the price, and its delta grows with it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPTION_TYPES),
        anyTerms,
        between(30, 250),
        between(0.001, 0.05),
        (type, terms, price, width) => {
          const profit = profitOf(terms, option('long', type, 100, 0));
          const [low, middle, high] = [1 - width, 1, 1 + width].map((part) =>
            sampleProfit(profit, price * part),
          ) as [
            ReturnType<typeof sampleProfit>,
            ReturnType<typeof sampleProfit>,
            ReturnType<typeof sampleProfit>,
          ];
          const slack = 1e-3;
          expect(low.profit + high.profit - 2 * middle.profit).toBeGreaterThan(-slack);
          const side = type === 'call' ? 1 : -1;
          expect(side * (high.profit - low.profit)).toBeGreaterThan(-slack);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has the same value in a column as alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPTION_TYPES), anyTerms, (type, terms) => {
        const profit = profitOf(terms, option('short', type, 100, 3));
        const prices = [0, 1, 50, 80, 99.5, 100, 130, 400];
        const out = new Float64Array(prices.length);
        profitColumns(prices)(profit, out);
        prices.forEach((price, i) =>
          expect(Math.abs(out[i]! - sampleProfit(profit, price).profit)).toBeLessThan(1e-8),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('bought and financed by another has no root that the search misses', () => {
    const strikes = fc.integer({ min: 80, max: 120 });
    fc.assert(
      fc.property(anyTerms, strikes, strikes, between(0, 5), (terms, a, b, debit) => {
        const profit = profitOf(
          terms,
          option('long', 'put', a, debit),
          option('short', 'call', b, 0),
        );
        const { breakevens, zeroIntervals } = profitShape(profit);
        const signs = Array.from({ length: 600 }, (_, i) =>
          Math.sign(sampleProfit(profit, 40 + 0.25 * i).profit),
        );
        const changes = signs.filter((sign, i) => i > 0 && sign * signs[i - 1]! < 0).length;
        expect(breakevens.length + zeroIntervals.length).toBeGreaterThanOrEqual(changes);
        for (const root of breakevens)
          expect(Math.abs(sampleProfit(profit, root).profit)).toBeLessThan(1e-6);
      }),
      { numRuns: 50 },
    );
  });
});

it('a leg that is valued under one term after another has the value of a new leg each time', () => {
  const leg = option('long', 'put', 600, 50);
  const changes: Partial<OptionTerms>[] = [
    {},
    { years: 1 },
    { rate: 0.01 },
    { dividendYield: 0 },
    { volatility: 0.4 },
    { exercise: 'european' },
    { dividends: [{ years: 0.5, amount: 3 }] },
    {},
  ];
  const valueOf = (terms: OptionTerms, of: OptionLeg) =>
    sampleProfit(profitOf(terms, of), 560).profit;
  const values = changes.map((change) => {
    const terms = { ...LONG_DATED, ...change };
    const value = valueOf(terms, leg);
    expect(value).toBe(valueOf(terms, { ...leg }));
    return value;
  });
  expect(new Set(values).size).toBe(changes.length - 1);
});
