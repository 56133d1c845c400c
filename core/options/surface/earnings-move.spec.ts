import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../shared/index.ts';
import { termStructure } from '../chain/index.ts';
import { earningsMove } from './earnings-move.ts';

interface Market {
  /** Volatility of a day now and in the long run; how fast the one becomes the other, per year. */
  readonly first: number;
  readonly last: number;
  readonly speed: number;
  readonly move: number;
}

const MARKET: Market = { first: 0.45, last: 0.28, speed: 3, move: 0.06 };

/** A term structure whose volatilities are the model's own. */
const points = (reports: readonly (readonly [number, number | undefined])[], market = MARKET) =>
  termStructure(
    reports.map(([days, earnings]) => {
      const { first, last, speed, move } = market;
      const years = days / 365;
      const reverted = -Math.expm1(-speed * years) / speed;
      const variance =
        last ** 2 * years + (first ** 2 - last ** 2) * reverted + (earnings ?? 0) * move ** 2;
      return {
        expiry: addDays('2027-01-01', days),
        daysToExpiry: days,
        kind: 'monthly' as const,
        volatilityAtForward: Math.sqrt(variance / years),
        ...(earnings !== undefined && { earnings }),
      };
    }),
  );

const QUARTERS = [
  [7, 0],
  [14, 0],
  [21, 1],
  [49, 1],
  [77, 1],
  [168, 2],
  [350, 4],
] as const;

describe('the move of an earnings report', () => {
  it.each<[string, Market]>([
    ['calming', MARKET],
    ['waking', { first: 0.18, last: 0.35, speed: 6, move: 0.09 }],
    ['flat', { first: 0.25, last: 0.25, speed: 4, move: 0.03 }],
  ])('is found in a %s market, and the volatilities without it', (_name, market) => {
    const found = earningsMove(points(QUARTERS, market))!;
    expect(found.move).toBeCloseTo(market.move, 5);
    expect([found.after, found.by]).toEqual(['2027-01-15', '2027-01-22']);
    const without = points(
      QUARTERS.map(([days]) => [days, 0] as const),
      market,
    );
    found.withoutEarnings.forEach((iv, i) => expect(iv).toBeCloseTo(without[i]!.iv, 4));
  });

  it('of a report before the first expiry has no expiry before it', () =>
    expect(earningsMove(points(QUARTERS.map(([days, n]) => [days, n + 1] as const)))!.after).toBe(
      null,
    ));

  it('is unknown where reports are, where all expiries have as many, with four expiries, and where none is priced in', () => {
    expect(earningsMove(points(QUARTERS.map(([days]) => [days, undefined] as const)))).toBeNull();
    expect(earningsMove(points(QUARTERS.map(([days]) => [days, 1] as const)))).toBeNull();
    expect(earningsMove(points(QUARTERS.map(([days]) => [days, 0] as const)))).toBeNull();
    expect(earningsMove(points(QUARTERS.slice(0, 4)))).toBeNull();
    const cheaper = points(QUARTERS).map((point) => ({
      ...point,
      iv: point.earnings ? 0.2 : point.iv,
    }));
    expect(earningsMove(cheaper)).toBeNull();
    expect(earningsMove([])).toBeNull();
  });
});
