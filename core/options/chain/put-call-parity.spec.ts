import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, ZERO_MONEY } from '../../shared/index.ts';
import { OPTION_TYPES } from '../contracts/index.ts';
import { optionPrice } from '../pricing/index.ts';
import type { RawQuote } from './parity-pairs.ts';
import { parityTerms, type ExpiryQuotes } from './put-call-parity.ts';
import { weightedMedian } from './parity-pairs.ts';

const SPOT = 200;
const DIVIDEND_YIELD = 0.01;
const STRIKES = Array.from({ length: 25 }, (_, i) => 140 + 5 * i);

/** Quotes half a tick-rounded width around the model's price. */
function quotesOf(years: number, rate: number, half = 0.05): RawQuote[] {
  const market = { spot: SPOT, years, rate, dividendYield: DIVIDEND_YIELD, volatility: 0.3 };
  return STRIKES.flatMap((strike) =>
    OPTION_TYPES.map((type) => {
      const price = optionPrice({ ...market, type, strike });
      const bid = moneyOf(Math.max(0, fromDollars(price - half)));
      return { type, strike: fromDollars(strike), bid, ask: fromDollars(price + half) };
    }),
  );
}

const expiry = (days: number, rate: number, half?: number): ExpiryQuotes => ({
  years: days / 365,
  quotes: quotesOf(days / 365, rate, half),
});
const forward = (days: number, rate: number): number =>
  SPOT * Math.exp(((rate - DIVIDEND_YIELD) * days) / 365);

/** Prices of a deep call that were never taken down after a fall of the stock by 8 dollars. */
const stale = (quotes: readonly RawQuote[]): RawQuote[] =>
  quotes.map((quote) =>
    quote.type === 'call' && quote.strike <= fromDollars(180)
      ? { ...quote, bid: moneyOf(quote.bid! + 80_000), ask: moneyOf(quote.ask! + 80_000) }
      : quote,
  );

describe('put–call parity', () => {
  it('gives back the rate and the forward of model prices', () => {
    const [terms] = parityTerms([expiry(180, 0.04)]);
    expect(terms!.rate).toBeCloseTo(0.04, 3);
    expect(terms!.forward).toBeCloseTo(forward(180, 0.04), 2);
  });

  it('with a given spot and dividends the level gives back the rate, whatever tilts the slope', () => {
    const { years, quotes } = expiry(180, 0.04);
    // A put that costs more, the further it is in the money: an early-exercise premium that is left in.
    const tilted = quotes.map((quote) => {
      const more = quote.type === 'put' ? Math.max(0, quote.strike - fromDollars(SPOT)) / 100 : 0;
      return {
        ...quote,
        bid: moneyOf(Math.round(quote.bid! + more)),
        ask: moneyOf(Math.round(quote.ask! + more)),
      };
    });
    const stock = SPOT * Math.exp(-DIVIDEND_YIELD * years);
    const [level] = parityTerms([{ years, quotes: tilted, stock }]);
    const [slope] = parityTerms([{ years, quotes: tilted }]);
    expect(Math.abs(level!.rate - 0.04)).toBeLessThan(0.0015);
    expect(Math.abs(slope!.rate - 0.04)).toBeGreaterThan(0.005);
  });

  it('a third of the pairs stale: the forward still lies within the spread', () => {
    const { years, quotes } = expiry(180, 0.04);
    const [terms] = parityTerms([{ years, quotes: stale(quotes) }]);
    expect(Math.abs(terms!.rate - 0.04)).toBeLessThan(0.01);
    expect(Math.abs(terms!.forward! - forward(180, 0.04))).toBeLessThan(0.5);
  });

  it('a few days cannot tell a rate: they take that of the long expiries', () => {
    const noisy = expiry(4, 0.04, 0.1);
    const shifted = noisy.quotes.map((quote, i) => ({
      ...quote,
      ask: moneyOf(quote.ask! + (i % 5) * 300),
    }));
    const [front] = parityTerms([
      { years: noisy.years, quotes: shifted },
      expiry(365, 0.04),
      expiry(730, 0.04),
    ]);
    expect(front!.rate).toBeCloseTo(0.04, 3);
  });

  it('a given rate is taken as it is', () => {
    const [terms] = parityTerms([expiry(180, 0.04)], 0.07);
    expect(terms!.rate).toBe(0.07);
  });

  it('crossed pairs, zero bids and strikes of one side tell nothing', () => {
    const nothing: RawQuote[] = [
      { type: 'call', strike: moneyOf(2_000_000), bid: moneyOf(50_000), ask: moneyOf(40_000) },
      { type: 'put', strike: moneyOf(2_000_000), bid: moneyOf(50_000), ask: moneyOf(60_000) },
      { type: 'call', strike: moneyOf(2_100_000), bid: ZERO_MONEY, ask: moneyOf(10_000) },
      { type: 'put', strike: moneyOf(2_100_000), bid: moneyOf(90_000), ask: moneyOf(99_000) },
      { type: 'call', strike: moneyOf(1_900_000), bid: moneyOf(110_000), ask: moneyOf(111_000) },
      { type: 'put', strike: moneyOf(1_800_000), bid: null, ask: moneyOf(10_000) },
    ];
    expect(parityTerms([{ years: 0.1, quotes: nothing }])).toEqual([{ rate: 0, forward: null }]);
    expect(parityTerms([])).toEqual([]);
  });
});

describe('weighted median', () => {
  it.each([
    ['the middle one', [1, 2, 900], [1, 1, 1], 2],
    ['the heavy one', [1, 2, 900], [1, 1, 5], 900],
    ['the only one', [7], [1], 7],
  ])('%s', (_case, values, weights, median) => {
    expect(weightedMedian(values.map((value, i) => ({ value, weight: weights[i]! })))).toBe(median);
  });

  it('none of nothing', () => expect(weightedMedian([])).toBeNaN());
});
