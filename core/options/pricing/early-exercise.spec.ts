import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  earlyExercise,
  exercisedBeyond,
  optionDate,
  optionDatePrice,
  optionVolatility,
  type DatedDividend,
  type OptionTerms,
} from './index.ts';

const DAY = 1 / 365;
const TWO_DAYS = 2 * DAY;

const terms: OptionTerms = {
  ...{ years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' },
};
const value = (spot: number, exercise: OptionTerms['exercise'] = 'american') =>
  optionDatePrice(optionDate('put', 100, { ...terms, exercise }), spot);

describe('early exercise', () => {
  it('a put is worth its exercise value at the boundary price and below, more above it', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 3, noNaN: true }), (part) => {
        const { price } = earlyExercise('put', 100, terms, 100, TWO_DAYS);
        const spot = part * price!;
        const waiting = value(spot) - (100 - spot);
        if (part < 0.999) expect(waiting).toBeCloseTo(0, 9);
        if (part > 1.02) expect(waiting).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    ));

  it('the premium is what the American value has above the European one', () => {
    const { premium } = earlyExercise('put', 100, terms, 90, TWO_DAYS);
    expect(premium).toBeCloseTo(value(90) - value(90, 'european'), 12);
    expect(premium).toBeGreaterThan(0.1);
  });

  it('a call is exercised just before a large dividend, so its premium is above zero', () => {
    const dividends = [{ years: 0.5, amount: 8 }];
    const { premium } = earlyExercise('call', 100, { ...terms, dividends }, 120, TWO_DAYS);
    expect(premium).toBeGreaterThan(0.1);
  });

  it('without dividends a call is never exercised early, and a European option cannot be', () => {
    const none = { price: null, premium: 0 };
    expect(earlyExercise('call', 100, terms, 150, TWO_DAYS)).toEqual(none);
    expect(earlyExercise('put', 100, { ...terms, exercise: 'european' }, 50, TWO_DAYS)).toEqual(
      none,
    );
  });
});

/**
 * Value of an American option by a binomial tree (Cox, Ross and Rubinstein) of the share without its cash dividends, which
 * nobody may exercise before `from` years: an independent valuation.
 */
function treeValue(
  type: 'call' | 'put',
  strike: number,
  { years, rate, volatility, dividends = [] }: OptionTerms,
  spot: number,
  from: number,
  steps = 400,
): number {
  const dt = years / steps;
  const up = Math.exp(volatility * Math.sqrt(dt));
  const chance = (Math.exp(rate * dt) - 1 / up) / (up - 1 / up);
  const ahead = (t: number): number =>
    dividends.reduce(
      (sum, each) =>
        'amount' in each && each.years > t
          ? sum + each.amount * Math.exp(-rate * (each.years - t))
          : sum,
      0,
    );
  const stock = spot - ahead(0);
  const gain = (t: number, node: number): number => {
    const price = stock * up ** node + ahead(t);
    return Math.max(0, type === 'call' ? price - strike : strike - price);
  };
  let values = Array.from({ length: steps + 1 }, (_, i) => gain(years, 2 * i - steps));
  for (let step = steps - 1; step >= 0; step -= 1) {
    const t = step * dt;
    const discount = Math.exp(-rate * dt);
    values = Array.from({ length: step + 1 }, (_, i) => {
      const held = discount * (chance * values[i + 1]! + (1 - chance) * values[i]!);
      return t >= from ? Math.max(held, gain(t, 2 * i - step)) : held;
    });
  }
  return values[0]!;
}

