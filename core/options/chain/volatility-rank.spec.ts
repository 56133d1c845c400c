import { describe, expect, it } from '@jest/globals';
import { aroundThirtyDays, thirtyDayVolatility } from './thirty-day-volatility.ts';
import { volatilityRank } from './volatility-rank.ts';

describe('the rank of a volatility', () => {
  it.each([
    ['the low of the year', [0.2, 0.4, 0.3], 0.2, 0, 0],
    ['the high of the year', [0.2, 0.4, 0.3], 0.4, 1, 2 / 3],
    ['a quarter of the way up', [0.2, 0.6, 0.6, 0.6], 0.3, 0.25, 0.25],
    ['lower than ever', [0.2, 0.4], 0.1, 0, 0],
    ['higher than ever', [0.2, 0.4], 0.5, 1, 1],
    ['a year without any move', [0.2, 0.2], 0.2, 0.5, 0],
  ])('%s', (_case, year, current, rank, percentile) => {
    const found = volatilityRank(year, current);
    expect(found.rank).toBeCloseTo(rank, 12);
    expect(found.percentile).toBeCloseTo(percentile, 12);
  });

  it('nothing to compare, nothing said', () => {
    const nothing = { low: null, high: null, rank: null, percentile: null };
    expect(volatilityRank([], 0.2)).toEqual(nothing);
    expect(volatilityRank([0.2], null)).toEqual(nothing);
  });
});

describe('volatility for thirty days', () => {
  const at = (daysToExpiry: number, volatilityAtForward: number | null) => ({
    daysToExpiry,
    volatilityAtForward,
  });
  const ofAll = (...expiries: readonly ReturnType<typeof at>[]) =>
    thirtyDayVolatility(aroundThirtyDays(expiries));

  it('an expiry in thirty days has it', () => {
    expect(ofAll(at(9, 0.5), at(30, 0.2), at(60, 0.3))).toBe(0.2);
  });

  it('between two expiries total variance is linear in time', () => {
    const found = ofAll(at(20, 0.2), at(50, 0.4))!;
    const [near, far] = [0.2 ** 2 * 20, 0.4 ** 2 * 50];
    expect(found ** 2 * 30).toBeCloseTo(near + (far - near) / 3, 12);
    expect(ofAll(at(20, 0.3), at(50, 0.3))).toBeCloseTo(0.3, 12);
  });

  it('on one side the nearest is taken; expiries of today and without volatility are left out', () => {
    expect(ofAll(at(0, 9), at(5, 0.5), at(12, 0.4), at(40, null))).toBe(0.4);
    expect(ofAll(at(45, 0.25), at(90, 0.3))).toBe(0.25);
    expect(ofAll(at(0, 0.4), at(20, null))).toBeNull();
  });
});
