import { describe, expect, it } from '@jest/globals';
import { nextSorting, sortRows } from './sorting.ts';

describe('sorting a table', () => {
  it('what is unknown stands last either way', () => {
    const rows = [{ price: null }, { price: 3 }, { price: null }, { price: 1 }];
    const sorted = (direction: 'asc' | 'desc') =>
      sortRows(rows, ({ price }) => price, direction).map(({ price }) => price);
    expect(sorted('asc')).toEqual([1, 3, null, null]);
    expect(sorted('desc')).toEqual([3, 1, null, null]);
  });

  it('texts are sorted by their letters', () =>
    expect(sortRows(['b', 'A', 'c'], (text) => text, 'desc')).toEqual(['c', 'b', 'A']));

  it('a column goes from its first direction to the other and back to no sorting', () => {
    const first = nextSorting<'price' | 'name'>(null, 'price', 'desc');
    expect(first).toEqual({ column: 'price', direction: 'desc' });
    const second = nextSorting(first, 'price', 'desc');
    expect(second).toEqual({ column: 'price', direction: 'asc' });
    expect(nextSorting(second, 'price', 'desc')).toBeNull();
    expect(nextSorting(second, 'name', 'asc')).toEqual({ column: 'name', direction: 'asc' });
  });
});
