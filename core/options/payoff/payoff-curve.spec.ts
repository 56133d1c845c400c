import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '../../shared/index.ts';
import type { Leg } from '../contracts/index.ts';
import { expiryCurve, payoffCurve, profitLine } from './index.ts';

const call: Leg = {
  kind: 'option',
  symbol: 'X',
  type: 'call',
  position: 'long',
  strike: moneyOf(1_000_000),
  expiry: '2026-05-15',
  premium: moneyOf(54_900),
  quantity: 1,
  multiplier: 100,
  iv: null,
  delta: null,
};

describe('the chart of a position', () => {
  const spot = 3_429_700;
  const curve = payoffCurve([call], moneyOf(spot));

  it('PO-07 has 41 points, one percent of the spot apart', () => {
    expect(curve).toHaveLength(41);
    curve.forEach(({ price }, i) => expect(price).toBe((spot * (80 + i)) / 1e6));
  });

  it('PO-08 first x = 0.80 S, 21st x = S, last x = 1.20 S', () =>
    expect([curve[0]?.price, curve[20]?.price, curve[40]?.price]).toEqual([
      274.376, 342.97, 411.564,
    ]));

  it('profit is in dollars of the whole strategy, rounded once', () => {
    expect(payoffCurve([call], moneyOf(1_000_000))[20]).toEqual({ price: 100, profit: -549 });
    expect(payoffCurve([call], moneyOf(1_000_100))[30]?.profit).toBe(452.1);
  });
});

describe('a curve of any density', () => {
  const curve = expiryCurve(profitLine([call]), 90, 120, 4);

  it('holds its ends, every strike and every breakeven', () =>
    expect(curve).toEqual([
      { price: 90, profit: -549 },
      { price: 100, profit: -549 },
      { price: 105.49, profit: 0 },
      { price: 110, profit: 451 },
      { price: 120, profit: 1451 },
    ]));

  it('one point or none asked for still gives both ends', () =>
    expect(expiryCurve(profitLine([call]), 90, 95, 1).map(({ price }) => price)).toEqual([90, 95]));

  it('where legs cancel, profit is exactly nothing between whole prices too', () => {
    const leg = (over: Partial<Leg>) => ({ ...call, ...over }) as Leg;
    const legs = [
      leg({ strike: moneyOf(550_000), premium: moneyOf(250_000), quantity: 4 }),
      leg({
        type: 'put',
        position: 'short',
        strike: moneyOf(1_000_000),
        premium: moneyOf(50_000),
        quantity: 5,
      }),
      leg({ type: 'put', strike: moneyOf(1_550_000), premium: moneyOf(400_000), quantity: 5 }),
    ];
    const wing = expiryCurve(profitLine(legs), 0, 900, 100).filter(({ price }) => price <= 55);
    expect(wing.map(({ profit }) => profit)).toEqual(wing.map(() => 0));
  });
});
