import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  americanDate,
  americanImpliedVolatility,
  americanPrice,
  americanPriceAt,
  americanPriceChain,
  americanPriceGrid,
  americanValues,
  boundaryPrice,
  exerciseBoundary,
  optionPrice,
  type AmericanAccuracy,
  type AmericanOption,
  type BoundaryTerms,
} from '../index.ts';

/** `npm run test:property` repeats them with 20 seeds: 10,000 cases of each property. */
const RUNS = { numRuns: 500 };

function priceOf(option: AmericanOption, accuracy: AmericanAccuracy = 'live'): number {
  const price = americanPrice(option, accuracy);
  return price.ok ? price.value : NaN;
}

function boundaryOf(terms: BoundaryTerms, accuracy: AmericanAccuracy = 'exact') {
  const boundary = exerciseBoundary(terms, accuracy);
  if (!boundary.ok) throw new Error(boundary.error);
  return boundary.value;
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const basisPoints = fc.integer({ min: -100, max: 1200 }).map((points) => points / 10_000);

/** Markets of listed options. */
const options: fc.Arbitrary<AmericanOption> = fc.record({
  type: fc.constantFrom('call' as const, 'put' as const),
  spot: between(20, 500),
  strike: between(50, 200),
  years: between(1 / 365, 3),
  volatility: between(0.05, 1.5),
  rate: basisPoints,
  dividendYield: basisPoints,
});

const put: AmericanOption = {
  ...{ type: 'put', spot: 100, strike: 100, years: 1 },
  ...{ volatility: 0.25, rate: 0.05, dividendYield: 0.02 },
};

/**
 * Longstaff and Schwartz, 'Valuing American Options by Simulation', Review of Financial Studies 14 (2001), table 1: puts
 * struck at 40 with r = 6 %, exercisable 50 times a year, so less than a cent below the American price.
 */
const LONGSTAFF_SCHWARTZ = [
  [36, 0.2, 4.478],
  [36, 0.4, 7.101],
  [38, 0.2, 3.25],
  [40, 0.2, 2.314],
  [40, 0.4, 5.312],
  [42, 0.4, 4.582],
  [44, 0.2, 1.11],
  [44, 0.4, 3.948],
] as const;

/** Barone-Adesi and Whaley's approximation in Haug (1998), p. 24: strike 100, r = q = 10 %. */
const HAUG = [
  ['call', 90, 0.1, 0.15, 0.0206],
  ['call', 100, 0.1, 0.15, 1.8771],
  ['call', 90, 0.5, 0.25, 2.7437],
  ['put', 100, 0.1, 0.25, 3.1277],
  ['put', 100, 0.5, 0.25, 6.8014],
] as const;

describe('American prices in print', () => {
  it.each(LONGSTAFF_SCHWARTZ)(
    'put on %d with volatility %d: Longstaff and Schwartz print %d',
    (spot, volatility, printed) => {
      const option = { ...put, spot, strike: 40, volatility, rate: 0.06, dividendYield: 0 };
      const above = priceOf(option, 'exact') - printed;
      expect(above).toBeGreaterThan(-0.0005);
      expect(above).toBeLessThan(0.01);
    },
  );

  it.each(HAUG)(
    '%s on %d, %d years, volatility %d: Haug prints the approximation %d',
    (type, spot, years, volatility, printed) => {
      const option = { ...put, type, spot, years, volatility, rate: 0.1, dividendYield: 0.1 };
      expect(Math.abs(priceOf(option, 'exact') - printed)).toBeLessThan(0.04);
    },
  );

  it('early-exercise premium of Andersen, Lake and Offengenden, table 2: 0.106952702747', () => {
    const option = { ...put, rate: 0.05, dividendYield: 0.05 };
    const premium = priceOf(option, 'exact') - optionPrice(option);
    expect(Math.abs(premium - 0.106952702747)).toBeLessThan(1e-9);
  });
});

describe('an American price', () => {
  it('is at least the European price and the gain of exercise, at most the stock or the strike', () => {
    fc.assert(
      fc.property(options, (option) => {
        const { type, spot, strike, years, rate, dividendYield } = option;
        const price = priceOf(option);
        const most =
          type === 'call'
            ? spot * Math.max(1, Math.exp(-dividendYield * years))
            : strike * Math.max(1, Math.exp(-rate * years));
        expect(price).toBeGreaterThanOrEqual(optionPrice(option) * (1 - 1e-14));
        expect(price).toBeGreaterThanOrEqual(
          (type === 'call' ? spot - strike : strike - spot) - 1e-12 * spot,
        );
        expect(price).toBeLessThanOrEqual(most * (1 + 1e-12));
      }),
      RUNS,
    );
  });

  it.each(['spot', 'strike'] as const)('is monotone and convex in the %s', (field) => {
    fc.assert(
      fc.property(options, between(0.001, 0.1), (option, width) => {
        const middle = option[field];
        const [low, centre, high] = [1 - width, 1, 1 + width].map((part) =>
          priceOf({ ...option, [field]: middle * part }),
        ) as [number, number, number];
        const rising = (option.type === 'call') === (field === 'spot');
        const slack = 1e-5 * option.strike;
        expect(rising ? high - low : low - high).toBeGreaterThan(-slack);
        expect(high + low - 2 * centre).toBeGreaterThan(-slack);
      }),
      RUNS,
    );
  });

  it('of a call without dividend yield and positive rate is the European price', () => {
    fc.assert(
      fc.property(options, (option) => {
        const rate = Math.abs(option.rate);
        const call = { ...option, type: 'call' as const, rate, dividendYield: 0 };
        expect(priceOf(call)).toBe(optionPrice(call));
      }),
      RUNS,
    );
  });

  it('of a put without interest and without negative yield is the European price', () => {
    const option = { ...put, rate: 0, dividendYield: 0.03 };
    expect(priceOf(option)).toBe(optionPrice(option));
    expect(boundaryPrice(boundaryOf(option), 100, 0.5)).toBeNull();
  });

  it('of a call equals the put with spot and strike, and rate and yield, exchanged', () => {
    fc.assert(
      fc.property(options, (option) => {
        const mirror: AmericanOption = {
          ...option,
          type: option.type === 'call' ? 'put' : 'call',
          ...{ spot: option.strike, strike: option.spot },
          ...{ rate: option.dividendYield, dividendYield: option.rate },
        };
        const size = 1e-12 * (option.spot + option.strike);
        expect(Math.abs(priceOf(option) - priceOf(mirror))).toBeLessThan(size);
      }),
      RUNS,
    );
  });

  it('lies between the bounds of put–call parity: S·e^(−qT) − K ≤ C − P ≤ S − K·e^(−rT)', () => {
    fc.assert(
      fc.property(options, (option) => {
        const rate = Math.abs(option.rate);
        const dividendYield = Math.abs(option.dividendYield);
        const both = { ...option, rate, dividendYield };
        const gap = priceOf({ ...both, type: 'call' }) - priceOf({ ...both, type: 'put' });
        const { spot, strike, years } = option;
        const slack = 1e-5 * (spot + strike);
        expect(gap).toBeGreaterThan(spot * Math.exp(-dividendYield * years) - strike - slack);
        expect(gap).toBeLessThan(spot - strike * Math.exp(-rate * years) + slack);
      }),
      RUNS,
    );
  });

  it('rises with the time to expiry and the volatility', () => {
    fc.assert(
      fc.property(options, between(1.01, 1.5), (option, part) => {
        const price = priceOf(option);
        const slack = 1e-5 * option.strike;
        const later = priceOf({ ...option, years: option.years * part });
        const wilder = priceOf({ ...option, volatility: option.volatility * part });
        expect(later).toBeGreaterThan(price - slack);
        expect(wilder).toBeGreaterThan(price - slack);
      }),
      RUNS,
    );
  });

  it('differs between the two accuracies by less than 1e-4 of the strike', () => {
    fc.assert(
      fc.property(options, (option) => {
        // Two exercise prices make the exact grid slow; a tree checks the live one below.
        fc.pre(Math.max(option.rate, option.dividendYield) >= 0);
        const error = Math.abs(priceOf(option) - priceOf(option, 'exact'));
        expect(error).toBeLessThan(1e-4 * Math.max(option.strike, option.spot));
      }),
      { numRuns: 300 },
    );
  });
});

describe('an American option in extreme cases', () => {
  const never = (name: string, change: Partial<AmericanOption>, price: number) =>
    [name, { ...put, ...change }, price] as const;

  it.each([
    never('no time left: the gain of exercise', { spot: 90, years: 0 }, 10),
    never('no volatility, interest: exercise now', { spot: 90, volatility: 0 }, 10),
    never(
      'no volatility, yield above interest: exercise at expiry',
      { spot: 100, volatility: 0, rate: 0, dividendYield: 0.05 },
      100 * (1 - Math.exp(-0.05)),
    ),
    never('a worthless stock: the strike', { spot: 0 }, 100),
    never('a strike of 0: nothing', { strike: 0 }, 0),
    never('far out of the money: nothing', { spot: 1e10 }, 0),
    never('deep in the money: the gain of exercise', { spot: 1 }, 99),
  ])('%s', (_name, option, price) => {
    expect(priceOf(option, 'exact')).toBeCloseTo(price, 10);
    expect(priceOf(option, 'live')).toBeCloseTo(price, 10);
  });

  it.each([
    ['a spot that is no number', { spot: NaN }],
    ['a negative strike', { strike: -1 }],
    ['neither spot nor strike', { spot: 0, strike: 0 }],
    ['a negative volatility', { volatility: -0.1 }],
    ['an infinite time to expiry', { years: Infinity }],
  ])('refuses %s', (_name, change) => {
    expect(americanPrice({ ...put, ...change })).toEqual({ ok: false, error: 'invalidInput' });
  });

  it('never answers with a number that is none', () => {
    const extreme = (...values: number[]) => fc.constantFrom(...values);
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom('call' as const, 'put' as const),
          spot: extreme(0, 1e-8, 1, 99, 100, 101, 1e10),
          strike: extreme(0, 1e-8, 100, 1e10),
          years: extreme(0, 1e-9, 1e-5, 0.02, 1, 30, 170),
          volatility: extreme(0, 1e-12, 1e-8, 1e-4, 0.01, 0.2, 2, 10),
          rate: extreme(-0.05, -1e-9, -5e-324, 0, 5e-324, 1e-12, 1e-6, 0.05, 2),
          dividendYield: extreme(-0.05, -1e-323, 0, 5e-324, 1e-12, 1e-6, 0.05, 0.3, 10),
        }),
        (option) => {
          const price = americanPrice(option);
          if (price.ok) expect(Number.isFinite(price.value)).toBe(true);
          else expect(option.spot + option.strike).toBe(0);
        },
      ),
      RUNS,
    );
  });
});

