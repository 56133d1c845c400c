import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OPTION_TYPES, type OptionType } from '../contracts/index.ts';
import {
  dividendDate,
  dividendSlopes,
  escrowOf,
  optionDate,
  optionDatePrice,
  optionGreeks,
  optionPrice,
  optionVolatility,
  type DatedDividend,
  type OptionTerms,
} from './index.ts';

const market = { years: 1, volatility: 0.25, rate: 0.05, dividendYield: 0 };
const QUARTERLY: readonly DatedDividend[] = [0.2, 0.45, 0.7, 0.95].map((years) => ({
  years,
  amount: 1,
}));
const american = (terms: Partial<OptionTerms> = {}): OptionTerms => ({
  ...market,
  exercise: 'american',
  dividends: QUARTERLY,
  ...terms,
});
const priceOf = (type: OptionType, strike: number, spot: number, terms: OptionTerms): number =>
  optionDatePrice(optionDate(type, strike, terms), spot);

/** Cox, Ross and Rubinstein's tree of the share without its dividends, which has no line in common with the grid. */
function treePrice(type: OptionType, strike: number, spot: number, steps: number): number {
  const { years, volatility, rate } = market;
  const dt = years / steps;
  const up = Math.exp(volatility * Math.sqrt(dt));
  const chance = (Math.exp(rate * dt) - 1 / up) / (up - 1 / up);
  const discount = Math.exp(-rate * dt);
  const stock = spot - escrowOf(QUARTERLY, rate).presentValue;
  const gain = (share: number): number => (type === 'call' ? share - strike : strike - share);
  let values = Array.from({ length: steps + 1 }, (_, i) =>
    Math.max(0, gain(stock * up ** (2 * i - steps))),
  );
  for (let n = steps - 1; n >= 0; n -= 1) {
    const { presentValue } = escrowOf(QUARTERLY, rate, n * dt);
    values = Array.from({ length: n + 1 }, (_, i) => {
      const held = discount * (chance * values[i + 1]! + (1 - chance) * values[i]!);
      return Math.max(held, gain(stock * up ** (2 * i - n) + presentValue));
    });
  }
  return values[0]!;
}

