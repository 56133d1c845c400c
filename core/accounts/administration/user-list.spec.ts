import { describe, expect, it } from '@jest/globals';
import { MAX_OFFSET, pageWindow } from './user-list.ts';

describe('the window of a page by its number', () => {
  it('the last page of a million is as near as the first', () => {
    expect(pageWindow(1, 10, 1_000_000)).toEqual({ from: 'start', skip: 0, take: 10 });
    expect(pageWindow(100_000, 10, 1_000_000)).toEqual({ from: 'end', skip: 0, take: 10 });
    expect(pageWindow(99_999, 10, 1_000_000)).toEqual({ from: 'end', skip: 10, take: 10 });
  });

  it('the last page has what is left', () => {
    expect(pageWindow(4, 10, 35)).toEqual({ from: 'end', skip: 0, take: 5 });
    expect(pageWindow(1, 10, 3)).toEqual({ from: 'start', skip: 0, take: 10 });
  });

  it('behind the last page there is nothing', () => {
    expect(pageWindow(5, 10, 35)).toMatchObject({ from: 'end', take: 0 });
    expect(pageWindow(1_000_000, 100, 0)).toMatchObject({ take: 0 });
  });

  it('every row of a list stands on exactly one page', () => {
    for (const total of [0, 1, 9, 10, 11, 57])
      for (const limit of [1, 7, 10, 100]) {
        const rows = Array.from({ length: Math.ceil(total / limit) }, (_, i) => {
          const { from, skip, take } = pageWindow(i + 1, limit, total);
          const first = from === 'start' ? skip : total - skip - take;
          return Array.from({ length: Math.min(take, total - first) }, (_, j) => first + j);
        });
        expect(rows.flat()).toEqual(Array.from({ length: total }, (_, i) => i));
      }
  });

  it('where more match than were counted, pages go on from the start', () => {
    expect(pageWindow(100, 10, 1_000, true)).toEqual({ from: 'start', skip: 990, take: 10 });
    expect(pageWindow(101, 10, 1_000, true)).toEqual({ from: 'start', skip: 1_000, take: 10 });
    expect(() => pageWindow(MAX_OFFSET, 10, 1_000, true)).toThrow('too far');
  });

  it('a page too far from both ends is refused', () => {
    const far = MAX_OFFSET / 10 + 2;
    expect(() => pageWindow(far, 10, 1_000_000)).toThrow('too far');
    expect(pageWindow(far - 1, 10, 1_000_000)).toMatchObject({ skip: MAX_OFFSET });
    expect(pageWindow(far, 10, 2 * MAX_OFFSET)).toMatchObject({ from: 'end' });
  });
});