/** Cox, Ross and Rubinstein's tree, the mean of two numbers of steps; it has no line in common with the grid. */
function treePrice({ type, spot, strike, years, volatility, rate, dividendYield }: AmericanOption) {
  const of = (steps: number): number => {
    const dt = years / steps;
    const up = Math.exp(volatility * Math.sqrt(dt));
    const chance = (Math.exp((rate - dividendYield) * dt) - 1 / up) / (up - 1 / up);
    const discount = Math.exp(-rate * dt);
    const gain = (share: number): number => (type === 'call' ? share - strike : strike - share);
    const values = Array.from({ length: steps + 1 }, (_, i) =>
      Math.max(0, gain(spot * up ** (2 * i - steps))),
    );
    for (let n = steps - 1; n >= 0; n -= 1)
      for (let i = 0; i <= n; i += 1) {
        const held = discount * (chance * values[i + 1]! + (1 - chance) * values[i]!);
        values[i] = Math.max(held, gain(spot * up ** (2 * i - n)));
      }
    return values[0]!;
  };
  return (of(800) + of(801)) / 2;
}

describe('an American option with a negative rate and a yield below it, exercised between two prices', () => {
  const valuesOf = (option: AmericanOption) => {
    const at = americanValues(option);
    if (!at.ok) throw new Error(at.error);
    return at.value;
  };
  const negative = { ...put, years: 1, volatility: 0.2, rate: -0.005, dividendYield: -0.05 };

  /** Values of AQFED.jl by the method of L. Andersen and M. Lake, 'Fast American Option Pricing: The Double-Boundary Case' (2021). */
  it.each([
    ['test/american/aloNegTests.jl', negative, 20.030946627004035],
    [
      'src/american/README.md',
      { ...negative, years: 0.75, volatility: 0.3, dividendYield: -0.01 },
      22.372978113275483,
    ],
  ] as const)('AQFED.jl, %s: spot 80, strike 100', (_source, option, published) => {
    expect(Math.abs(priceOf({ ...option, spot: 80 }, 'exact') - published)).toBeLessThan(1e-4);
    expect(Math.abs(priceOf({ ...option, spot: 80 }, 'live') - published)).toBeLessThan(5e-3);
  });

  // Exercise pays from 10 to about 78.
  it.each([2, 8, 12, 30, 60, 78, 82, 95, 120])('on a stock at %d: the price of a tree', (spot) => {
    for (const rate of [-0.005, -0.03]) {
      const option = { ...negative, spot, rate };
      expect(Math.abs(priceOf(option) - treePrice(option))).toBeLessThan(1e-2);
      const call = {
        ...{ type: 'call' as const, spot: option.strike, strike: spot },
        ...{ years: option.years, volatility: option.volatility },
        ...{ rate: option.dividendYield, dividendYield: rate },
      };
      expect(priceOf(call)).toBeCloseTo(priceOf(option), 10);
    }
  });

  it('is exercised at the upper price, where its delta is −1, and held below the lower one, K·r/q', () => {
    const values = (spot: number) => valuesOf({ ...negative, spot });
    const upper = values(100).boundaryPrice!;
    expect(values(upper * 1.001).delta).toBeCloseTo(-1, 1);
    expect(values(upper * 0.98)).toMatchObject({ exercisedNow: true, price: 100 - upper * 0.98 });
    expect(values(9)).toMatchObject({ exercisedNow: false });
    expect(values(9).price).toBeGreaterThan(91);
  });

  it('its greeks are the slopes of its price', () => {
    const option = { ...negative, spot: 95 };
    const { delta, gamma, vega, theta } = valuesOf(option);
    const slope = (field: 'spot' | 'volatility' | 'years', step: number): number =>
      (treePrice({ ...option, [field]: option[field] + step }) -
        treePrice({ ...option, [field]: option[field] - step })) /
      (2 * step);
    expect(delta).toBeCloseTo(slope('spot', 2), 1);
    expect(vega).toBeCloseTo(slope('volatility', 0.02), 0);
    expect(theta).toBeCloseTo(-slope('years', 0.1), 0);
    expect(gamma).toBeGreaterThan(0);
  });

  it('its volatility gives the price back', () => {
    const price = priceOf({ ...negative, spot: 90 });
    const implied = americanImpliedVolatility({ ...negative, spot: 90, price });
    const again = priceOf({
      ...negative,
      spot: 90,
      volatility: implied.ok ? implied.volatility : NaN,
    });
    expect(Math.abs(again - price)).toBeLessThan(1e-10);
  });
});

