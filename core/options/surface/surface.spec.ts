import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lognormalPrices } from '../payoff/index.ts';
import { optionPrice } from '../pricing/index.ts';
import {
  calendarArbitrage,
  densityFactor,
  fitSsvi,
  fitSvi,
  isButterflyFree,
  lowestDensity,
  smileAt,
  smileDensity,
  smilePrices,
  ssviSlice,
  type SmileQuote,
  type SviParameters,
} from './index.ts';

/** `npm run test:property` repeats them with 20 seeds: 10,000 cases of each property. */
const RUNS = { numRuns: 500, endOnFailure: true };

/** Axel Vogt's example in Gatheral and Jacquier (2014), section 5.1: a density below zero. */
const VOGT: SviParameters = { a: -0.041, b: 0.1331, m: 0.3586, rho: 0.306, sigma: 0.4153 };

/** Smiles without arbitrage: slices of SSVI surfaces within the bound of Gatheral and Jacquier. */
const arbitrageFree = fc
  .record({
    rho: fc.double({ min: -0.95, max: 0.95, noNaN: true }),
    share: fc.double({ min: 0.05, max: 1, noNaN: true }),
    gamma: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
    theta: fc.double({ min: 1e-3, max: 0.5, noNaN: true }),
  })
  .map(({ rho, share, gamma, theta }) => ({
    theta,
    smile: ssviSlice({ rho, eta: (2 * share) / (1 + Math.abs(rho)), gamma }, theta),
  }));

describe('arbitrage within a smile', () => {
  it('Vogt’s smile has a density below zero near 0.88', () => {
    const { k, factor } = lowestDensity(VOGT);
    expect(factor).toBeCloseTo(-0.032_863_4, 5);
    expect(k).toBeCloseTo(0.88, 2);
    expect(isButterflyFree(VOGT)).toBe(false);
  });

  it('a slice of SSVI within η(1 + |ρ|) ≤ 2 has none', () =>
    fc.assert(
      fc.property(arbitrageFree, ({ smile }) => {
        expect(lowestDensity(smile).factor).toBeGreaterThanOrEqual(-1e-12);
      }),
    ));

  it('a wing steeper than 2 has', () => {
    expect(isButterflyFree({ a: 0.1, b: 1.5, rho: 0.5, m: 0, sigma: 1 })).toBe(false);
  });
});

describe('prices under a smile', () => {
  const forward = 100;

  it('are lognormal under a flat one', () => {
    const flat = smilePrices(forward, { a: 0.09, b: 0, rho: 0, m: 0, sigma: 1 });
    const lognormal = lognormalPrices({ spot: forward, drift: 0, volatility: 0.3, years: 1 });
    for (const price of [40, 90, 100, 130, 300]) {
      expect(flat.probabilityBelow(price)).toBeCloseTo(lognormal.probabilityBelow(price), 13);
      expect(flat.meanBelow(price)).toBeCloseTo(lognormal.meanBelow(price), 11);
    }
  });

  it('have a probability that rises from 0 to 1 and a mean at the forward', () =>
    fc.assert(
      fc.property(arbitrageFree, ({ smile, theta }) => {
        const prices = smilePrices(forward, smile);
        const deviation = Math.sqrt(theta);
        let [before, greatestFall] = [0, 0];
        for (let z = -6; z <= 6; z += 0.25) {
          const probability = prices.probabilityBelow(forward * Math.exp(z * deviation));
          greatestFall = Math.max(greatestFall, before - probability);
          before = probability;
        }
        expect(greatestFall).toBeLessThanOrEqual(1e-12);
        expect(prices.probabilityBelow(1e-300)).toBeCloseTo(0, 6);
        expect(prices.probabilityBelow(1e200)).toBeCloseTo(1, 6);
        expect(prices.meanBelow(1e300)).toBeCloseTo(forward, 4);
      }),
      RUNS,
    ));

  it('the density is the derivative of the probability', () =>
    fc.assert(
      fc.property(arbitrageFree, fc.double({ min: -1.5, max: 1.5, noNaN: true }), (slice, z) => {
        const { smile, theta } = slice;
        const price = forward * Math.exp(z * Math.sqrt(theta));
        const h = price * 1e-5;
        const prices = smilePrices(forward, smile);
        const slope =
          (prices.probabilityBelow(price + h) - prices.probabilityBelow(price - h)) / (2 * h);
        expect(smileDensity(forward, smile, price)).toBeCloseTo(slope, 6);
      }),
    ));

  it('give a vertical of calls the price that its two quotes give', () => {
    // E[min(S, 110) − 100; S > 100] is the undiscounted price of the call spread 100/110.
    const smile = ssviSlice({ rho: -0.6, eta: 1.1, gamma: 0.4 }, 0.05);
    const prices = smilePrices(forward, smile);
    const call = (strike: number) =>
      optionPrice({
        type: 'call',
        ...{ spot: forward, strike, years: 1, rate: 0, dividendYield: 0 },
        volatility: Math.sqrt(smileAt(smile, Math.log(strike / forward)).variance),
      });
    const above = (price: number) => 1 - prices.probabilityBelow(price);
    const spread =
      prices.meanBelow(110) -
      prices.meanBelow(100) -
      100 * (above(100) - above(110)) +
      10 * above(110);
    expect(spread).toBeCloseTo(call(100) - call(110), 11);
  });
});

