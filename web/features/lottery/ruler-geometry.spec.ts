import { describe, expect, it } from '@jest/globals';
import { rulerGeometry } from './ruler-geometry.ts';

const DAY = 86_400_000;
const life = (days: number, at = 0) => ({ opensAt: 0, closesAt: days * DAY, at: at * DAY });

describe('the ruler of an event', () => {
  it('its days are to scale: halfway through, the line is halfway', () => {
    const { opens, closes, now } = rulerGeometry(life(14, 7), 1100);
    expect(now).toBeCloseTo((opens + closes) / 2);
  });

  it('before the opening nothing has passed, after the close all of it', () => {
    const before = rulerGeometry(life(14, -3), 1100);
    expect(before.now).toBe(before.opens);
    const after = rulerGeometry(life(14, 99), 1100);
    expect(after.now).toBe(after.closes);
  });

  it('the draw lies behind the close, and everything on the sheet', () => {
    for (const width of [256, 296, 704, 1100]) {
      const { opens, closes, draw } = rulerGeometry(life(14), width);
      expect([0 < opens, opens < closes, closes < draw, draw < width]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    }
  });

  it.each([
    [1, 1100],
    [7, 1100],
    [14, 1100],
    [14, 296],
    [60, 1100],
    [365, 1100],
    [365, 256],
    [1500, 256],
  ])(
    'ticks of %d days on %d px are 8 px apart at least and none is behind the close',
    (days, width) => {
      const { ticks, opens, closes } = rulerGeometry(life(days), width);
      const gaps = ticks.slice(1).map(({ x }, i) => x - ticks[i]!.x);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
      expect(ticks[0]).toEqual({ x: opens, long: true });
      expect(ticks.at(-1)!.x).toBeLessThanOrEqual(closes + 1e-6);
    },
  );

  it('seven days have a long tick at each midnight and seven short ones between', () => {
    const { ticks } = rulerGeometry(life(7), 1100);
    expect(ticks).toHaveLength(7 * 8 + 1);
    expect(ticks.filter(({ long }) => long)).toHaveLength(8);
  });
});
