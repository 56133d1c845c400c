import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayOfWeek } from '../../shared/index.ts';
import { isTradingDay } from '../../calendar/index.ts';
import {
  endOfMonthExpiry,
  expiryKind,
  monthlyExpiry,
  morningSettlement,
  nextFridayExpiries,
  nextMonthlyExpiries,
  quarterlyExpiry,
  weeklyExpiry,
} from './expiry-calendar.ts';

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
