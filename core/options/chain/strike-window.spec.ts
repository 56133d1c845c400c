import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moneyOf } from '../../shared/index.ts';
import {
  atTheMoney,
  nearWindow,
  stepSize,
  strikesBelow,
  widenHigher,
  widenLower,
} from './strike-window.ts';

const strikes = Array.from({ length: 40 }, (_, i) => moneyOf((100 + 5 * i) * 10_000));
const shown = (price: number) => {
  const { from, to } = nearWindow(strikes, moneyOf(price * 10_000));
  return strikes.slice(from, to).map((strike) => strike / 10_000);
};

describe('strike window', () => {
  it('7 greatest strikes below the price, 8 least at or above it', () => {
    expect(shown(202)).toEqual([
      170, 175, 180, 185, 190, 195, 200, 205, 210, 215, 220, 225, 230, 235, 240,
    ]);
  });

  it('a strike at the price counts as above', () => {
    expect(shown(200)[7]).toBe(200);
    expect(shown(200)).toHaveLength(15);
  });

  it('fewer at the ends of the chain', () => {
    expect(shown(50)).toEqual([100, 105, 110, 115, 120, 125, 130, 135]);
    expect(shown(900)).toHaveLength(7);
    expect(nearWindow([], moneyOf(1))).toEqual({ from: 0, to: 0 });
  });

  it('widens by ten strikes on a side and stops at the ends', () => {
    const near = nearWindow(strikes, moneyOf(2_000_000));
    expect(near).toEqual({ from: 13, to: 28 });
    expect(widenLower(near)).toEqual({ from: 3, to: 28 });
    expect(widenLower(widenLower(near))).toEqual({ from: 0, to: 28 });
    expect(widenHigher(near, strikes)).toEqual({ from: 13, to: 38 });
    expect(widenHigher(widenHigher(near, strikes), strikes)).toEqual({ from: 13, to: 40 });
  });

  it('every strike below the border is below the price, every other is not', () => {
    const sorted = fc
      .uniqueArray(fc.integer({ min: 1, max: 500 }))
      .map((a) => a.sort((x, y) => x - y));
    fc.assert(
      fc.property(sorted, fc.integer({ min: 0, max: 600 }), (list, price) => {
        expect(strikesBelow(list.map(moneyOf), moneyOf(price))).toBe(
          list.filter((strike) => strike < price).length,
        );
      }),
    );
  });
});

describe('at the money', () => {
  it.each([
    [202, 200],
    [203, 205],
    [202.5, 200],
    [1, 100],
    [999, 295],
  ])('nearest to %d is %d', (price, strike) => {
    expect(atTheMoney(strikes, moneyOf(price * 10_000))).toBe(strike * 10_000);
  });

  it('none without strikes', () => expect(atTheMoney([], moneyOf(1))).toBeNull());
});

describe('step size', () => {
  it('the commonest distance near the price, whatever the wings are', () => {
    const listed = [
      100, 150, 200, 240, 245, 250, 252.5, 255, 257.5, 260, 262.5, 265, 270, 300, 400,
    ];
    expect(stepSize(listed.map((k) => k * 10_000).map(moneyOf), moneyOf(2_560_000))).toBe(25_000);
  });

  it('none with a single strike', () => {
    expect(stepSize([moneyOf(1)], moneyOf(1))).toBeNull();
    expect(stepSize([], moneyOf(1))).toBeNull();
  });
});