describe('exercise until the last close before an ex-date', () => {
  /** Friday 15:00: the last close is in an hour, the next one in three days, the expiry on Friday a week later. */
  const HOUR = DAY / 24;
  const ko: OptionTerms = {
    ...{ years: 7 * DAY + HOUR, rate: 0.04, dividendYield: 0, volatility: 0.247 },
    exercise: 'american',
    dividends: [{ years: HOUR, amount: 0.52 }],
  };
  const monday = 3 * DAY + HOUR;

  it('KO at 76.06: the 73 call is worth exercising, 3.06 now against 2.72 to 2.85 after the ex-date; the 75 call is not', () => {
    const held = (strike: number) =>
      optionDatePrice(optionDate('call', strike, { ...ko, dividends: [] }), 76.06 - 0.52);
    expect(held(73)).toBeGreaterThan(2.72);
    expect(held(73)).toBeLessThan(2.85);
    expect(exercisedBeyond('call', 73, ko, monday)).toBeLessThan(76.06);
    // A put of more than the dividend is given up: P = C − S + K > 0.52.
    expect(held(75) - 75.54 + 75).toBeGreaterThan(0.52);
    expect(exercisedBeyond('call', 75, ko, monday)).toBeGreaterThan(76.06);
  });

  it('after that close nobody exercises any more, though the price has not fallen yet', () => {
    const saturday: OptionTerms = {
      ...ko,
      years: 6 * DAY,
      dividends: [{ years: 1.7 * DAY, amount: 0.52, isTooLate: true }],
    };
    expect(exercisedBeyond('call', 73, saturday, 3 * DAY)).toBeNull();
    // The option is the one on the share without the dividend, below its exercise value.
    const after = optionDate('call', 73, { ...saturday, dividends: [] });
    const due = 0.52 * Math.exp(-0.04 * 1.7 * DAY);
    const today = optionDatePrice(optionDate('call', 73, saturday), 76.06);
    expect(today).toBeCloseTo(optionDatePrice(after, 76.06 - due), 12);
    expect(today).toBeLessThan(76.06 - 73);
    const found = optionVolatility({
      ...saturday,
      type: 'call',
      strike: 73,
      spot: 76.06,
      price: today,
    });
    expect(found.ok && found.volatility).toBeCloseTo(0.247, 6);
  });

  it('a put is kept until the price has fallen', () => {
    expect(exercisedBeyond('put', 90, ko, monday)).toBeNull();
  });

  // The holder of three calls (reference case 15): exercise only where the dividend exceeds put and interest.
  it.each([
    ['26, put 0.00, interest 0.064', 26, 0.0001, 0.83, 30.31, true],
    ['30, put 0.68, interest 0.073', 30, 0.68, 0.83, 30.31, true],
    ['30.5, put 1.09, interest 0.075', 30.5, 1.09, 0.83, 30.31, false],
    ['70 at 85, put 0.05, interest 0.38, dividend 3', 70, 0.05, 3, 85, true],
  ])('call %s', (_name, strike, put, dividend, spot, isExercised) => {
    // European put after the dividend at the volatility that its price implies.
    const [years, rate] = strike === 70 ? [40 * DAY, 0.05] : [36 * DAY, 0.025];
    const implied = optionVolatility({
      ...{ type: 'put', strike, spot: spot - dividend, price: put, years, rate },
      ...{ dividendYield: 0, exercise: 'european' },
    });
    const volatility = implied.ok ? implied.volatility : Number.NaN;
    const market: OptionTerms = {
      ...{ years, rate, dividendYield: 0, volatility, exercise: 'american' },
      dividends: [{ years: HOUR, amount: dividend }],
    };
    const price = exercisedBeyond('call', strike, market, DAY) ?? Infinity;
    expect(spot >= price).toBe(isExercised);
  });

  it('is worth it exactly where exercise gains at least what holding past the chance is worth, by a tree', () => {
    let verdicts = 0;
    fc.assert(
      fc.property(
        fc.record({
          years: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
          rate: fc.double({ min: 0, max: 0.08, noNaN: true }),
          volatility: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
          amount: fc.double({ min: 0.1, max: 4, noNaN: true }),
          later: fc.double({ min: 0, max: 3, noNaN: true }),
          moneyness: fc.double({ min: 0.9, max: 1.4, noNaN: true }),
        }),
        ({ years, rate, volatility, amount, later, moneyness }) => {
          const dividends: DatedDividend[] = [{ years: HOUR, amount }];
          if (later > 0.1 && years > 0.3) dividends.push({ years: 0.25, amount: later });
          const market: OptionTerms = {
            ...{ years, rate, dividendYield: 0, volatility, exercise: 'american', dividends },
          };
          const spot = 100 * moneyness;
          const held = treeValue('call', 100, market, spot, HOUR + 1e-9, 200);
          const gain = spot - 100;
          // The tree of 200 steps is exact to about a cent and a half at these volatilities.
          if (Math.abs(gain - held) < 0.03) return;
          verdicts += 1;
          const price = exercisedBeyond('call', 100, market, DAY) ?? Infinity;
          expect(spot >= price).toBe(gain > held);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(verdicts).toBeGreaterThan(700);
  });
});
