import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newYorkInstant } from '../../calendar/index.ts';
import { addDays } from '../../shared/index.ts';
import { dividendsUntil, yearsToExpiry, type Dividend } from '../contracts/index.ts';
import { forwardPrice, spotOfForward } from './forward-price.ts';

const TODAY = '2026-11-20';
const NOW = newYorkInstant(TODAY, 16);
const EXPIRY = '2027-11-19';
const years = yearsToExpiry(NOW, EXPIRY);

describe('forward of a share with dividends', () => {
  it('without dividends it is S·e^(rT)', () => {
    expect(forwardPrice(50, NOW, years, 0.05, [])).toBeCloseTo(50 * Math.exp(0.05 * years), 12);
  });

  it('Hull, Options, Futures and Other Derivatives, example 5.2: S 50, r 8 %, dividends 0.75 after 3, 6 and 9 months, 10 months: 51.14', () => {
    const dividends: Dividend[] = ['2027-02-19', '2027-05-20', '2027-08-20'].map((exDate) => ({
      exDate: exDate as Dividend['exDate'],
      amount: 0.75,
    }));
    const tenMonths = yearsToExpiry(NOW, '2027-09-20');
    expect(forwardPrice(50, NOW, tenMonths, 0.08, dividends)).toBeCloseTo(51.14, 1);
  });

  it('a proportion takes that part of the price, whatever the rate', () => {
    const half: Dividend = { exDate: '2027-03-01', proportion: 0.5 };
    expect(forwardPrice(50, NOW, years, 0.05, [half])).toBeCloseTo(25 * Math.exp(0.05 * years), 12);
  });

  it('the spot of a forward is the spot that it came from', () => {
    const dividend = fc
      .record({
        days: fc.integer({ min: 1, max: 363 }),
        size: fc.double({ min: 0.001, max: 0.05, noNaN: true }),
        cash: fc.boolean(),
      })
      .map(({ days, size, cash }): Dividend => {
        const exDate = addDays(TODAY, days);
        return cash ? { exDate, amount: size * 100 } : { exDate, proportion: size };
      });
    fc.assert(
      fc.property(
        fc.array(dividend, { maxLength: 8 }),
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.double({ min: -0.05, max: 0.15, noNaN: true }),
        (dividends, spot, rate) => {
          const due = dividendsUntil(dividends, NOW, EXPIRY);
          const forward = forwardPrice(spot, NOW, years, rate, due);
          expect(spotOfForward(forward, NOW, years, rate, due)).toBeCloseTo(spot, 9);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('dividends until an expiry', () => {
  const dividends: Dividend[] = [
    { exDate: '2026-12-18', amount: 1 },
    { exDate: '2026-11-20', amount: 2 },
    { exDate: '2026-11-23', amount: 3 },
    { exDate: '2026-12-21', amount: 4 },
  ];
  it.each([
    [
      'before the open of the ex-date it is yet to come',
      newYorkInstant('2026-11-20', 9, 29),
      [2, 3, 1],
    ],
    ['from the open on it has been paid', newYorkInstant('2026-11-20', 9, 30), [3, 1]],
    ['the expiry date counts, the day after does not', newYorkInstant('2026-11-23', 16), [1]],
  ])('%s', (_case, at, amounts) => {
    const due = dividendsUntil(dividends, at, '2026-12-18');
    expect(due.map((each) => ('amount' in each ? each.amount : 0))).toEqual(amounts);
  });
});
