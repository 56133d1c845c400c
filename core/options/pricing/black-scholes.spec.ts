import { describe, expect, it } from '@jest/globals';
import { blackScholes, optionPrice, type BlackScholesInput } from './index.ts';

const base = { spot: 100, strike: 100, years: 0.5, volatility: 0.2, rate: 0.1, dividendYield: 0 };

/** Haug, The Complete Guide to Option Pricing Formulas (1998), pp. 2 to 8: four printed decimals. */
const HAUG_PRICES = [
  ['put', 100, 95, 0.5, 0.2, 0.1, 0.05, 2.4648],
  ['put', 19, 19, 0.75, 0.28, 0.1, 0.1, 1.7011],
  ['call', 1.56, 1.6, 0.5, 0.12, 0.06, 0.08, 0.0291],
  ['put', 75, 70, 0.5, 0.35, 0.1, 0.05, 4.087],
] as const;

/** Haug (1998), pp. 11 to 16. */
const HAUG_GREEKS = [
  ['delta', 'put', 105, 100, 0.5, 0.36, 0.1, 0.1, -0.3566],
  ['gamma', 'call', 55, 60, 0.75, 0.3, 0.1, 0, 0.0278],
  ['vega', 'put', 55, 60, 0.75, 0.3, 0.1, 0, 18.9358],
  ['rho', 'call', 72, 75, 1, 0.19, 0.09, 0, 38.7325],
] as const;

/** Hull, Options, Futures and Other Derivatives: the example of the chapter on the greeks (S 49, K 50, 20 weeks). */
const HULL_GREEKS = [
  ['price', 2.4, 0.005],
  ['delta', 0.522, 0.0005],
  ['gamma', 0.066, 0.0005],
  ['vega', 12.1, 0.05],
  ['theta', -4.31, 0.005],
  ['rho', 8.91, 0.005],
] as const;

describe('Black–Scholes–Merton', () => {
  it.each(HAUG_PRICES)(
    '%s S %d K %d T %d σ %d r %d q %d costs what Haug prints',
    (type, spot, strike, years, volatility, rate, dividendYield, price) => {
      const ours = optionPrice({ type, spot, strike, years, volatility, rate, dividendYield });
      expect(Math.abs(ours - price)).toBeLessThan(1e-4);
    },
  );

  it.each(HAUG_GREEKS)(
    '%s of a %s S %d K %d as Haug prints it',
    (greek, type, spot, strike, years, volatility, rate, dividendYield, value) => {
      const ours = blackScholes({ type, spot, strike, years, volatility, rate, dividendYield });
      expect(Math.abs(ours[greek] - value)).toBeLessThan(5e-5);
    },
  );

  it.each(HULL_GREEKS)('Hull: %s of the 20-week call is %d', (name, value, tolerance) => {
    const call = {
      type: 'call',
      ...base,
      spot: 49,
      strike: 50,
      years: 0.3846,
      rate: 0.05,
    } as const;
    expect(Math.abs(blackScholes(call)[name] - value)).toBeLessThan(tolerance);
  });

  it('greeks are the slopes of the price', () => {
    const at = (change: Partial<BlackScholesInput>): BlackScholesInput => ({
      type: 'put',
      ...base,
      strike: 108,
      dividendYield: 0.03,
      ...change,
    });
    const v = blackScholes(at({}));
    const slope = (low: Partial<BlackScholesInput>, high: Partial<BlackScholesInput>, w: number) =>
      (optionPrice(at(high)) - optionPrice(at(low))) / w;
    expect(slope({ spot: 99.999 }, { spot: 100.001 }, 0.002)).toBeCloseTo(v.delta, 8);
    expect(slope({ volatility: 0.19999 }, { volatility: 0.20001 }, 2e-5)).toBeCloseTo(v.vega, 6);
    expect(slope({ years: 0.50001 }, { years: 0.49999 }, 2e-5)).toBeCloseTo(v.theta, 6);
    expect(slope({ rate: 0.09999 }, { rate: 0.10001 }, 2e-5)).toBeCloseTo(v.rho, 6);
    expect(slope({ dividendYield: 0.02999 }, { dividendYield: 0.03001 }, 2e-5)).toBeCloseTo(
      v.phi,
      6,
    );
    const deltaSlope = (
      low: Partial<BlackScholesInput>,
      high: Partial<BlackScholesInput>,
      w: number,
    ) => (blackScholes(at(high)).delta - blackScholes(at(low)).delta) / w;
    expect(deltaSlope({ spot: 99.999 }, { spot: 100.001 }, 0.002)).toBeCloseTo(v.gamma, 8);
    expect(deltaSlope({ volatility: 0.19999 }, { volatility: 0.20001 }, 2e-5)).toBeCloseTo(
      v.vanna,
      7,
    );
    expect(deltaSlope({ years: 0.50001 }, { years: 0.49999 }, 2e-5)).toBeCloseTo(v.charm, 7);
    const vega = (volatility: number) => blackScholes(at({ volatility })).vega;
    expect((vega(0.20001) - vega(0.19999)) / 2e-5).toBeCloseTo(v.volga, 5);
  });

  it('calls and puts mirror each other when spot and strike, rate and yield change places', () => {
    const call = optionPrice({ type: 'call', ...base, strike: 120, dividendYield: 0.02 });
    const put = optionPrice({ type: 'put', ...base, spot: 120, rate: 0.02, dividendYield: 0.1 });
    expect(call).toBeCloseTo(put, 13);
  });

  it.each(['call', 'put'] as const)('%s without time is its gain and stays finite', (type) => {
    for (const spot of [90, 100, 110]) {
      const v = blackScholes({ type, ...base, spot, years: 0 });
      const gain = type === 'call' ? spot - 100 : 100 - spot;
      expect(v.price).toBe(Math.max(gain, 0));
      expect(v.probabilityInTheMoney).toBe(gain > 0 ? 1 : gain < 0 ? 0 : 0.5);
      expect(Object.values(v).every(Number.isFinite)).toBe(true);
    }
  });

  it('an option without volatility is worth its discounted gain at the forward', () => {
    const v = blackScholes({ type: 'call', ...base, volatility: 0, dividendYield: 0.04 });
    expect(v.price).toBeCloseTo(100 * Math.exp(-0.02) - 100 * Math.exp(-0.05), 13);
    expect(v.delta).toBeCloseTo(Math.exp(-0.02), 15);
    expect(Object.values(v).every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['spot 0', { spot: 0 }],
    ['strike 0', { strike: 0 }],
    ['expired', { years: -1 }],
    ['negative volatility counts as none', { volatility: -0.1 }],
    ['volatility next to nothing', { volatility: 1e-200 }],
    ['volatility beyond measure', { volatility: 1e6 }],
    ['a second before expiry', { years: 3e-8 }],
    ['a century', { years: 100 }],
  ])('%s: every value is a number', (_name, change) => {
    for (const type of ['call', 'put'] as const) {
      const v = blackScholes({ type, ...base, ...change });
      expect(Object.entries(v).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
      expect(v.price).toBeGreaterThanOrEqual(0);
    }
  });
});