/** Quotes on a smile at strikes from 60 % to 150 % of the forward. */
const quotesOn = (smile: SviParameters, years: number, count = 30): SmileQuote[] =>
  Array.from({ length: count }, (_, i) => {
    const strike = 60 + (90 * i) / (count - 1);
    const { variance } = smileAt(smile, Math.log(strike / 100));
    return { strike, volatility: Math.sqrt(variance / years), halfWidth: 0.002 };
  });

describe('the density of any fit', () => {
  it('is nowhere below zero, has mass 1 and its mean at the forward', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.05, max: 2, noNaN: true }), { minLength: 5, maxLength: 12 }),
        fc.double({ min: 0.003, max: 3, noNaN: true }),
        (volatilities, years) => {
          const quotes = volatilities.map((volatility, i) => ({
            ...{ strike: 70 + 6 * i, volatility, halfWidth: 0.01 },
          }));
          const fit = fitSvi(quotes, 100, years);
          if (!fit.ok) throw new Error(fit.reason);
          const samples = Array.from({ length: 80 }, (_, i) => 5 + 5 * i);
          const densities = samples.map((price) => smileDensity(100, fit.parameters, price));
          expect(Math.min(...densities)).toBeGreaterThanOrEqual(-1e-15);
          const prices = smilePrices(100, fit.parameters);
          expect(prices.probabilityBelow(1e-300)).toBeCloseTo(0, 6);
          expect(prices.probabilityBelow(1e300)).toBeCloseTo(1, 6);
          expect(prices.meanBelow(1e300) / 100).toBeCloseTo(1, 4);
        },
      ),
      RUNS,
    ));
});