describe('an exercise boundary', () => {
  it('starts at the strike, or at r/q of it where the yield is above the rate', () => {
    expect(boundaryPrice(boundaryOf(put), 100, 0)).toBe(100);
    const yielding = boundaryOf({ ...put, dividendYield: 0.1 });
    expect(boundaryPrice(yielding, 100, 0)).toBeCloseTo(50, 12);
    const call = boundaryOf({ ...put, type: 'call', dividendYield: 0.1 });
    expect(boundaryPrice(call, 100, 0)).toBe(100);
  });

  it('falls for a put towards the perpetual one, K·γ/(γ + 1)', () => {
    const boundary = boundaryOf({ ...put, years: 100, rate: 0.05, dividendYield: 0 });
    const prices = [0.1, 1, 10, 100].map((years) => boundaryPrice(boundary, 100, years)!);
    expect([...prices].sort((a, b) => b - a)).toEqual(prices);
    const gamma = (2 * 0.05) / 0.25 ** 2;
    expect(prices.at(-1)).toBeCloseTo((100 * gamma) / (gamma + 1), 1);
  });

  it('serves every shorter date as well as a boundary of its own', () => {
    const long = boundaryOf({ ...put, years: 2 });
    for (const years of [0.05, 0.3, 1, 1.9]) {
      const short = priceOf({ ...put, years }, 'exact');
      const served = americanPriceAt(americanDate(long, years), put.spot, put.strike);
      expect(Math.abs(served - short)).toBeLessThan(1e-6);
    }
  });

  it('scales with the strike', () => {
    const date = americanDate(boundaryOf(put), 1);
    expect(americanPriceAt(date, 360, 400)).toBeCloseTo(4 * americanPriceAt(date, 90, 100), 10);
  });
});

