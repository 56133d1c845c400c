import { describe, expect, it } from '@jest/globals';
import {
  addMoney,
  fromDollars,
  isMoneyAmount,
  lossRoundedUp,
  maxMoney,
  minMoney,
  moneyOf,
  multiplyMoney,
  negateMoney,
  roundedMoney,
  subtractMoney,
  sumMoney,
  toDollars,
  ZERO_MONEY,
  type Dollars,
  type Money,
} from './money.ts';

const [three, five] = [fromDollars(3), fromDollars(5)];

describe('arithmetic of money', () => {
  it('is exact where binary fractions of dollars are not', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toDollars(addMoney(fromDollars(0.1), fromDollars(0.2)))).toBe(0.3);
  });

  it.each([
    ['sum', addMoney(three, five, three), 11],
    ['sum of a list', sumMoney([three, five]), 8],
    ['sum of nothing', sumMoney([]), 0],
    ['difference', subtractMoney(three, five), -2],
    ['product with a quantity', multiplyMoney(three, -100), -300],
    ['opposite', negateMoney(three), -3],
    ['smallest', minMoney(five, three), 3],
    ['largest', maxMoney(five, three), 5],
  ])('%s', (_name, amount, dollars) => expect(amount).toBe(fromDollars(dollars)));

  it('the opposite of zero has no sign', () => expect(negateMoney(ZERO_MONEY)).toBe(0));
});

describe('money is a whole number of 1e-4 dollar', () => {
  it.each([0.5, 12_000_000.000000037, Number.NaN, Infinity, -Infinity])('%d is none', (units) =>
    expect(() => moneyOf(units)).toThrow(RangeError),
  );

  it('a half is rounded up by name, and so is a loss but for rounding of doubles', () => {
    expect([roundedMoney(2.5), roundedMoney(-2.5), roundedMoney(2.4)]).toEqual([3, -2, 2]);
    expect([12_000_000.000000037, 7.2, -0.0001, -7.2].map(lossRoundedUp)).toEqual([
      12_000_000, 8, 0, -7,
    ]);
  });

  it('a product that is none is refused', () =>
    expect(() => multiplyMoney(three, 0.33333)).toThrow(RangeError));
});

describe('the types of money and dollars', () => {
  it('each is refused where the other is expected, and a plain number is no money', () => {
    const dollars: Dollars = 1.5;
    // @ts-expect-error Money is not Dollars
    expect(isMoneyAmount(three)).toBe(true);
    // @ts-expect-error Dollars are not Money
    expect(toDollars(dollars)).toBe(0.000_15);
    // @ts-expect-error a number is not Money
    const price: Money = 15_000;
    // @ts-expect-error the sum of two amounts as plain numbers is not Money
    const total: Money = three + five;
    expect([price, total]).toEqual([moneyOf(15_000), moneyOf(80_000)]);
  });
});