describe('the fit of one expiry', () => {
  it('finds a smile that the quotes lie on', () =>
    fc.assert(
      fc.property(arbitrageFree, fc.double({ min: 0.05, max: 2, noNaN: true }), (slice, years) => {
        const fit = fitSvi(quotesOn(slice.smile, years), 100, years);
        if (!fit.ok) throw new Error(fit.reason);
        expect(fit.error).toBeLessThan(quotesOn(slice.smile, years)[0]!.halfWidth);
      }),
      RUNS,
    ));

  it('is free of butterfly arbitrage where the quotes are not', () => {
    const fit = fitSvi(quotesOn(VOGT, 1), 100, 1);
    if (!fit.ok) throw new Error(fit.reason);
    expect(isButterflyFree(fit.parameters)).toBe(true);
    expect(fit.error).toBeLessThan(0.01);
  });

  it('follows exact quotes more than wide ones', () => {
    const smile = ssviSlice({ rho: -0.5, eta: 1, gamma: 0.4 }, 0.04);
    const quotes = quotesOn(smile, 1);
    const odd = quotes.map((quote, i) =>
      i === 8 ? { ...quote, volatility: quote.volatility + 0.2, halfWidth: 0.3 } : quote,
    );
    const fit = fitSvi(odd, 100, 1);
    if (!fit.ok) throw new Error(fit.reason);
    const { variance } = smileAt(fit.parameters, Math.log(quotes[8]!.strike / 100));
    expect(Math.abs(Math.sqrt(variance) - quotes[8]!.volatility)).toBeLessThan(0.005);
  });

  it('leaves out quotes that contradict the others and names their strikes', () => {
    const smile = ssviSlice({ rho: -0.5, eta: 1, gamma: 0.4 }, 0.04);
    const quotes = quotesOn(smile, 1);
    const [low, high] = [quotes[4]!, quotes[24]!];
    const crossed = quotes.map((quote) =>
      quote === low || quote === high ? { ...quote, volatility: quote.volatility + 0.15 } : quote,
    );
    const fit = fitSvi(crossed, 100, 1);
    if (!fit.ok) throw new Error(fit.reason);
    expect(fit.contradictions).toEqual([low.strike, high.strike]);
    const { variance } = smileAt(fit.parameters, Math.log(low.strike / 100));
    expect(Math.sqrt(variance)).toBeCloseTo(low.volatility, 3);
  });

  it('finds no contradiction in quotes on a smile without arbitrage', () =>
    fc.assert(
      fc.property(arbitrageFree, ({ smile }) => {
        const fit = fitSvi(quotesOn(smile, 1), 100, 1);
        expect(fit.ok && fit.contradictions).toEqual([]);
      }),
    ));

  it('of every other quote is near the fit of all', () => {
    const smile = ssviSlice({ rho: -0.5, eta: 1, gamma: 0.4 }, 0.04);
    const holes = quotesOn(smile, 1).filter((_, i) => i % 2 === 0 && (i < 10 || i > 18));
    const fit = fitSvi(holes, 100, 1);
    if (!fit.ok) throw new Error(fit.reason);
    for (const { strike, volatility } of quotesOn(smile, 1)) {
      const { variance } = smileAt(fit.parameters, Math.log(strike / 100));
      expect(Math.abs(Math.sqrt(variance) - volatility)).toBeLessThan(0.002);
    }
  });

  it.each([
    ['four quotes', quotesOn(VOGT, 1, 4), 1, 'tooFewQuotes'],
    [
      'one strike five times',
      Array.from({ length: 5 }, () => quotesOn(VOGT, 1)[3]!),
      1,
      'tooFewQuotes',
    ],
    [
      'quotes without a volatility',
      quotesOn(VOGT, 1).map((quote) => ({ ...quote, volatility: NaN })),
      1,
      'tooFewQuotes',
    ],
    ['no time', quotesOn(VOGT, 1), 0, 'noTimeLeft'],
  ] as const)('of %s is refused with its reason', (_name, quotes, years, reason) => {
    expect(fitSvi(quotes, 100, years)).toEqual({ ok: false, reason });
  });

  it('of five quotes or more is finite and free of arbitrage', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.05, max: 3, noNaN: true }), { minLength: 5, maxLength: 8 }),
        fc.double({ min: 0.003, max: 3, noNaN: true }),
        (volatilities, years) => {
          const quotes = volatilities.map((volatility, i) => ({
            ...{ strike: 80 + 8 * i, volatility, halfWidth: 0.01 },
          }));
          const fit = fitSvi(quotes, 100, years);
          if (!fit.ok) return;
          expect(Object.values(fit.parameters).every(Number.isFinite)).toBe(true);
          expect(isButterflyFree(fit.parameters)).toBe(true);
          expect(densityFactor(fit.parameters, 0)).not.toBeNaN();
        },
      ),
    ));
});

describe('the surface of all expiries', () => {
  it('finds the parameters that its quotes have', () => {
    const truth = { rho: -0.7, eta: 1.1, gamma: 0.45 };
    const expiries = [0.02, 0.1, 0.5, 1.2].map((years) => {
      const theta = 0.04 * years;
      const slice = ssviSlice(truth, theta);
      const points = Array.from({ length: 21 }, (_, i) => {
        const k = (i - 10) * 0.15 * Math.sqrt(years);
        return { k, variance: smileAt(slice, k).variance, error: 0.01 * theta };
      });
      return { years, theta, points };
    });
    const fit = fitSsvi(expiries);
    expect(fit?.parameters.rho).toBeCloseTo(truth.rho, 4);
    expect(fit?.parameters.eta).toBeCloseTo(truth.eta, 3);
    expect(fit?.parameters.gamma).toBeCloseTo(truth.gamma, 3);
  });

  it('has no calendar arbitrage, and a later smile below an earlier one is found', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -0.9, max: 0.9, noNaN: true }),
        fc.double({ min: 0.001, max: 0.3, noNaN: true }),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (rho, theta, factor) => {
          const parameters = { rho, eta: 2 / (1 + Math.abs(rho)), gamma: 0.5 };
          const [earlier, later] = [
            ssviSlice(parameters, theta),
            ssviSlice(parameters, theta * factor),
          ];
          expect(calendarArbitrage(earlier, later)).toBeNull();
          if (factor > 1.01) expect(calendarArbitrage(later, earlier)).not.toBeNull();
        },
      ),
    ));
});
