import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OPTION_TYPES, type OptionType } from '../contracts/index.ts';
import {
  callSlopeFarAbove,
  dividendDate,
  dividendSlopes,
  escrowOf,
  exercisePrice,
  normalDensity,
  optionDate,
  optionDatePrice,
  optionGreeks,
  optionPrice,
  optionVolatility,
  type AmericanAccuracy,
  type DatedDividend,
  type OptionTerms,
} from './index.ts';
import type { DividendTerms } from './american/dividend-date.ts';

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
          // The error of the live grid just before a dividend, with nodes 3 % apart: 5e-5 of the strike.
          expect(low + high - 2 * price).toBeGreaterThan(-5e-3);
          expect(side * (high - low)).toBeGreaterThan(-1e-9);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('lies between the bounds of parity with dividends: S − PV(D) − K ≤ C − P ≤ S − K·e^(−rT)', () => {
    fc.assert(
      fc.property(anyTerms, between(50, 180), (terms, spot) => {
        const plain = { ...terms, dividendYield: 0 };
        const gap = priceOf('call', 100, spot, plain) - priceOf('put', 100, spot, plain);
        const { presentValue } = escrowOf(plain.dividends, plain.rate);
        expect(gap).toBeGreaterThan(spot - presentValue - 100 - 0.01);
        expect(gap).toBeLessThan(spot - 100 * Math.exp(-plain.rate * plain.years) + 0.01);
      }),
      { numRuns: 500 },
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

  describe('in the spot model', () => {
    const SEVEN: readonly DatedDividend[] = [{ years: 182 / 365, amount: 7 }];
    const EIGHT = [91, 182, 273, 364, 455, 546, 637, 728].map((days) => ({
      years: days / 365,
      amount: 1.5,
    }));
    const year = { years: 1, volatility: 0.3, rate: 0.06, dividendYield: 0, dividends: SEVEN };
    const two = { years: 2, volatility: 0.25, rate: 0.05, dividendYield: 0, dividends: EIGHT };
    const spotPrice = (
      type: OptionType,
      strike: number,
      terms: DividendTerms,
      accuracy?: AmericanAccuracy,
      spot = 100,
    ): number =>
      dividendSlopes(
        dividendDate(type, strike, { ...terms, dividendModel: 'spot' }, accuracy),
        spot,
      ).price;

    /** FdBlackScholesVanillaEngine of QuantLib 1.29 with CashDividendModel::Spot, 3,000 steps and nodes. */
    it.each([
      ['European call', 'call', 100, { ...year, exercise: 'european' }, 11.104871],
      ['European put', 'put', 100, { ...year, exercise: 'european' }, 12.074997],
      ['American call', 'call', 100, year, 11.650634],
      ['American put', 'put', 100, year, 12.902907],
      ['American put in the money', 'put', 130, year, 35.099298],
      ['American put out of the money', 'put', 70, year, 1.714534],
      ['American put, eight dividends', 'put', 100, two, 14.408856],
      ['American call, eight dividends', 'call', 90, { ...two, rate: 0.02 }, 15.842024],
      ['European call, eight dividends', 'call', 100, { ...two, exercise: 'european' }, 12.561346],
    ] as const)('%s: the price of QuantLib', (_name, type, strike, terms, printed) => {
      expect(Math.abs(spotPrice(type, strike, terms, 'exact') - printed)).toBeLessThan(3e-4);
      expect(Math.abs(spotPrice(type, strike, terms) - printed)).toBeLessThan(6e-3);
    });

    /** Haug, Haug and Lewis (2003): the expectation over the price at the one dividend, by the trapezoidal rule. */
    it.each(['european', 'american'] as const)(
      '%s call: the integral at one dividend',
      (exercise) => {
        const { volatility, rate } = year;
        const at = SEVEN[0]!.years;
        const deviation = volatility * Math.sqrt(at);
        const [steps, reach] = [4000, 9];
        let sum = 0;
        for (let i = 0; i <= steps; i += 1) {
          const z = reach * ((2 * i) / steps - 1);
          const spot = 100 * Math.exp((rate - volatility ** 2 / 2) * at + deviation * z);
          const left = { ...market, volatility, rate, years: 1 - at, strike: 100 };
          const held = optionPrice({ type: 'call', ...left, spot: Math.max(0, spot - 7) });
          const value = exercise === 'american' ? Math.max(held, spot - 100) : held;
          sum += (value * normalDensity(z) * 2 * reach) / steps;
        }
        const integral = Math.exp(-rate * at) * sum;
        expect(
          Math.abs(spotPrice('call', 100, { ...year, exercise }, 'exact') - integral),
        ).toBeLessThan(1e-4);
      },
    );

    it('a share with proportional dividends alone is that of the escrowed model', () => {
      const parts = [0.2, 0.7].map((years) => ({ years, proportion: 0.03 }));
      for (const type of OPTION_TYPES)
        for (const strike of [85, 100, 120]) {
          const terms = { ...market, dividends: parts };
          const escrowed = dividendSlopes(dividendDate(type, strike, terms, 'exact'), 100).price;
          expect(Math.abs(spotPrice(type, strike, terms, 'exact') - escrowed)).toBeLessThan(2e-3);
          const european = spotPrice(type, strike, { ...terms, exercise: 'european' }, 'exact');
          const closed = optionPrice({ type, ...market, strike, spot: 100 * 0.97 ** 2 });
          expect(Math.abs(european - closed)).toBeLessThan(1e-4);
        }
    });

    it('keeps put–call parity of European options: C − P = S − PV(D) − K·e^(−rT)', () => {
      const terms = { ...two, exercise: 'european' as const };
      const stock = 100 - escrowOf(EIGHT, two.rate).presentValue;
      for (const strike of [70, 100, 140]) {
        const gap =
          spotPrice('call', strike, terms, 'exact') - spotPrice('put', strike, terms, 'exact');
        expect(gap).toBeCloseTo(stock - strike * Math.exp(-two.rate * two.years), 3);
      }
    });

    it('is worth at least the European option, the gain of exercise and nothing, whatever the dividends', () => {
      const large = fc
        .array(fc.record({ years: between(0.01, 1), amount: between(0, 80) }), { maxLength: 3 })
        .map((all) => all.sort((a, b) => a.years - b.years));
      fc.assert(
        fc.property(
          fc.constantFrom(...OPTION_TYPES),
          anyTerms,
          fc.oneof(dividends, large),
          between(1, 180),
          (type, terms, paid, spot) => {
            const given = { ...terms, dividends: paid };
            const price = spotPrice(type, 100, given, 'live', spot);
            const european = spotPrice(type, 100, { ...given, exercise: 'european' }, 'live', spot);
            const side = type === 'call' ? 1 : -1;
            expect(price).toBeGreaterThanOrEqual(Math.max(0, side * (spot - 100)) - 1e-9);
            expect(price).toBeGreaterThanOrEqual(european - 2e-3);
          },
        ),
        { numRuns: 200 },
      );
    });

    it('is a choice of the one valuation, with greeks; an European option is not exercised', () => {
      const terms = { ...year, exercise: 'american' as const, dividendModel: 'spot' as const };
      const { price, delta, vega } = optionGreeks('put', 100, terms)(100);
      expect(price).toBe(spotPrice('put', 100, year));
      expect(delta).toBeCloseTo(-0.49226, 3);
      const more = spotPrice('put', 100, { ...year, volatility: 0.31 }, 'exact');
      expect(vega / 100).toBeCloseTo(more - spotPrice('put', 100, year, 'exact'), 1);
      const small = { ...terms, dividends: [{ years: 0.5, amount: 1 }] };
      const boundary = exercisePrice(optionDate('put', 100, small))!;
      expect(optionDatePrice(optionDate('put', 100, small), boundary)).toBeCloseTo(
        100 - boundary,
        6,
      );
      expect(optionDatePrice(optionDate('put', 100, small), 1.05 * boundary)).toBeGreaterThan(
        100 - 1.05 * boundary,
      );
      const european = optionDate('put', 100, { ...terms, exercise: 'european' });
      expect(exercisePrice(european)).toBeNull();
      expect(callSlopeFarAbove(optionDate('call', 100, { ...terms, exercise: 'european' }))).toBe(
        1,
      );
    });
  });

  it('price, volatility and price again agree within 1e-10 in both models, where vega allows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPTION_TYPES),
        anyTerms,
        between(70, 140),
        fc.constantFrom('escrowed' as const, 'spot' as const),
        (type, terms, spot, dividendModel) => {
          const given = { ...terms, dividendModel };
          const priceAt = (volatility: number): number =>
            optionDatePrice(optionDate(type, 100, { ...given, volatility }), spot);
          const price = priceAt(terms.volatility);
          // On the exercise boundary the price has a slope towards higher volatilities alone.
          const vega = (price - priceAt(0.99 * terms.volatility)) / (0.01 * terms.volatility);
          fc.pre(vega > 1);
          const implied = optionVolatility({ type, strike: 100, spot, price, ...given });
          if (!implied.ok) throw new Error(implied.reason);
          expect(Math.abs(priceAt(implied.volatility) - price)).toBeLessThan(1e-10);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a put has greeks at a rate of zero, where rho looks at rates below it', () => {
    const terms = { years: 0.07, rate: 0, dividendYield: 0, volatility: 0.2 } as const;
    const dividends = [{ years: 0.05, amount: 0.62 }];
    const american = optionGreeks('put', 100, { ...terms, dividends, exercise: 'american' })(100);
    const european = optionGreeks('put', 100, { ...terms, dividends, exercise: 'european' })(100);
    // Without interest a put is not exercised early: the money is worth as much later.
    for (const name of ['price', 'delta', 'gamma', 'vega', 'theta'] as const)
      expect([name, american[name]]).toEqual([name, expect.closeTo(european[name], 4)]);
    expect(Number.isFinite(american.rho)).toBe(true);
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
