import { describe, expect, it } from '@jest/globals';
import { groupConsecutive, mergeBars, periodOf } from './bar-aggregation.ts';

describe('bars of longer spans', () => {
  it('merged: first open, greatest high, least low, last close, all volume', () => {
    const first = { at: 1, open: 10, high: 14, low: 9, close: 12, volume: 100 };
    const second = { at: 2, open: 12, high: 13, low: 8, close: 11, volume: 50 };
    expect(mergeBars([first, second])).toEqual({
      at: 1,
      open: 10,
      high: 14,
      low: 8,
      close: 11,
      volume: 150,
    });
  });

  it('weeks run from Monday to Sunday, also across a new year', () => {
    const week = (date: Parameters<typeof periodOf>[1]) => periodOf('week', date);
    expect(week('2026-11-16')).toBe(week('2026-11-22'));
    expect(week('2026-11-23')).toBe(week('2026-11-22') + 1);
    expect(week('2027-01-01')).toBe(week('2026-12-28'));
  });

  it('months are counted on across years', () => {
    expect(periodOf('month', '2027-01-04')).toBe(periodOf('month', '2026-12-31') + 1);
  });

  it('runs of equal keys stay together in order', () => {
    expect(groupConsecutive([1, 1, 2, 2, 1], (n) => n)).toEqual([[1, 1], [2, 2], [1]]);
  });
});
