import { describe, expect, it } from '@jest/globals';
import { toCalendarDate, type CalendarDate } from '../../shared/index.ts';
import { withExpectedDividends, type ListedDividend } from './expected-dividends.ts';

const paid = (amount: number, ...dates: CalendarDate[]): ListedDividend[] =>
  dates.map((exDate) => ({ exDate, amount }));

/** Ex-dates of Pfizer as it announced them; the last is announced and not yet reached on the day of the quotes. */
const PFE: readonly ListedDividend[] = [
  ...paid(0.42, '2024-11-08'),
  ...paid(0.43, '2025-01-24', '2025-05-09', '2025-07-25', '2025-11-07', '2026-01-23'),
];
const TODAY: CalendarDate = '2025-12-15';

const expectedOf = (
  listed: readonly ListedDividend[],
  until: CalendarDate,
  today: CalendarDate = TODAY,
) =>
  withExpectedDividends(listed, today, until)
    .filter(({ isExpected }) => isExpected)
    .map(({ exDate, amount }) => [exDate, amount]);

describe('dividends that are expected and not announced', () => {
  it('four regular payments a year go on at the announced amount, on the weekday of 52 weeks before', () => {
    expect(expectedOf(PFE, '2027-01-15')).toEqual([
      ['2026-05-08', 0.43],
      ['2026-07-24', 0.43],
      ['2026-11-06', 0.43],
    ]);
    // The seventh expected one is on the day of the expiry; its holder has it at the opening.
    expect(expectedOf(PFE, '2028-01-21').map(([date]) => date)).toEqual([
      ...['2026-05-08', '2026-07-24', '2026-11-06'],
      ...['2027-01-22', '2027-05-07', '2027-07-23', '2027-11-05'],
      '2028-01-21',
    ]);
  });

  it('what is listed stays as it is, and none is expected before the last announced one', () => {
    const all = withExpectedDividends(PFE, TODAY, '2026-02-20');
    expect(all).toEqual(PFE);
    expect(all.every((each) => !('isExpected' in each))).toBe(true);
  });

  it('a raised dividend is expected at its new amount; interim and final dividends keep theirs', () => {
    const raised = [...PFE.slice(0, -1), ...paid(0.44, '2026-01-23')];
    expect(expectedOf(raised, '2026-05-29')).toEqual([['2026-05-08', 0.44]]);
    const halves: readonly ListedDividend[] = [
      ...paid(0.2, '2024-09-13'),
      ...paid(0.8, '2025-03-14'),
      ...paid(0.25, '2025-09-12'),
    ];
    expect(expectedOf(halves, '2026-12-18')).toEqual([
      ['2026-03-13', 0.8],
      ['2026-09-11', 0.25],
    ]);
  });

  it('monthly and yearly payers are continued, weekly ones and new ones are not', () => {
    const every = (count: number, dateOf: (i: number) => number, amount: number) =>
      Array.from({ length: count }, (_, i) => ({ exDate: toCalendarDate(dateOf(i)), amount }));
    const monthly = every(14, (i) => Date.UTC(2024, 10 + i, 3), 0.3);
    expect(expectedOf(monthly, '2026-12-31')).toHaveLength(12);
    const yearly = [...paid(1.5, '2024-05-03'), ...paid(1.6, '2025-05-02')];
    expect(expectedOf(yearly, '2026-12-18')).toEqual([['2026-05-01', 1.6]]);
    const weekly = every(60, (i) => Date.UTC(2025, 10, 7 - 7 * i), 0.1);
    expect(expectedOf(weekly, '2026-12-18')).toEqual([]);
    expect(expectedOf(PFE.slice(1), '2026-05-29')).toEqual([['2026-05-08', 0.43]]);
    expect(expectedOf(PFE.slice(2), '2026-05-29')).toEqual([]);
  });

  it('a special dividend is no regular one, and a dividend that was stopped is not continued', () => {
    const special: ListedDividend = { exDate: '2025-12-19', amount: 15, isSpecial: true };
    expect(expectedOf([...PFE, special], '2026-06-19')).toEqual([['2026-05-08', 0.43]]);
    expect(expectedOf(PFE, '2028-01-21', '2026-09-01')).toEqual([]);
  });

  it('an ex-date on a holiday is the trading day after', () => {
    // 2024-07-05 + 364 days is 2025-07-04, Independence Day, a Friday.
    const yearly = [...paid(1, '2023-07-07'), ...paid(1, '2024-07-05')];
    expect(expectedOf(yearly, '2025-12-19', '2024-08-01')).toEqual([['2025-07-07', 1]]);
  });
});
