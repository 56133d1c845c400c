import { describe, expect, it } from '@jest/globals';
import { newYorkInstant } from '../../calendar/index.ts';
import { daysToExpiry, expiryInstant, isExpired, yearsToExpiry } from './expiry-time.ts';

const at = (text: string): number => Date.parse(text);

describe('time to expiry', () => {
  it.each([
    ['winter', '2026-11-20', '2026-11-20T21:00:00Z'],
    ['summer', '2026-07-17', '2026-07-17T20:00:00Z'],
    ['half day', '2026-11-27', '2026-11-27T18:00:00Z'],
  ] as const)('the close of an expiry in %s', (_case, expiry, instant) => {
    expect(expiryInstant(expiry)).toBe(at(instant));
  });

  it.each([
    ['the morning of the day', '2026-11-20T05:00:00Z', 0],
    ['New York still has the day before at 4:59 UTC', '2026-11-20T04:59:59Z', 1],
    ['a traveller east of New York counts the same', '2026-11-19T18:00:00Z', 1],
    ['the day after', '2026-11-21T15:00:00Z', -1],
  ])('days in New York: %s', (_case, now, days) => {
    expect(daysToExpiry(at(now), '2026-11-20')).toBe(days);
  });

  it('a contract is unexpired until the close of its expiry date', () => {
    expect(isExpired(at('2026-11-27T17:59:59Z'), '2026-11-27')).toBe(false);
    expect(isExpired(at('2026-11-27T18:00:00Z'), '2026-11-27')).toBe(true);
  });

  it('whole days are whole, also across a change of clocks', () => {
    expect(yearsToExpiry(newYorkInstant('2026-02-20', 16), '2026-03-20')).toBe(28 / 365);
    expect(yearsToExpiry(newYorkInstant('2021-11-22', 16), '2021-12-17')).toBe(25 / 365);
  });

  it('parts of a day count by the wall clock, and nothing is left after the close', () => {
    expect(yearsToExpiry(newYorkInstant('2026-11-20', 10), '2026-11-20')).toBeCloseTo(
      0.25 / 365,
      15,
    );
    expect(yearsToExpiry(newYorkInstant('2026-11-26', 16), '2026-11-27')).toBeCloseTo(
      0.875 / 365,
      15,
    );
    expect(yearsToExpiry(newYorkInstant('2026-11-20', 16), '2026-11-20')).toBe(0);
    expect(yearsToExpiry(newYorkInstant('2026-11-23', 9), '2026-11-20')).toBe(0);
  });
});
