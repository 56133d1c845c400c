import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isTradingDay, newYorkInstant } from '../../calendar/index.ts';
import { addDays, dayOfWeek } from '../../shared/index.ts';
import {
  daysToExpiry,
  expiryInstant,
  isExpired,
  yearsToExpiry,
  endOfMonthExpiry,
  expiryKind,
  monthlyExpiry,
  monthlyVolatilityExpiry,
  morningSettlement,
  nextFridayExpiries,
  nextMonthlyExpiries,
  quarterlyExpiry,
  volatilityExpiry,
  weeklyExpiry,
} from './expiry.ts';

const at = (text: string): number => Date.parse(text);

describe('monthly expiries', () => {
  it.each([
    ['the third Friday', '2026-11', '2026-11-20'],
    ['Good Friday moves it to Thursday', '2022-04', '2022-04-14'],
    ['Good Friday moves it to Thursday', '2025-04', '2025-04-17'],
    ['Juneteenth moves it to Thursday', '2026-06', '2026-06-18'],
    ['Juneteenth kept on a Friday moves it to Thursday', '2027-06', '2027-06-17'],
  ] as const)('%s: %s', (_rule, month, expiry) => expect(monthlyExpiry(month)).toBe(expiry));

  it('AM-settled options trade last on the business day before', () => {
    expect(morningSettlement('2026-06')).toEqual({
      settlement: '2026-06-18',
      lastTrading: '2026-06-17',
    });
  });

  it("BU-05 six months of third Fridays lie ahead; today's counts until its close", () => {
    const next = (instant: string) => nextMonthlyExpiries(at(instant));
    expect(next('2026-11-20T20:59:59Z')[0]).toBe('2026-11-20');
    expect(next('2026-11-20T21:00:00Z')).toEqual([
      '2026-12-18',
      '2027-01-15',
      '2027-02-19',
      '2027-03-19',
      '2027-04-16',
      '2027-05-21',
    ]);
  });
});

describe('weekly, end-of-month and quarterly expiries', () => {
  it.each([
    ['a Friday holiday: Thursday', '2024-03-29', '2024-03-28'],
    ['a Monday holiday: Tuesday', '2026-09-07', '2026-09-08'],
    ['across the year', '2021-01-01', '2020-12-31'],
    ['an ordinary Friday', '2026-11-27', '2026-11-27'],
  ] as const)('%s', (_rule, nominal, expiry) => expect(weeklyExpiry(nominal)).toBe(expiry));

  it('the last business day: of the month, of the quarter', () => {
    expect(endOfMonthExpiry('2024-03')).toBe('2024-03-28');
    expect(endOfMonthExpiry('2026-10')).toBe('2026-10-30');
    expect(quarterlyExpiry('2026-11')).toBe('2026-12-31');
  });

  it('weeklies go on over a holiday Friday', () => {
    expect(nextFridayExpiries(at('2026-06-15T15:00:00Z'), 3)).toEqual([
      '2026-06-18',
      '2026-06-26',
      '2026-07-02',
    ]);
  });

  it('every expiry trades, and its kind is that of its rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7000 }), (days) => {
        const day = addDays('2020-01-01', days);
        const month = day.slice(0, 7) as `${number}-${number}`;
        expect(expiryKind(monthlyExpiry(month))).toBe('monthly');
        expect(['quarterly', 'endOfMonth']).toContain(expiryKind(endOfMonthExpiry(month)));
        expect(expiryKind(quarterlyExpiry(month))).toBe('quarterly');
        expect(isTradingDay(weeklyExpiry(day))).toBe(true);
        if (dayOfWeek(day) > 0 && isTradingDay(day)) expect(weeklyExpiry(day)).toBe(day);
      }),
      { numRuns: 300 },
    );
  });
});

describe('expiries of VIX options (Cboe, expiration calendars of 2025 and 2026)', () => {
  it.each([
    ['a Wednesday 30 days before the third Friday of December', '2026-11', '2026-11-18'],
    ['the Friday is Good Friday: the Tuesday', '2025-03', '2025-03-18'],
    ['the Friday is Juneteenth: the Tuesday', '2026-05', '2026-05-19'],
    ['an ordinary month', '2026-01', '2026-01-21'],
  ] as const)('%s: %s', (_rule, month, expiry) =>
    expect(monthlyVolatilityExpiry(month)).toBe(expiry),
  );

  it('a Wednesday that is a holiday gives the Tuesday', () => {
    expect(volatilityExpiry('2024-12-25')).toBe('2024-12-24');
    expect(volatilityExpiry('2026-11-25')).toBe('2026-11-24');
  });
});

describe('time to expiry', () => {
  it('AM-settled contracts end at 9:30 of the expiry date', () => {
    expect(expiryInstant('2026-11-20', 'AM')).toBe(at('2026-11-20T14:30:00Z'));
    expect(isExpired(at('2026-11-20T14:29:59Z'), '2026-11-20', 'AM')).toBe(false);
    expect(isExpired(at('2026-11-20T14:30:00Z'), '2026-11-20', 'AM')).toBe(true);
    expect(yearsToExpiry(newYorkInstant('2026-11-19', 16), '2026-11-20', 'AM')).toBeCloseTo(
      17.5 / 24 / 365,
      15,
    );
  });

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
