import { describe, expect, it } from '@jest/globals';
import { checkEarningsRows, type EarningsFileRow } from './earnings-file.ts';

const NOW = Date.parse('2026-11-26T15:00:00Z');
const row = (change: Partial<EarningsFileRow> = {}): EarningsFileRow => ({
  ...{ line: 2, wellFormed: true, symbol: 'AAPL', date: '2027-01-28', time: '', status: '' },
  ...change,
});
const check = (...rows: EarningsFileRow[]) =>
  checkEarningsRows(rows, NOW).map(({ report }) => (report.ok ? report.value : report.error.code));

describe('a file of earnings dates', () => {
  it('an empty time is unknown and an empty status estimated; symbols are upper-cased', () =>
    expect(check(row({ symbol: ' brk.b ' }))).toEqual([
      { symbol: 'BRK.B', date: '2027-01-28', time: null, confirmed: false },
    ]));

  it.each([
    ['Before open', 'beforeOpen'],
    ['BMO', 'beforeOpen'],
    ['after-close', 'afterClose'],
    ['amc', 'afterClose'],
    ['Unknown', null],
  ])('the time %s is read', (typed, time) =>
    expect(check(row({ time: typed, status: 'Confirmed' }))).toEqual([
      { symbol: 'AAPL', date: '2027-01-28', time, confirmed: true },
    ]),
  );

  it.each<[string, Partial<EarningsFileRow>]>([
    ['EARNINGS_LINE_MALFORMED', { wellFormed: false }],
    ['EARNINGS_SYMBOL_INVALID', { symbol: '' }],
    ['EARNINGS_SYMBOL_INVALID', { symbol: '../key' }],
    ['EARNINGS_SYMBOL_INVALID', { symbol: 'MSFT@2021-11-22' }],
    ['EARNINGS_DATE_INVALID', { date: '28.01.2027' }],
    ['EARNINGS_DATE_INVALID', { date: '2027-02-30' }],
    ['EARNINGS_DATE_INVALID', { date: '1999-12-31' }],
    ['EARNINGS_DATE_INVALID', { date: '2028-11-27' }],
    ['EARNINGS_TIME_INVALID', { time: 'noon' }],
    ['EARNINGS_TIME_INVALID', { time: 'constructor' }],
    ['EARNINGS_STATUS_INVALID', { status: 'maybe' }],
  ])('%s refuses %j alone', (code, fault) => {
    const [broken, sound] = check(row(fault), row({ symbol: 'F' }));
    expect(broken).toBe(code);
    expect(sound).toMatchObject({ symbol: 'F' });
  });

  it('from the first day of 2000 to two years ahead, both included', () =>
    expect(check(row({ date: '2000-01-01' }), row({ date: '2028-11-26' }))).toMatchObject([
      { date: '2000-01-01' },
      { date: '2028-11-26' },
    ]));

  it('the second line of one company and date is refused, whatever the case; another date is not', () =>
    expect(check(row(), row({ symbol: 'aapl' }), row({ date: '2027-01-29' }))).toMatchObject([
      { symbol: 'AAPL' },
      'EARNINGS_REPEATED',
      { date: '2027-01-29' },
    ]));

  it('a line too long to be shown is named by its number', () => {
    const [checked] = checkEarningsRows([row({ symbol: 'X'.repeat(500) })], NOW);
    expect(checked).toMatchObject({ line: 2, shown: '' });
  });
});
