import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnsInView, ROW_HEIGHT, rowsInView, topOfRow } from './view.ts';

// As test/properties/global-seed.ts does for the other parts.
fc.configureGlobal({ seed: 20_260_515 });

const HEIGHT = 10 * ROW_HEIGHT;

describe('the rows in view', () => {
  it('are those below the place that was scrolled to', () =>
    expect(rowsInView(1_000, 5 * ROW_HEIGHT, HEIGHT)).toEqual({
      first: 5,
      last: 15,
      scrollHeight: 1_000 * ROW_HEIGHT,
      offset: 5 * ROW_HEIGHT,
    }));

  it('of an empty table are none', () =>
    expect(rowsInView(0, 0, HEIGHT)).toEqual({ first: 0, last: -1, scrollHeight: 0, offset: 0 }));

  it('of twenty million rows are the first at the top and the last at the end, and none is out of reach', () => {
    const rows = 20_000_000;
    const { scrollHeight } = rowsInView(rows, 0, HEIGHT);
    expect(rowsInView(rows, 0, HEIGHT).first).toBe(0);
    expect(rowsInView(rows, scrollHeight - HEIGHT, HEIGHT).last).toBe(rows - 1);
  });

  it('stand within the table and fill the box, wherever it is scrolled to', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, share) => {
          const { scrollHeight } = rowsInView(rows, 0, HEIGHT);
          const top = Math.max(0, scrollHeight - HEIGHT) * share;
          const { first, last, offset } = rowsInView(rows, top, HEIGHT);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(last).toBeLessThan(rows);
          expect(offset).toBeLessThanOrEqual(top + 1);
          const end = offset + (last - first + 1) * ROW_HEIGHT;
          expect(end).toBeLessThanOrEqual(scrollHeight);
          expect(end).toBeGreaterThanOrEqual(Math.min(scrollHeight, top + HEIGHT) - ROW_HEIGHT);
        },
      ),
    ));
});

describe('the place of a row', () => {
  it.each([1_000, 20_000_000])('scrolled to, shows the row: of %i rows', (rows) => {
    for (const row of [0, 7, rows >> 1, rows - 3, rows - 1]) {
      const { first, last } = rowsInView(rows, topOfRow(rows, row, HEIGHT), HEIGHT);
      expect(first).toBeLessThanOrEqual(row);
      expect(last).toBeGreaterThanOrEqual(row);
    }
  });
});

describe('the columns in view', () => {
  it('are those that the box shows and one at each side', () =>
    expect(columnsInView(3_000, 10 * 168, 3 * 168)).toEqual([9, 10, 11, 12, 13, 14]));

  it('are at most those that there are', () => expect(columnsInView(2, 0, 1_000)).toEqual([0, 1]));
});
