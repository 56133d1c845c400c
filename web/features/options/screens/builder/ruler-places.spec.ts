import { describe, expect, it } from '@jest/globals';
import { CHIP, chipPlaces } from './ruler-places.ts';

describe('chips on the strike ruler', () => {
  it('stand over their strikes where there is room', () => {
    expect(chipPlaces([100, 400], 800)).toEqual([
      { left: 100 - CHIP.width / 2, row: 0 },
      { left: 400 - CHIP.width / 2, row: 0 },
    ]);
  });

  it.each([[[400, 400, 400, 400]], [[10, 12, 790, 795]], [[300, 340, 380, 420]], [[790, 10, 400]]])(
    'none of %j covers another or leaves the ruler',
    (centres) => {
      const places = chipPlaces(centres, 800);
      for (const [at, { left, row }] of places.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + CHIP.width).toBeLessThanOrEqual(800);
        for (const other of places.slice(at + 1))
          if (other.row === row)
            expect(Math.abs(other.left - left)).toBeGreaterThanOrEqual(CHIP.width);
      }
    },
  );
});
