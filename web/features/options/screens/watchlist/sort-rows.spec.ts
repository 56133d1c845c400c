import { describe, expect, it } from '@jest/globals';
import { quoteOf } from '../../test-market.spec.helper.ts';
import { nextSorting, sortSymbols } from './sort-rows.ts';

describe('sorting a watchlist', () => {
  it('what is unknown stands last either way', () => {
    const quotes = { A: quoteOf('A', 3), C: quoteOf('C', 1), D: { ...quoteOf('D'), price: null } };
    const sorted = (direction: 'asc' | 'desc') =>
      sortSymbols(['D', 'A', 'B', 'C'], quotes, { column: 'price', direction }).join('');
    expect(sorted('asc')).toBe('CADB');
    expect(sorted('desc')).toBe('ACDB');
  });

  it('another column begins from its own first direction', () => {
    const byPrice = nextSorting(null, 'price');
    expect(nextSorting(byPrice, 'symbol')).toEqual({ column: 'symbol', direction: 'asc' });
    expect(nextSorting(byPrice, 'change')).toEqual({ column: 'change', direction: 'desc' });
  });
});
