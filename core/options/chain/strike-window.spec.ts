import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moneyOf } from '../../shared/index.ts';
import {
  atTheMoney,
  nearWindow,
  stepSize,
  strikesAround,
  strikesBelow,
  strikesWithin,
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

describe('a number of strikes around the price', () => {
  it('half of them lie below the price and half at or above it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 20, 40),
        fc.integer({ min: 200, max: 195 + 5 * 19 }),
        (count, price) => {
          const { from, to } = strikesAround(strikes, moneyOf(price * 10_000), count);
          const around = strikes.slice(from, to).map((strike) => strike / 10_000);
          expect(around.filter((strike) => strike < price)).toHaveLength(
            Math.min(count / 2, strikes.filter((strike) => strike < price * 10_000).length),
          );
          expect(around.filter((strike) => strike >= price)).toHaveLength(
            Math.min(count / 2, strikes.filter((strike) => strike >= price * 10_000).length),
          );
        },
      ),
    );
  });
});

describe('strikes within a range', () => {
  const listed = (step: number) =>
    Array.from({ length: Math.floor(400 / step) }, (_, i) =>
      moneyOf(1_000_000 + i * step * 10_000),
    );

  it('of few all are there and ten around the price at least, of many those of one round distance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0.5, 1, 2.5, 5),
        fc.integer({ min: 1_200_000, max: 4_500_000 }),
        fc.integer({ min: 0, max: 900_000 }),
        (step, price, away) => {
          const all = listed(step);
          const [low, high] = [price - away, price + away];
          const found = strikesWithin(all, moneyOf(price), { low, high });
          const within = all.filter((strike) => strike >= low && strike <= high);
          const around = strikesAround(all, moneyOf(price), 2);
          const shown = new Set(found.strikes);
          expect(all.slice(around.from, around.to).every((strike) => shown.has(strike))).toBe(true);
          expect(found.thinnedTo === null).toBe(within.length <= 32);
          if (found.thinnedTo === null) {
            expect(within.every((strike) => shown.has(strike))).toBe(true);
            expect(found.strikes.length).toBeGreaterThanOrEqual(Math.min(10, all.length));
          } else {
            const distance = found.thinnedTo;
            expect(found.strikes.length).toBeLessThanOrEqual(34);
            const round = found.strikes.filter((strike) => strike % distance === 0);
            expect(found.strikes.length - round.length).toBeLessThanOrEqual(2);
            // Neighbours are as far apart as is said.
            const between = all.slice(around.from, around.to);
            const even = round.filter(
              (strike) => strike % distance === 0 && !between.includes(strike),
            );
            expect(even.every((strike) => within.includes(strike))).toBe(true);
            round.slice(1).forEach((strike, i) => expect(strike - round[i]!).toBe(distance));
          }
        },
      ),
    );
  });

  it('a range of 67 dollars around 652.3 with a strike per dollar has one every five dollars', () => {
    const found = strikesWithin(
      listed(1).map((strike) => moneyOf(strike + 3_000_000)),
      moneyOf(6_523_000),
      {
        low: 5_853_000,
        high: 7_193_000,
      },
    );
    expect(found.thinnedTo).toBe(50_000);
    expect(found.strikes.map((strike) => strike / 10_000)).toEqual([
      590, 595, 600, 605, 610, 615, 620, 625, 630, 635, 640, 645, 650, 652, 653, 655, 660, 665, 670,
      675, 680, 685, 690, 695, 700, 705, 710, 715,
    ]);
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
