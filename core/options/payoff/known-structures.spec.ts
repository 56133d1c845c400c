import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { Leg, OptionType, Position } from '../contracts/index.ts';
import {
  breakevens,
  intervalInDollars,
  priceInDollars,
  profitBounds,
  profitIntervals,
  profitLine,
  zeroIntervals,
} from './index.ts';

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
  quantity = 1,
): Leg => ({
  kind: 'option',
  symbol: 'X',
  type,
  position,
  strike: fromDollars(strike),
  expiry: '2026-05-15',
  premium: fromDollars(premium),
  quantity,
  multiplier: 100,
  iv: null,
  delta: null,
});

const stock = (position: Position, price: number, quantity: number): Leg => ({
  kind: 'stock',
  symbol: 'X',
  position,
  premium: fromDollars(price),
  quantity,
  multiplier: 1,
});

const figures = (legs: readonly Leg[]) => {
  const line = profitLine(legs);
  const { maxProfit, maxLoss } = profitBounds(line);
  const inDollars = (bound: number | 'unlimited') =>
    bound === 'unlimited' ? bound : bound / 10_000;
  return {
    risk: inDollars(maxLoss),
    profit: inDollars(maxProfit),
    breakevens: breakevens(line).map(priceInDollars),
  };
};

const [K, p, n] = [100, 3.45, 2];
const [K1, K2, d, c] = [95, 105, 4.2, 4.2];
const w = K2 - K1;

describe('known formulas are special cases of the one engine', () => {
  it.each([
    ['long call', [option('long', 'call', K, p, n)], p * 100 * n, 'unlimited', K + p],
    ['long put', [option('long', 'put', K, p, n)], p * 100 * n, (K - p) * 100 * n, K - p],
    ['short call', [option('short', 'call', K, p, n)], 'unlimited', p * 100 * n, K + p],
    ['short put', [option('short', 'put', K, p, n)], (K - p) * 100 * n, p * 100 * n, K - p],
  ] as const)(
    'AN-04 %s: risk, profit and breakeven by the formula of a single option',
    (_name, legs, risk, profit, breakeven) =>
      expect(figures(legs)).toEqual({ risk, profit, breakevens: [breakeven] }),
  );

  const debit = { risk: d * 100 * n, profit: (w - d) * 100 * n };
  const credit = { risk: (w - c) * 100 * n, profit: c * 100 * n };
  const vertical = (type: OptionType, bought: number, sold: number, paid: number, got: number) => [
    option('long', type, bought, paid, n),
    option('short', type, sold, got, n),
  ];
  it.each([
    ['bull call', vertical('call', K1, K2, 6.2, 2), debit, K1 + d],
    ['bear put', vertical('put', K2, K1, 6.2, 2), debit, K2 - d],
    ['bull put', vertical('put', K1, K2, 2, 6.2), credit, K2 - c],
    ['bear call', vertical('call', K2, K1, 2, 6.2), credit, K1 + c],
  ] as const)(
    'AN-05 %s: risk, profit and breakeven by the formula of a vertical spread',
    (_name, legs, { risk, profit }, breakeven) =>
      expect(figures(legs)).toEqual({ risk, profit, breakevens: [breakeven] }),
  );

  it('AN-07 the multiplier is 100 shares a contract, and an adjusted contract has its own', () => {
    expect(figures([option('long', 'call', 100, 1)]).risk).toBe(100);
    expect(figures([{ ...option('long', 'call', 100, 1), multiplier: 10 } as Leg]).risk).toBe(10);
  });
});

