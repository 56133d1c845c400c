import { describe, expect, it } from '@jest/globals';
import { addDays, fromDollars, moneyOf, type CalendarDate } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { smileAt, ssviSlice, volatilitySurface } from './index.ts';

const TRUTH = { rho: -0.6, eta: 1, gamma: 0.45 };
const NOW = '2026-11-20' as CalendarDate;
const STRIKES = Array.from({ length: 41 }, (_, i) => 60 + 2 * i);

/** A chain of model prices on the surface with a volatility at the forward, bid and ask so many cents apart. */
function chainOn(days: number, volatility = 0.2, cents = 2, strikes = STRIKES): OptionChain {
  const years = days / 365;
  const slice = ssviSlice(TRUTH, volatility * volatility * years);
  const expiry = addDays(NOW, days);
  const quote = (type: OptionType, strike: number): OptionQuote => {
    const iv = Math.sqrt(smileAt(slice, Math.log(strike / 100)).variance / years);
    const terms = { type, spot: 100, strike, years, volatility: iv, rate: 0, dividendYield: 0 };
    const { price, delta } = blackScholes(terms);
    const at = Math.max(50 * cents, fromDollars(price));
    return {
      ...{ symbol: `${type}${strike}`, type, strike: fromDollars(strike), iv, delta, flaw: null },
      ...{ bid: moneyOf(at - 50 * cents), ask: moneyOf(at + 50 * cents) },
      ...{ volume: 10, openInterest: 100 },
    };
  };
  return {
    ...{ symbol: 'XYZ', expiry, asOf: 0, now: 0, daysToExpiry: days, spotOffParity: false },
    ...{ spot: fromDollars(100), spotSource: 'quoted', stepSize: moneyOf(20_000), multiplier: 100 },
    terms: { expiry, years, forward: 100, rate: 0, dividendYield: 0, source: 'given' },
    volatilityAtForward: volatility,
    calls: strikes.map((strike) => quote('call', strike)),
    puts: strikes.map((strike) => quote('put', strike)),
  };
}

describe('the surface of all expiries', () => {
  it('of quotes on a surface is that surface, and no expiry crosses another', () => {
    const { parameters, slices } = volatilitySurface(
      [30, 60, 120, 240].map((days) => chainOn(days)),
    );
    expect(parameters!.rho).toBeCloseTo(TRUTH.rho, 2);
    for (const { slice, smile, error, crossing, refusal } of slices) {
      expect(error).toBeLessThan(0.003);
      expect(smileAt(slice!, 0).variance).toBeCloseTo(smileAt(smile!, 0).variance, 4);
      expect([crossing, refusal]).toEqual([null, null]);
    }
  });

  it('its variance at the forward does not fall where that of the expiries does', () => {
    const { slices } = volatilitySurface([chainOn(30, 0.4), chainOn(40, 0.2), chainOn(90, 0.3)]);
    const thetas = slices.map(({ slice }) => smileAt(slice!, 0).variance);
    expect(thetas).toEqual(thetas.toSorted((a, b) => a - b));
  });

  it('an expiry whose asks lie below the bids of an earlier one contradicts it', () => {
    const { slices } = volatilitySurface([chainOn(30, 0.4), chainOn(40, 0.2)]);
    expect(slices.map(({ crossing }) => crossing?.by ?? null)).toEqual([null, 'quotes']);
    expect(STRIKES).toContain(slices[1]!.crossing!.strike);
  });

  it('fits that cross within wide spreads are no contradiction of the quotes', () => {
    const { slices } = volatilitySurface([chainOn(30, 0.2, 200), chainOn(31, 0.195, 200)]);
    expect(slices[1]!.crossing?.by).toBe('fits');
  });

  it('an expiry with four strikes has its reason and takes no part', () => {
    const few = chainOn(60, 0.2, 2, [90, 95, 105, 110]);
    const { slices } = volatilitySurface([chainOn(30), few, chainOn(90)]);
    expect(slices[1]).toMatchObject({ refusal: 'tooFewQuotes', smile: null, slice: null });
    expect(slices[2]!.crossing).toBeNull();
    expect(slices[2]!.slice).not.toBeNull();
  });

  it('without any fit there is no surface', () => {
    expect(volatilitySurface([chainOn(30, 0.2, 2, [100])]).parameters).toBeNull();
    expect(volatilitySurface([])).toEqual({ parameters: null, slices: [] });
  });
});
