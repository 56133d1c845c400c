import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, toDollars } from '../../shared/index.ts';
import type { Leg, OptionLeg, OptionType, Position, StockLeg } from '../contracts/index.ts';
import { maxLossHeld } from './index.ts';

const EXPIRIES = ['2027-01-15', '2027-02-19', '2027-03-19'] as const;

const option = (
  expiry: number,
  quantity: number,
  type: OptionType,
  strike: number,
  premium: number,
): OptionLeg => ({
  kind: 'option',
  symbol: 'SPY270115P00100000',
  position: quantity > 0 ? 'long' : 'short',
  quantity: Math.abs(quantity),
  type,
  strike: fromDollars(strike),
  expiry: EXPIRIES[expiry]!,
  premium: fromDollars(premium),
  multiplier: 100,
  iv: null,
  delta: null,
});

const stock = (position: Position, quantity: number, premium: number): StockLeg => ({
  kind: 'stock',
  symbol: 'SPY',
  multiplier: 1,
  position,
  quantity,
  premium: fromDollars(premium),
});

const lossOf = (...legs: readonly Leg[]) => {
  const { maxLoss } = maxLossHeld(legs);
  return maxLoss === 'unlimited' ? maxLoss : toDollars(maxLoss);
};

describe('the maximum loss of legs that are held until they expire, by hand', () => {
  it.each<[string, number | 'unlimited', readonly Leg[]]>([
    [
      'a bought call calendar: its cost',
      300,
      [option(0, -1, 'call', 100, 4), option(1, 1, 'call', 100, 7)],
    ],
    [
      'a bought put calendar: its cost',
      300,
      [option(0, -1, 'put', 100, 4), option(1, 1, 'put', 100, 7)],
    ],
    [
      'a diagonal whose later strike is worse by 10: its cost and 1000',
      1200,
      [option(0, -1, 'call', 100, 4), option(1, 1, 'call', 110, 6)],
    ],
    [
      'a sold call calendar: the later call is left alone',
      'unlimited',
      [option(0, 1, 'call', 300, 10), option(1, -1, 'call', 300, 18)],
    ],
    [
      'a sold put calendar: the whole strike less the credit of 3',
      9700,
      [option(0, 1, 'put', 100, 4), option(1, -1, 'put', 100, 7)],
    ],
    // The call spread loses 5 at 315, then the put outlives its cover and the stock falls to nothing: 500 + 27,500 − 300.
    [
      'a condor whose sold put was rolled past its cover',
      27_700,
      [
        option(0, 1, 'put', 270, 1),
        option(0, -1, 'call', 310, 2),
        option(0, 1, 'call', 315, 1),
        option(1, -1, 'put', 275, 3),
      ],
    ],
    // 1,000 lost below 90 at the first expiry, and 1,000 above 120 at the second.
    [
      'a put spread and a later call spread: both widths',
      1700,
      [
        option(0, -1, 'put', 100, 3),
        option(0, 1, 'put', 90, 1),
        option(1, -1, 'call', 110, 2),
        option(1, 1, 'call', 120, 1),
      ],
    ],
    [
      'a front ratio that one later call and one front call cover',
      1400,
      [option(0, -2, 'call', 100, 2), option(0, 1, 'call', 110, 1), option(1, 1, 'call', 100, 7)],
    ],
    [
      'a covered call that outlives the bought put: the price of the stock less the credit',
      9900,
      [stock('long', 100, 100), option(0, 1, 'put', 95, 1), option(1, -1, 'call', 110, 2)],
    ],
    [
      'stock with a later bought put and a front call',
      1000,
      [stock('long', 100, 100), option(0, -1, 'call', 110, 2), option(1, 1, 'put', 92, 4)],
    ],
    [
      'two bought calls: what they cost',
      1100,
      [option(0, 1, 'call', 100, 4), option(1, 1, 'call', 105, 7)],
    ],
  ])('%s', (_name, loss, legs) => expect(lossOf(...legs)).toBe(loss));
});

