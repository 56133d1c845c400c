import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CalendarDate } from '../shared/index.ts';
import { addDays } from '../shared/index.ts';
import { holidayOn } from './trading-sessions.ts';
import { easterSunday, projectedHolidays } from './projected-holidays.ts';
import { PUBLISHED_CLOSURES, PUBLISHED_EARLY_CLOSES } from './published-holidays.ts';
import {
  closesEarly,
  dayNote,
  isTradingDay,
  marketStatus,
  nextClose,
  nextOpen,
  nextTradingDay,
  previousTradingDay,
  sessionOn,
} from './trading-sessions.ts';

const at = (text: string): number => Date.parse(text);
const YEARS = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028];
const datesOf = (table: Readonly<Record<string, readonly CalendarDate[]>>): CalendarDate[] =>
  Object.values(table).flat().sort();

describe('holidays', () => {
  it('87 closures and 17 early closes are published for 2020 to 2028', () => {
    expect(datesOf(PUBLISHED_CLOSURES)).toHaveLength(87);
    expect(datesOf(PUBLISHED_EARLY_CLOSES)).toHaveLength(17);
  });

  it('sessions a year as the exchange held or announced them', () => {
    const sessions = YEARS.map((year) => {
      let count = 0;
      for (let day: CalendarDate = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        if (isTradingDay(day)) count++;
      }
      return count;
    });
    expect(sessions).toEqual([253, 252, 251, 250, 252, 250, 251, 251, 251]);
  });

  it('sessions a year since 2000', () => {
    const sessions = Array.from({ length: 20 }, (_item, i) => {
      let count = 0;
      const year = String(2000 + i) as `${number}`;
      for (let day: CalendarDate = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
        if (isTradingDay(day)) count++;
      return count;
    });
    // 365 days less weekends, nine holidays (eight where New Year is a Saturday) and the closures below.
    expect(sessions).toEqual([
      ...[252, 248, 252, 252, 252, 252, 251, 251, 253, 252],
      ...[252, 252, 250, 252, 252, 252, 252, 251, 251, 252],
    ]);
  });

  // Source: NYSE, 'Special Closings', and the NYSE calendar of pandas_market_calendars.
  it.each([
    ...['2001-09-11', '2001-09-12', '2001-09-13', '2001-09-14', '2004-06-11', '2007-01-02'],
    ...['2012-10-29', '2012-10-30', '2018-12-05', '2025-01-09'],
  ] as const)('no session on %s', (date) => expect(sessionOn(date)).toBeNull());

  it.each([
    ['2001-07-03', true],
    ['2002-07-03', false],
    ['2002-07-05', true],
    ['2003-12-26', true],
    ['2004-12-24', false],
    ['2008-07-03', true],
    ['2013-07-03', true],
    ['2013-07-05', false],
    ['2019-07-03', true],
    ['2019-07-05', false],
  ] as const)('%s closes at 13:00: %s', (date, early) => expect(closesEarly(date)).toBe(early));

  it('a session of March 2006 is from 14:30 to 21:00 UTC', () =>
    expect(sessionOn('2006-03-20')).toMatchObject({
      open: at('2006-03-20T14:30Z'),
      close: at('2006-03-20T21:00Z'),
    }));

  it('the rules give the published years, but for the day of mourning', () => {
    const projected = YEARS.map(projectedHolidays);
    const closures = projected.flatMap((year) => year.closures.map(([, date]) => date)).sort();
    const early = projected.flatMap((year) => year.earlyCloses.map(([, date]) => date)).sort();
    expect(closures).toEqual(datesOf(PUBLISHED_CLOSURES).filter((date) => date !== '2025-01-09'));
    expect(early).toEqual(datesOf(PUBLISHED_EARLY_CLOSES));
  });

  it('years beyond the published ones are marked as projected', () => {
    expect(holidayOn('2028-12-25')).toMatchObject({ kind: 'closed', projected: false });
    expect(holidayOn('2029-12-25')).toMatchObject({ kind: 'closed', projected: true });
    expect(holidayOn('2029-03-30')).toMatchObject({ name: 'Good Friday', projected: true });
  });

  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, date) => expect(easterSunday(year)).toBe(date));
});

