import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { smileQuotes, smileView, ssviSlice, volatilityOn } from './index.ts';

const STRIKES = Array.from({ length: 41 }, (_, i) => 150 + 2.5 * i);
const SMILE = { ...ssviSlice({ rho: -0.6, eta: 1, gamma: 0.45 }, 0.09 * 0.25), years: 0.25 };

/** A chain of model prices on a smile, bid and ask two cents apart. */
function chainWith(change: (quote: OptionQuote) => OptionQuote = (quote) => quote): OptionChain {
  const [spot, years, rate] = [200, 0.25, 0.04];
  const forward = spot * Math.exp(rate * years);
  const quote = (type: OptionType, strike: number): OptionQuote => {
    const iv = volatilityOn(SMILE, forward, strike);
    const terms = { type, spot, strike, years, volatility: iv, rate, dividendYield: 0 };
    const { price, delta } = blackScholes(terms);
    const at = Math.max(200, fromDollars(price));
    return change({
      ...{ symbol: `${type}${strike}`, type, strike: fromDollars(strike), iv, delta, flaw: null },
      ...{ bid: moneyOf(at - 100), ask: moneyOf(at + 100), volume: 10, openInterest: 100 },
    });
  };
  return {
    ...{ symbol: 'LAW', expiry: '2027-02-19', asOf: 0, now: 0, daysToExpiry: 91 },
    ...{ spot: fromDollars(spot), spotSource: 'quoted', spotOffParity: false },
    terms: { expiry: '2027-02-19', years, forward, rate, dividendYield: 0, source: 'given' },
    ...{ volatilityAtForward: 0.3, stepSize: moneyOf(25_000), multiplier: 100 },
    calls: STRIKES.map((strike) => quote('call', strike)),
    puts: STRIKES.map((strike) => quote('put', strike)),
  };
}

const at =
  (strike: number, change: Partial<OptionQuote>) =>
  (quote: OptionQuote): OptionQuote =>
    quote.strike === fromDollars(strike) ? { ...quote, ...change } : quote;

describe('the quotes of a smile', () => {
  it('are puts below the forward and calls at and above it, by ascending strike', () => {
    const chain = chainWith();
    const quotes = smileQuotes(chain);
    expect(quotes.map(({ strike }) => strike)).toEqual(STRIKES);
    for (const { strike, type } of quotes)
      expect(type).toBe(strike < chain.terms.forward ? 'put' : 'call');
  });

  it('without a volatility and marked ones are left out', () => {
    const change = (quote: OptionQuote) =>
      at(220, { iv: null })(at(230, { flaw: 'crossed' })(quote));
    const shown = smileQuotes(chainWith(change)).map(({ strike }) => strike);
    expect(STRIKES.filter((strike) => !shown.includes(strike))).toEqual([220, 230]);
  });
});

describe('the view of a smile', () => {
  it('quotes on a smile have residuals far below their spreads', () => {
    const { points, refusal, error, leftOut } = smileView(chainWith());
    expect(refusal).toBeNull();
    expect(error).toBeLessThan(1e-4);
    expect(leftOut).toEqual({ crossed: 0, oneSided: 0, noVolatility: 0 });
    for (const { halfWidths, contradicts } of points) {
      expect(Math.abs(halfWidths!)).toBeLessThan(0.2);
      expect(contradicts).toBe(false);
    }
  });

  it('the smile of the terms is the one in force', () => {
    const chain = chainWith();
    const flat = { a: 0.04, b: 0, rho: 0, m: 0, sigma: 1, years: 1 };
    const { smile, points } = smileView({ ...chain, terms: { ...chain.terms, smile: flat } });
    expect(smile).toBe(flat);
    for (const { fitted, residual, volatility } of points) {
      expect(fitted).toBeCloseTo(0.2, 12);
      expect(residual).toBeCloseTo(volatility - 0.2, 12);
    }
  });

  it('a quote that contradicts the others is named and does not count in the error', () => {
    const dear = chainWith((quote) => at(175, { iv: quote.iv! + 0.2 })(quote));
    const { points, error } = smileView(dear);
    expect(points.filter(({ contradicts }) => contradicts).map(({ strike }) => strike)).toEqual([
      175,
    ]);
    expect(error).toBeLessThan(1e-3);
  });

  it('holes and crossed quotes are counted by their reason', () => {
    const change = (quote: OptionQuote) =>
      at(160, { flaw: 'crossed' })(
        at(165, { bid: null, iv: null })(
          at(170, { flaw: 'zeroBid' })(at(240, { iv: null })(quote)),
        ),
      );
    expect(smileView(chainWith(change)).leftOut).toEqual({
      crossed: 1,
      oneSided: 2,
      noVolatility: 1,
    });
  });

  it('four quotes give no fit and keep their points', () => {
    const chain = chainWith((quote) => ({
      ...quote,
      iv: quote.strike < 1_600_000 ? quote.iv : null,
    }));
    const { points, refusal, smile, error } = smileView(chain);
    expect(refusal).toBe('tooFewQuotes');
    expect(points.map(({ strike, fitted }) => [strike, fitted])).toEqual(
      [150, 152.5, 155, 157.5].map((strike) => [strike, null]),
    );
    expect([smile, error]).toEqual([null, null]);
  });

  it('at the expiry there is no fit for want of time', () => {
    const chain = chainWith();
    const { refusal } = smileView({ ...chain, terms: { ...chain.terms, years: 0 } });
    expect(refusal).toBe('noTimeLeft');
  });
});
