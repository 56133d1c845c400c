import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf, ZERO_MONEY } from '../../shared/index.ts';
import { contractTermsOf, EXERCISE_STYLES, OPTION_TYPES } from '../contracts/index.ts';
import { optionDate, optionDatePrice } from '../pricing/index.ts';
import type { ExpiryTerms } from './expiry-terms.ts';
import { priceFlaw } from './quote-price.ts';
import { quoteValues } from './quote-values.ts';
import { volatilityAtForward } from './volatility-at-forward.ts';

const terms: ExpiryTerms = {
  expiry: '2026-12-18',
  years: 0.5,
  forward: 101,
  rate: 0.02,
  dividendYield: 0.02 - Math.log(1.01) / 0.5,
  source: 'given',
};
const SPOT = 1_000_000;
const call = (bid: number | null, ask: number | null, strike = 90) => ({
  type: 'call' as const,
  strike: fromDollars(strike),
  bid: bid === null ? null : fromDollars(bid),
  ask: ask === null ? null : fromDollars(ask),
});

describe('values of a quote', () => {
  it.each([
    ['bid above ask', 12, 11, 'crossed'],
    ['no bid', 0, 11, 'zeroBid'],
    ['nothing at all', 0, 0, 'zeroBid'],
    ['no ask', 11, 0, 'zeroAsk'],
    // D·(F − K) = e^(−0.01)·11 = 10.89
    ['a mid below the certain gain', 10.8, 10.9, 'belowIntrinsic'],
    // D·F = e^(−0.01)·101 = 99.995
    ['a mid above the stock', 99, 102, 'aboveMaximum'],
  ])('%s is marked and has no volatility', (_case, bid, ask, flaw) => {
    expect(quoteValues(call(bid, ask), moneyOf(SPOT), terms)).toEqual({
      iv: null,
      delta: null,
      flaw,
    });
  });

  it.each([
    [null, 11],
    [11, null],
    [null, null],
  ])('unknown prices (%p, %p) are neither valued nor marked', (bid, ask) => {
    expect(quoteValues(call(bid, ask), moneyOf(SPOT), terms)).toEqual({
      iv: null,
      delta: null,
      flaw: null,
    });
    expect(priceFlaw(ZERO_MONEY, null)).toBe('zeroBid');
  });

  it('no time left: no values and no mark', () => {
    expect(quoteValues(call(11, 12), moneyOf(SPOT), { ...terms, years: 0 }).iv).toBeNull();
  });

  it.each(EXERCISE_STYLES)(
    '%s: the volatility reprices the mid within 1e-10, and delta has its sign',
    (exercise) => {
      const volatility = fc.double({ min: 0.05, max: 1.5, noNaN: true });
      const strikes = fc.integer({ min: 60, max: 150 });
      fc.assert(
        fc.property(
          fc.constantFrom(...OPTION_TYPES),
          strikes,
          volatility,
          (type, strike, sigma) => {
            const market = {
              type,
              strike,
              spot: 100,
              years: 0.5,
              rate: 0.02,
              dividendYield: terms.dividendYield,
            };
            const priceOf = (volatility: number): number =>
              optionDatePrice(optionDate(type, strike, { ...market, volatility, exercise }), 100);
            const price = fromDollars(priceOf(sigma));
            if (price < 100) return;
            const quote = {
              type,
              strike: fromDollars(strike),
              bid: moneyOf(price - 50),
              ask: moneyOf(price + 50),
            };
            const contract = { ...contractTermsOf('XYZ'), exercise };
            const { iv, delta, flaw } = quoteValues(quote, moneyOf(SPOT), { ...terms, contract });
            if (flaw !== null) return;
            expect(Math.abs(priceOf(iv!) - price / 10_000)).toBeLessThanOrEqual(1e-10);
            expect(type === 'call' ? delta! : -delta!).toBeGreaterThanOrEqual(0);
          },
        ),
        { numRuns: 500 },
      );
    },
  );
});

describe('volatility at the forward', () => {
  const side = (...points: readonly (readonly [number, number | null])[]) =>
    points.map(([strike, iv]) => ({ strike: fromDollars(strike), iv }));

  it.each([
    [
      'linear between its neighbours',
      side([95, 0.3], [105, 0.2]),
      side([95, 0.3], [105, 0.2]),
      0.24,
    ],
    ['mean of call and put', side([95, 0.3], [105, 0.2]), side([95, 0.32], [105, 0.22]), 0.25],
    [
      'a strike without volatility is passed over',
      side([95, 0.3], [100, null], [105, 0.2]),
      [],
      0.24,
    ],
    ['a strike at the forward', side([95, 0.3], [101, 0.21], [105, 0.2]), [], 0.21],
    [
      'one side where the other does not enclose it',
      side([95, 0.3], [105, 0.2]),
      side([105, 0.2]),
      0.24,
    ],
    ['none where no side does', side([105, 0.2], [110, 0.2]), side([90, 0.2]), null],
    ['none without quotes', [], [], null],
  ])('%s', (_rule, calls, puts, expected) => {
    const volatility = volatilityAtForward(calls, puts, 101);
    if (expected === null) expect(volatility).toBeNull();
    else expect(volatility).toBeCloseTo(expected, 12);
  });
});
