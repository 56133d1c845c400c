import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '../../shared/index.ts';
import type { OptionLeg, OptionType, Position } from '../contracts/index.ts';
import { normalDensity } from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import { expectedProfitAtDate } from './expected-profit.ts';
import { pnlFunction, sampleProfit } from './valuation-at-date.ts';
import { profitShape } from './profit-shape.ts';

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
): OptionLeg => ({
  kind: 'option',
  symbol: 'X',
  type,
  position,
  strike: moneyOf(Math.round(strike * 10_000)),
  expiry: '2026-05-15',
  premium: moneyOf(premium * 10_000),
  quantity: 1,
  multiplier: 100,
  iv: null,
  delta: null,
});

const american: OptionTerms = {
  years: 0.1,
  rate: 0.04,
  dividendYield: 0.03,
  volatility: 0.35,
  exercise: 'american',
};
const european: OptionTerms = { ...american, exercise: 'european' };

const calendar = (type: OptionType, debit: number, terms: OptionTerms) =>
  pnlFunction([option('short', type, 100, 0)], [{ leg: option('long', type, 100, debit), terms }]);

describe('a long calendar', () => {
  it.each(['call', 'put'] as const)('of %ss loses its debit and no more', (type) => {
    const shape = profitShape(calendar(type, 2, american));
    expect(shape.maxLoss).toBeCloseTo(200, 9);
    expect(shape.maxProfitAt).toEqual([{ from: 100, to: 100 }]);
    expect(shape.breakevens).toHaveLength(2);
  });

  it('under European exercise has an unlimited loss, since dividends go to the holder of the share', () =>
    expect(profitShape(calendar('call', 2, european)).maxLoss).toBe('unlimited'));

  it('has a profit of zero at its breakevens and gains between them', () => {
    const profit = calendar('put', 2, american);
    const { breakevens, profitIntervals } = profitShape(profit);
    breakevens.forEach((price) =>
      expect(Math.abs(sampleProfit(profit, price).profit)).toBeLessThan(1e-10),
    );
    expect(profitIntervals).toEqual([{ from: breakevens[0], to: breakevens[1] }]);
  });
});

describe('roots that a grid would miss', () => {
  it('a root far above all strikes is found, however small the dividend', () => {
    const terms = { ...american, dividendYield: 1e-6 };
    const profit = pnlFunction([], [{ leg: option('long', 'call', 100, 900), terms }]);
    const { breakevens } = profitShape(profit);
    expect(breakevens).toHaveLength(1);
    expect(Math.abs(sampleProfit(profit, breakevens[0]!).profit)).toBeLessThan(1e-9);
  });

  /** A butterfly of unexpired options is smooth at its maximum. */
  const free = pnlFunction(
    [],
    [
      { leg: option('long', 'call', 95, 0), terms: european },
      { leg: option('short', 'call', 100, 0), terms: european },
      { leg: option('short', 'call', 100, 0), terms: european },
      { leg: option('long', 'call', 105, 0), terms: european },
    ],
  );
  const butterfly = (debit: number) => ({ ...free, premium: free.premium - 100 * debit });
  const top = profitShape(butterfly(0)).maxProfit as number;

  it('a maximum just above zero: two roots close together', () => {
    const { breakevens } = profitShape(butterfly(top / 100 - 1e-10));
    expect(breakevens).toHaveLength(2);
    expect(breakevens[1]! - breakevens[0]!).toBeLessThan(1e-3);
  });

  it('a maximum just below zero: no root', () =>
    expect(profitShape(butterfly(top / 100 + 1e-10)).breakevens).toEqual([]));

  it('bought and sold at once it has a profit of zero everywhere', () => {
    const leg = option('long', 'call', 95, 1);
    const both = pnlFunction(
      [],
      [
        { leg, terms: american },
        { leg: { ...leg, position: 'short' }, terms: american },
      ],
    );
    expect(profitShape(both).zeroIntervals).toHaveLength(1);
    expect(profitShape(both).profitIntervals).toEqual([]);
  });
});

describe('a conversion', () => {
  const unpaid = { ...american, rate: 0, dividendYield: 0 };

  /** Stock against call and put of its strike: the same at every price, as long as nothing is exercised early. */
  const conversion = (terms: OptionTerms, credit: number) =>
    pnlFunction(
      [option('short', 'put', 100, 0)],
      [
        { leg: option('short', 'call', 100, credit), terms },
        { leg: option('long', 'put', 100, 0), terms },
      ],
    );

  it('without rates and at no cost has a profit of zero up to its strike, found without halving', () => {
    const { zeroIntervals, profitIntervals, maxProfit, maxLoss } = profitShape(
      conversion(unpaid, 0),
    );
    expect(zeroIntervals).toHaveLength(1);
    expect(zeroIntervals[0]!.from).toBeCloseTo(0, 6);
    expect(zeroIntervals[0]!.to).toBeCloseTo(100, 6);
    expect(profitIntervals).toEqual([]);
    expect(maxProfit).toBeCloseTo(0, 9);
    expect(maxLoss).toBe('unlimited');
  });

  it('for a credit gains it up to its strike and loses it above', () => {
    const { breakevens, profitIntervals } = profitShape(conversion(unpaid, 2));
    expect(breakevens).toHaveLength(1);
    expect(breakevens[0]).toBeCloseTo(102, 9);
    expect(profitIntervals).toEqual([{ from: 0, to: breakevens[0] }]);
  });
});

describe('the mean', () => {
  const market = { spot: 100, drift: 0.01, volatility: 0.4, years: 0.2 };

  it.each([
    ['European', european],
    ['never below exercise', american],
    ['never below exercise at a high rate', { ...american, rate: 0.12 }],
  ])('is the integral of the profit over all prices: %s', (_name, terms) => {
    const profit = pnlFunction(
      [option('short', 'put', 97, 4)],
      [
        { leg: option('long', 'put', 108, 9), terms },
        { leg: option('short', 'call', 90, 11), terms },
      ],
    );
    const deviation = 0.4 * Math.sqrt(0.2);
    const step = 1 / 512;
    let mean = 0;
    for (let z = -9; z <= 9; z += step) {
      const price = 100 * Math.exp(0.01 * 0.2 - deviation ** 2 / 2 + deviation * z);
      mean += step * normalDensity(z) * sampleProfit(profit, price).profit;
    }
    expect(Math.abs(expectedProfitAtDate(profit, market) - mean)).toBeLessThan(2e-3);
  });
});
