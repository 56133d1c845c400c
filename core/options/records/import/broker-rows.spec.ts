import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moneyOf, toDollars } from '../../../shared/index.ts';
import { LineFault, parseAmount, priced, quantityIn, tickerIn } from './broker-rows.ts';

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((each) => moneyOf(each * 100));

describe('lines of broker files', () => {
  it('price and commission give the amount of the line exactly, whatever its fees and its average price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.constantFrom(1, -1),
        fc.constantFrom(1, 100),
        cents(1, 10_000_000),
        cents(-5_000, 0),
        (count, side, multiplier, paid, fees) => {
          const quantity = count * side;
          const gross = moneyOf(-side * paid);
          const { price, commission } = priced(
            quantity,
            { multiplier },
            { gross, fees, price: null },
          );
          expect(price).toBeGreaterThanOrEqual(0);
          expect(commission).toBeGreaterThanOrEqual(0);
          expect(0 - quantity * multiplier * price - commission).toBe(gross + fees);
        },
      ),
    );
  });

  it('a rebate improves the price, since a commission is never negative', () => {
    const read = priced(
      100,
      { multiplier: 1 },
      { gross: moneyOf(-10_000_000), fees: moneyOf(1_000), price: '10.00' },
    );
    // 999.90 dollars for 100 shares.
    expect([toDollars(read.price), toDollars(read.commission)]).toEqual([9.999, 0]);
  });

  it.each([
    ['-1,625.99', -1625.99],
    ['$0.66', 0.66],
    ['-$12,001.98', -12001.98],
    ['(12.50)', -12.5],
    ['--', 0],
    ['', 0],
    ['-0.65485', -0.6549],
    ['.5', 0.5],
    ['-0.00', 0],
  ])('the amount %s', (text, dollars) => {
    const amount = parseAmount(text);
    expect(amount === null ? null : toDollars(amount)).toBe(dollars);
  });

  it.each(['1,62.99', '1e3', 'N/A', '12-', '$', '1.2.3'])('%s is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('quantities are whole, tickers have a dot before their class', () => {
    expect(['1,000', '-2', '1.0', '+3'].map(quantityIn)).toEqual([1_000, -2, 1, 3]);
    for (const text of ['0', '0.5', '', '1,00', '--'])
      expect(() => quantityIn(text)).toThrow(LineFault);
    expect(['BRK/B', 'BRK B', 'msft'].map(tickerIn)).toEqual(['BRK.B', 'BRK.B', 'MSFT']);
    expect(() => tickerIn('/MESM6')).toThrow(LineFault);
  });
});
