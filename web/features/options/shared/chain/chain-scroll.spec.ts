import { describe, expect, it } from '@jest/globals';
import { ROW_HEIGHT, rowsInView, scrollZone } from './chain-scroll.ts';

const VIEW = 384;
const CONTENT = 15 * ROW_HEIGHT;

describe('scrolling the near view', () => {
  it('CH-05 within 50 px of the top asks for lower strikes', () =>
    expect(scrollZone(50, VIEW, CONTENT)).toBe('lower'));

  it('CH-06 within 100 px of the bottom asks for higher strikes', () =>
    expect(scrollZone(CONTENT - VIEW - 100, VIEW, CONTENT)).toBe('higher'));

  it('CH-07 at 51 px from the top and 101 px from the bottom nothing is asked for', () => {
    expect(scrollZone(51, VIEW, CONTENT)).toBeNull();
    expect(scrollZone(CONTENT - VIEW - 101, VIEW, CONTENT)).toBeNull();
  });

  it('CH-21 at rest in the middle neither zone is touched', () =>
    expect(scrollZone((CONTENT - VIEW) / 2, VIEW, CONTENT)).toBeNull());
});

describe('rows in view', () => {
  it('are those that a window shows by more than half, above the strip at its end', () => {
    // 320 px less the strip of 28: seven rows of 40 px and 12 px of the eighth.
    expect(rowsInView(0, 320, 15, 15)).toEqual([0, 6]);
    expect(rowsInView(19, 320, 15, 15)).toEqual([0, 7]);
    expect(rowsInView(21, 320, 15, 15)).toEqual([1, 7]);
  });

  it('lie lower by the line of the spot above them', () =>
    expect(rowsInView(19, 320, 15, 2)).toEqual([0, 6]));

  it('are all where nothing has been laid out', () =>
    expect(rowsInView(0, -64, 15, 7)).toEqual([0, 14]));
});
