import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY } from '../../../shared/index.ts';
import { averageCost, cashOf, holdingsAfter, realised, unrealised, type Fill } from './position.ts';

/** Shares of ABC, or the cash that comes with them. */
const shares = (quantity: number, dollars: number, cause: Fill['cause'] = 'trade'): Fill => ({
  ...{ id: `${cause} of ${quantity}`, kind: 'stock', symbol: 'ABC', multiplier: 1, quantity },
  ...{ price: fromDollars(dollars), commission: ZERO_MONEY, cause, replaces: null },
});

const fill = (
  quantity: number,
  dollars: number,
  change: Partial<Pick<Fill, 'commission' | 'multiplier'>> = {},
): Fill => ({
  id: `${quantity} at ${dollars}`,
  kind: 'option',
  symbol: 'ABC261218C00100000',
  type: 'call',
  strike: fromDollars(100),
  expiry: '2026-12-18',
  multiplier: 1,
  deliverable: null,
  quantity,
  price: fromDollars(dollars),
  commission: ZERO_MONEY,
  cause: 'trade',
  replaces: null,
  iv: null,
  delta: null,
  ...change,
});
const after = (...fills: readonly Fill[]) => holdingsAfter([{ fills }]);
const dollars = (money: number) => money / 10_000;

describe('holdings', () => {
  it('buying pays and selling brings, each less its commission', () => {
    const fee = { commission: fromDollars(0.65) };
    expect(dollars(cashOf(fill(2, 1.5, { multiplier: 100, ...fee })))).toBe(-300.65);
    expect(dollars(cashOf(fill(-2, 1.5, { multiplier: 100, ...fee })))).toBe(299.35);
    expect(Object.is(cashOf(fill(100, 0)), 0)).toBe(true);
  });

  it('the average cost is of what was bought, whatever is sold in between', () => {
    const [held] = after(fill(100, 10), fill(300, 14), fill(-200, 99)).held;
    expect(held).toMatchObject({ quantity: 200, cost: fromDollars(2_600) });
    expect(held && dollars(averageCost(held))).toBe(13);
  });

  it('a third of a cent is not lost: what one share leaves, the rest carries', () => {
    const thirds = [fill(1, 1), fill(2, 1.01)];
    const sold = after(...thirds, fill(-1, 1.01));
    const [held] = sold.held;
    expect(held?.cost).toBe(20_133);
    expect(realised(sold) + unrealised(sold, fromDollars(2))).toBe(sold.cash + fromDollars(2));
    expect(realised(after(...thirds, fill(-1, 1), fill(-2, 1)))).toBe(fromDollars(-0.02));
  });

  it('a short sale has a cost below zero, and is realised when it is bought back', () => {
    const short = after(fill(-100, 20), fill(40, 15));
    expect(short.held).toMatchObject([{ quantity: -60, cost: fromDollars(-1_200) }]);
    expect(dollars(realised(short))).toBe(200);
  });

  it('crossing zero closes the old holding and opens one at the new price', () => {
    const crossed = after(fill(10, 5), fill(-15, 8));
    expect(crossed.held).toMatchObject([{ id: '-15 at 8', quantity: -5, cost: fromDollars(-40) }]);
    expect(dollars(realised(crossed))).toBe(30);
  });

  it('cash that goes with sold shares is of their sale, and leaves the cost of the others', () => {
    // A put on 12 shares and $32.28 is exercised for $875.
    const sold = after(
      shares(13, 65),
      shares(-12, 875 / 12, 'exercise'),
      shares(-1, 32.28, 'cashPayment'),
    );
    expect(sold.held).toMatchObject([{ quantity: 1, cost: fromDollars(65) }]);
    // 875 − 32.28 − 12 · 65; the price of a share is rounded to 1e-4 dollar.
    expect(dollars(realised(sold))).toBeCloseTo(62.72, 2);
  });

  it('cash that comes with bought shares lowers their cost, and is of the result where they close a short sale', () => {
    const bought = after(shares(12, 73, 'exercise'), shares(1, 32.28, 'cashPayment'));
    expect(bought.held).toMatchObject([{ quantity: 12, cost: fromDollars(876 - 32.28) }]);
    const covered = after(
      shares(-13, 65),
      shares(12, 73, 'exercise'),
      shares(1, 32.28, 'cashPayment'),
    );
    expect(covered.held).toMatchObject([{ quantity: -1, cost: fromDollars(-65) }]);
    expect(dollars(realised(covered))).toBeCloseTo(12 * 65 - 876 + 32.28, 2);
  });

  it('products beyond what a double holds are exact', () => {
    const large = after(fill(3_999_997, 99_999.9999), fill(-1, 0));
    expect(large.held[0]?.cost).toBe(3_999_996 * 999_999_999);
  });
});
