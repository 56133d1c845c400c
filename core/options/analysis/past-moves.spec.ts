import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../shared/index.ts';
import { fromDollars } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { LEAST_MOVES, measureChoice, pastMoves, type DailyClose } from './index.ts';

const FIRST: CalendarDate = '2026-01-05';
/** Closes of consecutive calendar days that grow by the same ratio. */
const growing = (count: number, ratio: number): DailyClose[] =>
  Array.from({ length: count }, (_, i) => ({
    date: addDays(FIRST, i),
    close: 100 * ratio ** i,
  }));

describe('past moves of a stock', () => {
  it('are the logarithms of price ratios over the days, one from each close', () => {
    const moves = pastMoves(growing(100, 1.01), 10);
    expect(moves.ok && moves.value).toHaveLength(90);
    for (const move of moves.ok ? moves.value : [])
      expect(move).toBeCloseTo(10 * Math.log(1.01), 12);
  });

  it('end at the first close at least as many days later', () => {
    const weekdays = growing(120, 1.01).filter((_, i) => i % 7 < 5);
    const moves = pastMoves(weekdays, 1);
    // From Friday to Monday are three days.
    const lengths = (moves.ok ? moves.value : []).map((move) => Math.round(move / Math.log(1.01)));
    expect(new Set(lengths)).toEqual(new Set([1, 3]));
  });

  it('need sixty of them and a whole day', () => {
    expect(pastMoves(growing(LEAST_MOVES + 10, 1), 10).ok).toBe(true);
    expect(pastMoves(growing(LEAST_MOVES + 9, 1), 10)).toEqual({
      ok: false,
      error: { kind: 'tooFewCloses', moves: LEAST_MOVES - 1, needed: LEAST_MOVES },
    });
    expect(pastMoves([], 30)).toMatchObject({ ok: false, error: { moves: 0 } });
    for (const days of [0, Number.NaN])
      expect(pastMoves(growing(200, 1), days)).toEqual({
        ok: false,
        error: { kind: 'noWholeDay' },
      });
  });

  it('leave out closes that are no prices', () => {
    const broken = growing(100, 1).map((each, i) => (i === 50 ? { ...each, close: 0 } : each));
    const moves = pastMoves(broken, 1);
    expect(moves.ok && moves.value).toHaveLength(97);
    expect(moves.ok && moves.value.every(Number.isFinite)).toBe(true);
  });
});

describe('the measure of the settings', () => {
  const settings = { ownDrift: 0.03, ownVolatility: null, rangeFrom: 0.9, rangeTo: 1.2 } as const;
  const input = { spot: fromDollars(50), volatility: 0.25 };

  it('has a target range around the spot, and the implied volatility where none is stated', () => {
    expect(measureChoice({ ...settings, measure: 'range' }, input)).toEqual({
      ...{ name: 'range', from: 45, to: 60 },
    });
    expect(measureChoice({ ...settings, measure: 'own' }, input)).toEqual({
      ...{ name: 'own', drift: 0.03, volatility: 0.25 },
    });
    expect(measureChoice({ ...settings, measure: 'own', ownVolatility: 0.4 }, input)).toEqual({
      ...{ name: 'own', drift: 0.03, volatility: 0.4 },
    });
    expect(measureChoice({ ...settings, measure: 'pastMoves' }, input, [0.1])).toEqual({
      ...{ name: 'pastMoves', moves: [0.1] },
    });
  });
});