describe('sessions', () => {
  it.each([
    ['an ordinary day of summer', '2026-07-01', '2026-07-01T13:30:00Z', '2026-07-01T20:00:00Z'],
    ['an ordinary day of winter', '2026-12-01', '2026-12-01T14:30:00Z', '2026-12-01T21:00:00Z'],
    ['a half day', '2026-11-27', '2026-11-27T14:30:00Z', '2026-11-27T18:00:00Z'],
  ] as const)('%s', (_case, date, open, close) => {
    expect(sessionOn(date)).toMatchObject({ open: at(open), close: at(close) });
  });

  it.each(['2026-11-21', '2026-11-26', '2025-01-09', '2022-06-20'] as const)(
    'no session on %s',
    (date) => expect(sessionOn(date)).toBeNull(),
  );

  it.each(['2021-06-18', '2020-06-19', '2021-12-31', '2026-07-02'] as const)(
    '%s trades: no Juneteenth before 2022, no Saturday New Year, no half day',
    (date) => expect(sessionOn(date)).toMatchObject({ closesEarly: false }),
  );

  it('the trading day before and after a holiday weekend', () => {
    expect(previousTradingDay('2022-04-18')).toBe('2022-04-14');
    expect(nextTradingDay('2022-04-14')).toBe('2022-04-18');
    expect(nextTradingDay('2027-12-31')).toBe('2028-01-03');
  });

  it('what is special about a day', () => {
    expect(dayNote('2026-11-21')).toBe('weekend');
    expect(dayNote('2022-12-26')).toBe('Christmas Day (observed)');
    expect(dayNote('2026-11-27')).toBe('early-close: Day after Thanksgiving');
    expect(dayNote('2026-11-20')).toBeNull();
  });
});

describe('market status', () => {
  it.each([
    ['2026-11-20T08:59:59Z', 'closed', '2026-11-20T09:00:00Z'],
    ['2026-11-20T09:00:00Z', 'extended-hours', '2026-11-20T14:30:00Z'],
    ['2026-11-20T14:30:00Z', 'open', '2026-11-20T21:00:00Z'],
    ['2026-11-20T21:00:00Z', 'extended-hours', '2026-11-21T01:00:00Z'],
    ['2026-11-21T01:00:00Z', 'closed', '2026-11-23T09:00:00Z'],
    ['2026-11-27T18:00:00Z', 'extended-hours', '2026-11-27T22:00:00Z'],
    ['2026-11-27T22:00:00Z', 'closed', '2026-11-30T09:00:00Z'],
  ])('%s: %s until %s', (instant, market, nextChange) => {
    expect(marketStatus(at(instant))).toMatchObject({ market, nextChange: at(nextChange) });
  });

  it('holds until its next change and not an instant longer', () => {
    const anyInstant = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2040-01-01T00:00Z') });
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const now = marketStatus(instant);
        const state = ({ market, earlyHours, afterHours }: typeof now) =>
          `${market} ${earlyHours} ${afterHours}`;
        expect(now.nextChange).toBeGreaterThan(instant);
        expect(state(marketStatus(now.nextChange - 1))).toBe(state(now));
        expect(state(marketStatus(now.nextChange))).not.toBe(state(now));
        expect(nextOpen(instant)).toBeGreaterThan(instant);
        expect(marketStatus(nextOpen(instant)).market).toBe('open');
        expect(marketStatus(nextClose(instant) - 1).market).toBe('open');
        expect(marketStatus(nextClose(instant)).market).toBe('extended-hours');
      }),
      { numRuns: 500 },
    );
  });
});