/** Profit of the option legs of an expiry at a price, in dollars. */
const settled = (legs: readonly Leg[], expiry: number, price: number): number =>
  legs.reduce((sum, leg) => {
    if (leg.kind !== 'option' || leg.expiry !== EXPIRIES[expiry]) return sum;
    const away =
      leg.type === 'call' ? price - toDollars(leg.strike) : toDollars(leg.strike) - price;
    const side = leg.position === 'long' ? 100 : -100;
    return sum + side * leg.quantity * (Math.max(0, away) - toDollars(leg.premium));
  }, 0);

const assigned = (legs: readonly Leg[], expiry: number, price: number) => {
  const count = (type: OptionType) =>
    legs.reduce((sum, leg) => {
      if (leg.kind !== 'option' || leg.position !== 'short' || leg.type !== type) return sum;
      const isIn = type === 'call' ? price > toDollars(leg.strike) : price < toDollars(leg.strike);
      return leg.expiry === EXPIRIES[expiry] && isIn ? sum + leg.quantity : sum;
    }, 0);
  return { calls: count('call'), puts: count('put') };
};

const GRID = [...Array.from({ length: 61 }, (_, i) => 2.5 * i), 200, 1_000];

/** The worst outcome of three expiries over the grid, where the holder keeps the best number of assigned shares. */
function worstOnGrid(legs: readonly Leg[], expiry: number, shares: number, cash: number): number {
  if (expiry === EXPIRIES.length) return cash;
  const isLast = legs.every((leg) => leg.kind !== 'option' || leg.expiry <= EXPIRIES[expiry]!);
  let worst = Infinity;
  for (const price of GRID) {
    const now = cash + settled(legs, expiry, price);
    if (isLast) {
      worst = Math.min(worst, now + shares * price);
      continue;
    }
    const { calls, puts } = assigned(legs, expiry, price);
    let best = -Infinity;
    for (let retained = -calls; retained <= puts; retained += 1) {
      const after = worstOnGrid(
        legs,
        expiry + 1,
        shares + 100 * retained,
        now - 100 * retained * price,
      );
      best = Math.max(best, after);
    }
    worst = Math.min(worst, best);
  }
  return worst;
}

const anyOption = (expiries: number) =>
  fc
    .record({
      expiry: fc.integer({ min: 0, max: expiries - 1 }),
      quantity: fc.constantFrom(-2, -1, 1, 2),
      type: fc.constantFrom<OptionType>('call', 'put'),
      strike: fc.constantFrom(80, 90, 100, 110, 120),
      premium: fc.constantFrom(1, 2.5, 6),
    })
    .map((leg) => option(leg.expiry, leg.quantity, leg.type, leg.strike, leg.premium));

const anyStock = fc.option(
  fc
    .record({
      position: fc.constantFrom<Position>('long', 'short'),
      quantity: fc.constantFrom(100, 200),
    })
    .map(({ position, quantity }) => stock(position, quantity, 100)),
  { nil: null },
);

describe('no outcome loses more than the maximum loss', () => {
  it.each([
    [2, 2, 5, 3_000],
    [3, 3, 4, 60],
  ])('%i expiries', (expiries, least, most, numRuns) => {
    const anyLegs = fc.tuple(
      fc.array(anyOption(expiries), { minLength: least, maxLength: most }),
      anyStock,
    );
    fc.assert(
      fc.property(anyLegs, ([options, shares]) => {
        const legs = shares ? [...options, shares] : options;
        const loss = lossOf(...legs);
        const held = shares ? (shares.position === 'long' ? 1 : -1) * shares.quantity : 0;
        const worst = worstOnGrid(legs, 0, held, -100 * held);
        if (loss === 'unlimited') expect(worst).toBeLessThan(-50_000);
        else expect(-worst).toBeLessThanOrEqual(loss);
      }),
      { numRuns },
    );
  });
});