describe('AN-06 every other structure has its exact payoff', () => {
  it('covered call: the stock bought at 50 with the 55 call sold at 1.20', () =>
    expect(figures([stock('long', 50, 100), option('short', 'call', 55, 1.2)])).toEqual({
      risk: 4880,
      profit: 620,
      breakevens: [48.8],
    }));

  it('naked short straddle: no bound above, but a share cannot fall below zero', () =>
    expect(figures([option('short', 'call', 50, 3), option('short', 'put', 50, 2)])).toEqual({
      risk: 'unlimited',
      profit: 500,
      breakevens: [45, 55],
    }));

  it('naked short put: the loss ends where the share is worth nothing', () =>
    expect(profitBounds(profitLine([option('short', 'put', 50, 2)])).maxLossAt).toEqual([
      { from: { numerator: 0, denominator: 1 }, to: { numerator: 0, denominator: 1 } },
    ]));

  it('call ratio 1 × 2: gains between, loses without bound above', () =>
    expect(figures([option('long', 'call', 100, 6), option('short', 'call', 110, 2.5, 2)])).toEqual(
      { risk: 'unlimited', profit: 900, breakevens: [101, 119] },
    ));

  it('a breakeven need not be a price that a screen can print: thirds stay exact', () => {
    const legs = [option('long', 'call', 100, 0, 3), option('long', 'put', 50, 1, 1)];
    expect(breakevens(profitLine(legs))).toEqual([
      { numerator: 490_000, denominator: 1 },
      { numerator: 3_010_000, denominator: 3 },
    ]);
  });

  it('box: the same at every price, so no breakeven and no bound to look for', () => {
    const box = [
      option('long', 'call', 95, 7),
      option('short', 'call', 105, 2),
      option('long', 'put', 105, 6),
      option('short', 'put', 95, 1.5),
    ];
    const { maxProfit, maxProfitAt, maxLoss } = profitBounds(profitLine(box));
    expect([maxProfit, maxLoss]).toEqual([500_000, -500_000]);
    expect(maxProfitAt.map(intervalInDollars)).toEqual([{ from: 0, to: 'unlimited' }]);
    expect(figures(box).breakevens).toEqual([]);
  });

  it('nothing at all is zero everywhere', () =>
    expect(zeroIntervals(profitLine([])).map(intervalInDollars)).toEqual([
      { from: 0, to: 'unlimited' },
    ]));
});

describe('zero is zero', () => {
  /** Premiums whose sum is no double: 0.1 + 0.2 − 0.3. The wings pay for the body exactly. */
  const condor = [
    option('long', 'put', 90, 0.1),
    option('short', 'put', 95, 0.3),
    option('short', 'call', 105, 0.3),
    option('long', 'call', 110, 0.5),
  ];
  const line = profitLine(condor);

  it('a condor without credit gains nowhere: its body is a zero interval, not a profit', () => {
    expect(zeroIntervals(line).map(intervalInDollars)).toEqual([{ from: 95, to: 105 }]);
    expect(profitIntervals(line)).toEqual([]);
    expect(breakevens(line)).toEqual([]);
  });

  it('a free condor gains between its wings and nothing on them', () => {
    const free = profitLine([
      option('long', 'call', 90, 10.1),
      option('short', 'call', 95, 6.9),
      option('short', 'call', 105, 3.3),
      option('long', 'call', 110, 0.1),
    ]);
    expect(profitIntervals(free).map(intervalInDollars)).toEqual([{ from: 90, to: 110 }]);
    expect(zeroIntervals(free).map(intervalInDollars)).toEqual([
      { from: 0, to: 90 },
      { from: 110, to: 'unlimited' },
    ]);
  });
});

describe('plateaus', () => {
  it('iron condor: the maximum between the short strikes, the loss on both wings', () => {
    const bounds = profitBounds(
      profitLine([
        option('long', 'put', 90, 1),
        option('short', 'put', 95, 2),
        option('short', 'call', 105, 2),
        option('long', 'call', 110, 1),
      ]),
    );
    expect(bounds.maxProfitAt.map(intervalInDollars)).toEqual([{ from: 95, to: 105 }]);
    expect(bounds.maxLossAt.map(intervalInDollars)).toEqual([
      { from: 0, to: 90 },
      { from: 110, to: 'unlimited' },
    ]);
  });
});
