import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf, type Money } from '../../shared/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import {
  legMid,
  legsAtOrderPrice,
  orderPrice,
  steppedOrderPrice,
  type QuotedLeg,
} from './order-price.ts';

const option = (position: 'long' | 'short', quantity = 1): OptionLeg => ({
  kind: 'option',
  symbol: 'X  270115C00100000',
  type: 'call',
  position,
  strike: fromDollars(100),
  expiry: '2027-01-15',
  premium: fromDollars(1),
  quantity,
  multiplier: 100,
  iv: 0.3,
  delta: 0.5,
});
/** A leg between a bid and an ask in dollars, priced at the natural side. */
const quoted = (position: 'long' | 'short', bid: number, ask: number, quantity = 1): QuotedLeg => ({
  leg: { ...option(position, quantity), premium: fromDollars(position === 'long' ? ask : bid) },
  bid: fromDollars(bid),
  ask: fromDollars(ask),
});
const dollars = (legs: readonly Leg[] | null) => legs?.map(({ premium }) => premium / 10_000);

/** The iron condor 1.80/1.86, 3.25/3.35, 2.31/2.37, 0.81/0.87: natural 2.83 credit, mid 3.01 credit. */
const CONDOR = [
  quoted('long', 1.8, 1.86),
  quoted('short', 3.25, 3.35),
  quoted('short', 2.31, 2.37),
  quoted('long', 0.81, 0.87),
];

describe('the price of an order', () => {
  it('a credit is negative, a debit positive, per share of one unit', () => {
    // 1.86 − 3.25 − 2.31 + 0.87 = −2.83, for one condor and for ten.
    expect(orderPrice(CONDOR.map(({ leg }) => leg))).toBe(-28_300);
    const ten = CONDOR.map(({ leg }) => ({ ...leg, quantity: 10 }));
    expect(orderPrice(ten)).toBe(-28_300);
    expect(orderPrice([])).toBeNull();
  });

  it('at the natural price and at the mid every leg stands at its own', () => {
    expect(dollars(legsAtOrderPrice(CONDOR, moneyOf(-28_300)))).toEqual([1.86, 3.25, 2.31, 0.87]);
    // Mids 1.83, 3.30, 2.34, 0.84: 1.83 − 3.30 − 2.34 + 0.84 = −2.97.
    expect(dollars(legsAtOrderPrice(CONDOR, moneyOf(-29_700)))).toEqual([1.83, 3.3, 2.34, 0.84]);
  });

  it('halfway between both every leg moves by half of its own way', () => {
    const legs = [quoted('long', 5, 5.4), quoted('short', 2, 2.2)];
    // Natural 5.40 − 2.00 = 3.40, mid 5.20 − 2.10 = 3.10; halfway 3.25: 5.30 and 2.05.
    expect(dollars(legsAtOrderPrice(legs, moneyOf(32_500)))).toEqual([5.3, 2.05]);
  });

  it('what rounding leaves goes to the leg with the fewest contracts', () => {
    const ratio = [quoted('long', 5, 5.1), quoted('short', 2, 2.1, 2)];
    const priced = dollars(legsAtOrderPrice(ratio, moneyOf(9_000)))!;
    expect(priced[0]! - 2 * priced[1]!).toBeCloseTo(0.9, 12);
  });

  it('a leg has the mid that its chain gives its quote, none where that has a flaw, else that of its two sides', () => {
    const [bid, ask] = [fromDollars(4), fromDollars(4.2)];
    expect(legMid({ bid, ask, mid: null })).toBeNull();
    expect(legMid({ bid, ask })).toBe(fromDollars(4.1));
    expect(legMid({ bid: fromDollars(0.05), ask: fromDollars(10) })).toBeNull();
    // A stub keeps its own price, and the other leg carries the price of the order: 10 − 3.95 = 6.05.
    const stub = quoted('long', 0.05, 10);
    expect(dollars(legsAtOrderPrice([stub, quoted('short', 3.9, 4)], moneyOf(60_500)))).toEqual([
      10, 3.95,
    ]);
  });

  it('a share has no spread: the options carry the price of a buy-write', () => {
    const shares: QuotedLeg = {
      leg: {
        kind: 'stock',
        symbol: 'X',
        position: 'long',
        premium: fromDollars(300),
        quantity: 100,
        multiplier: 1,
      },
      bid: fromDollars(300),
      ask: fromDollars(300),
    };
    expect(
      dollars(legsAtOrderPrice([shares, quoted('short', 3.9, 4)], moneyOf(2_960_400))),
    ).toEqual([300, 3.96]);
  });

  it('legs that are all bought bring no credit', () => {
    expect(
      legsAtOrderPrice([quoted('long', 1, 1.1), quoted('long', 2, 2.1)], moneyOf(-100)),
    ).toBeNull();
  });

  it('prices add up to the order exactly, in cents where it is in cents, and none is negative', () => {
    const leg = fc
      .record({
        position: fc.constantFrom('long' as const, 'short' as const),
        bid: fc.integer({ min: 0, max: 20_000 }),
        spread: fc.integer({ min: 0, max: 500 }),
        quantity: fc.integer({ min: 1, max: 9 }),
      })
      .map(({ position, bid, spread, quantity }) =>
        quoted(position, bid / 100, (bid + spread) / 100, quantity),
      );
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: -30_000, max: 30_000 }),
        (legs, cents) => {
          const price = moneyOf(cents * 100);
          const priced = legsAtOrderPrice(legs, price);
          const bought = legs.some((each) => each.leg.position === 'long');
          const sold = legs.some((each) => each.leg.position === 'short');
          if (!priced) return Math.abs(cents) < 100 || (cents > 0 ? !bought : !sold);
          const isWhole = priced.every(({ premium }) => premium >= 0 && premium % 100 === 0);
          return isWhole && orderPrice(priced) === price;
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('a step goes to the next cent in its direction', () => {
    const from = (price: number, by: number): Money => steppedOrderPrice(moneyOf(price), by);
    expect([from(30_500, 1), from(30_500, -1), from(30_550, 1), from(30_550, -1)]).toEqual([
      30_600, 30_400, 30_600, 30_500,
    ]);
    expect(from(-50, 1)).toBe(0);
  });
});