describe('an American option on a share with dividends by date', () => {
  it('Haug (1998), Roll, Geske and Whaley: 4.3860', () => {
    const terms = { years: 1 / 3, volatility: 0.3, rate: 0.06, dividendYield: 0 };
    const dividends = [{ years: 0.25, amount: 4 }];
    const call = dividendDate('call', 82, { ...terms, dividends }, 'exact');
    expect(Math.abs(dividendSlopes(call, 80).price - 4.386)).toBeLessThan(1e-4);
    const live = dividendDate('call', 82, { ...terms, dividends });
    expect(Math.abs(dividendSlopes(live, 80).price - 4.386)).toBeLessThan(3e-3);
  });

  it('Hull: two dividends of 0.50, at least Black’s approximation 3.67', () => {
    const dividends = [2, 5].map((months) => ({ years: months / 12, amount: 0.5 }));
    const terms = { years: 0.5, volatility: 0.3, rate: 0.09, dividendYield: 0, dividends };
    const { price } = dividendSlopes(dividendDate('call', 40, terms, 'exact'), 40);
    expect(price).toBeGreaterThan(3.67);
    expect(price).toBeLessThan(3.74);
  });

  it.each([
    ['put', 85],
    ['put', 100],
    ['put', 115],
    ['call', 90],
    ['call', 110],
  ] as const)('%s at %d: the price of a tree', (type, spot) => {
    const tree = (treePrice(type, 100, spot, 400) + treePrice(type, 100, spot, 401)) / 2;
    expect(Math.abs(priceOf(type, 100, spot, american()) - tree)).toBeLessThan(0.015);
  });

  it('is European where no dividend exceeds the interest on the strike: D ≤ K·(1 − e^(−r·t)) to the next', () => {
    // Hull: 0.2 < 100 · (1 − e^(−0.05 · 0.05)) = 0.2497.
    const dividends = QUARTERLY.map((each) => ({ ...each, amount: 0.2 }));
    for (const spot of [80, 100, 130])
      expect(priceOf('call', 100, spot, american({ dividends }))).toBeCloseTo(
        priceOf('call', 100, spot, american({ dividends, exercise: 'european' })),
        6,
      );
  });

  it('is exercised just before a dividend that is larger than the interest', () => {
    const soon = american({ years: 0.1, dividends: [{ years: 1e-6, amount: 3 }] });
    expect(priceOf('call', 100, 140, soon)).toBeCloseTo(40, 3);
    const european = optionPrice({ type: 'call', ...market, years: 0.1, strike: 100, spot: 137 });
    expect(european).toBeLessThan(38);
  });

  it('a proportional dividend takes its part of the share', () => {
    const dividends = [{ years: 0.5, proportion: 0.04 }];
    const european = priceOf('put', 100, 100, american({ dividends, exercise: 'european' }));
    expect(european).toBe(optionPrice({ type: 'put', ...market, strike: 100, spot: 96 }));
    expect(priceOf('put', 100, 100, american({ dividends }))).toBeGreaterThan(european);
  });

  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const dividends = fc
    .array(fc.record({ years: between(0.01, 1), amount: between(0, 4) }), { maxLength: 5 })
    .map((all) => all.sort((a, b) => a.years - b.years));
  const anyTerms = fc.record({
    years: fc.constant(1),
    volatility: between(0.08, 0.9),
    rate: between(0, 0.1),
    dividendYield: between(0, 0.03),
    exercise: fc.constant('american' as const),
    dividends,
  });

  it('is worth at least the European option and the gain of exercise, and is monotone and convex', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPTION_TYPES),
        anyTerms,
        between(50, 180),
        (type, terms, spot) => {
          const at = optionDate(type, 100, terms);
          const price = optionDatePrice(at, spot);
          const side = type === 'call' ? 1 : -1;
          const european = priceOf(type, 100, spot, { ...terms, exercise: 'european' });
          expect(price).toBeGreaterThanOrEqual(european - 1e-9);
          expect(price).toBeGreaterThanOrEqual(side * (spot - 100) - 1e-9);
          const [low, high] = [optionDatePrice(at, spot * 0.97), optionDatePrice(at, spot * 1.03)];
          expect(low + high - 2 * price).toBeGreaterThan(-2e-3);
          expect(side * (high - low)).toBeGreaterThan(-1e-9);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('dividends larger than the share leave a finite price', () => {
    for (const type of OPTION_TYPES)
      for (const spot of [0, 1, 3, 50]) {
        const price = priceOf(
          type,
          100,
          spot,
          american({ dividends: [{ years: 0.5, amount: 60 }] }),
        );
        expect(Number.isFinite(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(type === 'put' ? 100 - spot : 0);
      }
  });

  it('its volatility gives the price back within 1e-10', () => {
    const strikes = [80, 95, 100, 110, 130];
    for (const type of OPTION_TYPES)
      for (const strike of strikes) {
        const price = priceOf(type, strike, 100, american({ volatility: 0.32 }));
        const quote = { type, strike, spot: 100, price, ...american() };
        const implied = optionVolatility(quote);
        if (!implied.ok) continue;
        const again = priceOf(type, strike, 100, american({ volatility: implied.volatility }));
        expect(Math.abs(again - price)).toBeLessThan(1e-10);
      }
  });

  it('its greeks are the slopes of its price', () => {
    const greeks = optionGreeks('put', 105, american())(100);
    const price = (terms: Partial<OptionTerms>, spot = 100) =>
      priceOf('put', 105, spot, american(terms));
    expect(greeks.delta).toBeCloseTo((price({}, 100.5) - price({}, 99.5)) / 1, 2);
    expect(greeks.vega).toBeCloseTo(
      (price({ volatility: 0.26 }) - price({ volatility: 0.24 })) / 0.02,
      0,
    );
    expect(greeks.rho).toBeCloseTo((price({ rate: 0.051 }) - price({ rate: 0.049 })) / 0.002, 0);
    expect(greeks.gamma).toBeGreaterThan(0);
    expect(greeks.theta).toBeLessThan(0);
  });
});
