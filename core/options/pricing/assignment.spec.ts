import { describe, expect, it } from '@jest/globals';
import {
  assignmentChances,
  blackScholes,
  exercisedBeyond,
  normalCdf,
  type OptionTerms,
} from './index.ts';

const market = { years: 0.5, rate: 0.05, dividendYield: 0, volatility: 0.25 };
const american: OptionTerms = { ...market, exercise: 'american' };
const DAYS = Array.from({ length: 182 }, (_, i) => (i + 0.3) / 365);
const inTheMoney = (type: 'call' | 'put', strike: number) =>
  blackScholes({ ...market, type, spot: 100, strike }).probabilityInTheMoney;

describe('the chance of assignment', () => {
  it.each(['call', 'put'] as const)(
    'of a European %s is zero until the expiry, then that of ending in the money',
    (type) => {
      const chances = assignmentChances(
        type,
        105,
        { ...american, exercise: 'european' },
        100,
        DAYS,
      );
      expect(chances.slice(0, -1).every((chance) => chance === 0)).toBe(true);
      expect(Math.abs(chances.at(-1)! - inTheMoney(type, 105))).toBeLessThan(2e-4);
    },
  );

  it('of a call without dividends is that of a European one', () => {
    const chances = assignmentChances('call', 95, american, 100, DAYS);
    expect(chances.at(-2)).toBe(0);
    expect(Math.abs(chances.at(-1)! - inTheMoney('call', 95))).toBeLessThan(2e-4);
  });

  it('of a put never falls, and is at least that of ending in the money', () => {
    const chances = assignmentChances('put', 110, american, 100, DAYS);
    chances.forEach((chance, i) => {
      if (i > 0) expect(chance).toBeGreaterThanOrEqual(chances[i - 1]! - 1e-12);
    });
    expect(chances.at(-2)).toBeGreaterThan(0.1);
    expect(chances.at(-1)).toBeGreaterThan(inTheMoney('put', 110));
    expect(chances.at(-1)).toBeLessThanOrEqual(1);
  });

  it('of a put lies between those of touching the perpetual exercise price and of touching the strike', () => {
    const high = { ...american, rate: 3, dividendYield: 3 };
    const chances = assignmentChances('put', 80, high, 100, DAYS);
    const deviation = 0.25 * Math.sqrt(0.5);
    const drift = -(0.25 ** 2) / 2;
    // The reflection principle.
    const touch = (barrier: number): number => {
      const log = Math.log(barrier / 100);
      const [below, reflected] = [log - drift * 0.5, log + drift * 0.5];
      const weight = Math.exp((2 * drift * log) / 0.25 ** 2);
      return normalCdf(below / deviation) + weight * normalCdf(reflected / deviation);
    };
    // σ²/2·λ·(λ − 1) = r, and a barrier observed once a day lies 0.5826·σ√dt further (Broadie, Glasserman and Kou 1997).
    const root = (1 - Math.sqrt(1 + (8 * 3) / 0.25 ** 2)) / 2;
    const perpetual = (80 * root) / (root - 1);
    const daily = Math.exp(-0.5826 * 0.25 * Math.sqrt(1 / 365));
    expect(chances.at(-1)).toBeGreaterThan(touch(perpetual * daily));
    expect(chances.at(-1)).toBeLessThan(touch(80));
  });

  it('of a call in the money falls on the day before a dividend above the interest', () => {
    const dividends = [{ years: 100 / 365, amount: 3 }];
    const chances = assignmentChances('call', 90, { ...american, dividends }, 100, DAYS);
    const day = DAYS.findLastIndex((moment) => moment < 100 / 365);
    expect(chances[day - 1]).toBeLessThan(1e-9);
    expect(chances[day]).toBeGreaterThan(0.5);
    expect(chances[day + 1]).toBe(chances[day]);
  });

  it('of a put worth exercising now is 1 from the first day on', () => {
    const chances = assignmentChances('put', 200, american, 100, DAYS);
    expect(chances[0]).toBeCloseTo(1, 12);
    expect(chances.at(-1)).toBeCloseTo(1, 12);
  });

  it('an hour before the last close is that of the share lying beyond the price of exercise then', () => {
    const HOUR = 1 / 365 / 24;
    const market = { years: 7 / 365 + HOUR, rate: 0.04, dividendYield: 0, volatility: 0.25 };
    const dividends = [{ years: HOUR, amount: 0.52 }];
    const ko: OptionTerms = { ...market, exercise: 'american', dividends };
    const later = HOUR + 3 / 365;
    const [today] = assignmentChances('call', 73, ko, 74.95, [HOUR, later]);
    // On that close the option has a week left; its price of exercise is that of the share without the dividend.
    const atClose = { ...ko, years: 7 / 365, dividends: [{ years: 1e-9, amount: 0.52 }] };
    const price = exercisedBeyond('call', 73, atClose, 3 / 365)!;
    const deviation = 0.25 * Math.sqrt(HOUR);
    const far = Math.log((74.95 - 0.52) / (price - 0.52)) / deviation;
    expect(today).toBeCloseTo(normalCdf(far + (0.04 * HOUR) / deviation - deviation / 2), 4);
    expect(today).toBeGreaterThan(0.05);
    expect(today).toBeLessThan(0.95);
  });

  it('of a call on a day whose last close has passed is not counted before the price has fallen', () => {
    const dividends = [{ years: 1.7 / 365, amount: 3, isTooLate: true as const }];
    const chances = assignmentChances('call', 90, { ...american, dividends }, 100, DAYS);
    expect(chances.at(-2)).toBe(0);
  });
});
