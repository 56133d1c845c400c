import { describe, expect, it } from '@jest/globals';
import { askOf, bidOf, halfSpread } from './bid-ask-spread.ts';

const penny = { width: 1, ticks: 'penny', contractsPerDay: 1, putsPerCall: 1 } as const;
const nickel = { ...penny, ticks: 'pennyNickel' } as const;

describe('bid and ask', () => {
  it('are rounded away from each other: pennies', () => {
    expect(bidOf(penny, 7.129)).toBe(71_200);
    expect(askOf(penny, 7.121)).toBe(71_300);
  });

  it('are rounded to nickels from 3 dollars on, to pennies below', () => {
    expect(bidOf(nickel, 7.129)).toBe(71_000);
    expect(askOf(nickel, 7.121)).toBe(71_500);
    expect(bidOf(nickel, 2.999)).toBe(29_900);
    expect(askOf(nickel, 2.991)).toBe(30_000);
  });

  it('dust has no bid and asks one tick', () => {
    expect(bidOf(penny, -0.02)).toBe(0);
    expect(askOf(penny, 0.0001)).toBe(100);
  });

  it('the half-spread is positive and grows with price, delta and vega', () => {
    const base = halfSpread(penny, 1, 100, 0.3, 10);
    expect(base).toBeGreaterThan(0);
    expect(halfSpread(penny, 1.9, 100, 0.3, 10)).toBeGreaterThan(base);
    expect(halfSpread(penny, 1, 100, -0.6, 10)).toBeGreaterThan(base);
    expect(halfSpread(penny, 1, 100, 0.3, 40)).toBeGreaterThan(base);
  });
});