describe('batches', () => {
  it('a grid holds the price of every spot and date', () => {
    const boundary = boundaryOf(put, 'live');
    const spots = Float64Array.of(80, 100, 120);
    const years = Float64Array.of(0, 0.4, 1);
    const out = new Float64Array(9);
    americanPriceGrid(boundary, 100, spots, years, out);
    const expected = [...years].flatMap((left) =>
      [...spots].map((spot) => americanPriceAt(americanDate(boundary, left), spot, 100)),
    );
    expect([...out]).toEqual(expected);
  });

  it('a chain holds the price or the refusal of every contract', () => {
    const chain = {
      ...{ spot: 100, years: 0.5, rate: 0.04, dividendYield: 0.01 },
      isCall: Uint8Array.of(0, 0, 1, 1),
      strikes: Float64Array.of(95, 105, 105, -1),
      volatilities: Float64Array.of(0.3, 0.3, 0.3, 0.2),
    };
    const out = { prices: new Float64Array(4), refusals: new Uint8Array(4) };
    americanPriceChain(chain, out);
    const { spot, years, rate, dividendYield } = chain;
    const market = { spot, years, rate, dividendYield, volatility: 0.3 };
    expect([...out.prices.subarray(0, 3)]).toEqual([
      priceOf({ ...market, type: 'put', strike: 95 }),
      priceOf({ ...market, type: 'put', strike: 105 }),
      priceOf({ ...market, type: 'call', strike: 105 }),
    ]);
    expect(out.prices[3]).toBeNaN();
    expect([...out.refusals]).toEqual([0, 0, 0, 1]);
  });
});
