import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './pager.tsx';

describe('AU-05 the pages that are shown', () => {
  it.each([
    ['one page', 1, 1, [1]],
    ['four pages, all of them', 2, 4, [1, 2, 3, 4]],
    ['the first of nine', 1, 9, [1, 2, 3, 4, 5]],
    ['in the middle the present one stands in the middle', 5, 9, [3, 4, 5, 6, 7]],
    ['the last of nine', 9, 9, [5, 6, 7, 8, 9]],
    ['a page past the end', 99, 9, [5, 6, 7, 8, 9]],
  ])('%s', (_fact, page, last, shown) => expect(pageNumbers(page, last)).toEqual(shown));
});
