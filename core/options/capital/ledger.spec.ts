import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, type CalendarDate } from '../../shared/index.ts';
import {
  STARTING_CAPITAL,
  capitalFaults,
  capitalOn,
  totalCapital,
  untouchedLedger,
  withTotal,
  type CapitalEntry,
  type CapitalEntryKind,
} from './index.ts';

const TODAY: CalendarDate = '2026-03-10';
const entry = (date: string, kind: CapitalEntryKind, dollars: number): CapitalEntry => ({
  id: `${date}-${kind}-${dollars}`,
  date: date as CalendarDate,
  kind,
  amount: fromDollars(dollars),
});
const record = (...entries: readonly CapitalEntry[]) => ({
  startingCapital: STARTING_CAPITAL,
  entries,
});
const faultsOf = (of: Parameters<typeof capitalFaults>[0]) =>
  capitalFaults(of, TODAY).map(({ field, message }) => [field, message]);

describe('the capital of an account', () => {
  it('OV-02 starts with 10,000 dollars', () =>
    expect(totalCapital(untouchedLedger('mei'))).toBe(fromDollars(10_000)));

  it('is its start, plus deposits, less withdrawals, up to the end of a day', () => {
    const some = record(
      entry('2026-03-02', 'deposit', 5_000.5),
      entry('2026-03-04', 'withdrawal', 2_000),
    );
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'] as const;
    expect(days.map((day) => capitalOn(some, day))).toEqual(
      [10_000, 15_000.5, 15_000.5, 13_000.5].map(fromDollars),
    );
    expect(totalCapital(some)).toBe(fromDollars(13_000.5));
  });

  it('another total is the start of a ledger without entries, and an entry of today beside others', () => {
    expect(withTotal(record(), fromDollars(25_000), TODAY, 'new')).toEqual({
      startingCapital: fromDollars(25_000),
      entries: [],
    });
    const some = record(entry('2026-03-02', 'deposit', 5_000));
    const changed = (dollars: number) =>
      withTotal(some, fromDollars(dollars), TODAY, 'new').entries.slice(1);
    expect(changed(15_000)).toEqual([]);
    expect(changed(16_000)).toEqual([
      { id: 'new', date: TODAY, kind: 'deposit', amount: fromDollars(1_000) },
    ]);
    expect(changed(12_000)).toEqual([
      { id: 'new', date: TODAY, kind: 'withdrawal', amount: fromDollars(3_000) },
    ]);
  });
});

describe('what a ledger may not hold', () => {
  it('amounts of nothing and dates after today, each said at its field', () => {
    const wrong = {
      startingCapital: moneyOf(0),
      entries: [entry('2026-03-11', 'deposit', 1), entry('2026-02-30', 'deposit', 0)],
    };
    expect(faultsOf(wrong)).toEqual([
      ['startingCapital', 'Enter an amount above 0, up to 100,000,000 dollars'],
      ['entries.0.date', 'Enter a date up to today, 2026-03-10 in New York'],
      ['entries.1.date', 'Enter a date'],
      ['entries.1.amount', 'Enter an amount above 0, up to 100,000,000 dollars'],
    ]);
  });

  it.each([
    ['beyond the capital', 10_001],
    ['of all the capital', 10_000],
  ])('a withdrawal %s', (_name, dollars) =>
    expect(faultsOf(record(entry('2026-03-02', 'withdrawal', dollars)))).toEqual([
      ['entries.0.amount', 'Withdraw less than the capital before it, $10,000.00'],
    ]),
  );

  it('a withdrawal before the deposit that would cover it; on one day the deposit comes first', () => {
    const withdrawal = entry('2026-03-02', 'withdrawal', 12_000);
    expect(faultsOf(record(withdrawal, entry('2026-03-03', 'deposit', 5_000)))).toHaveLength(1);
    expect(faultsOf(record(withdrawal, entry('2026-03-02', 'deposit', 5_000)))).toEqual([]);
  });

  it('more than 100,000,000 dollars, more than 500 entries, two entries of one id', () => {
    expect(faultsOf(record(entry('2026-03-02', 'deposit', 100_000_000)))).toEqual([
      ['entries.0.amount', 'The capital can be at most 100,000,000 dollars'],
    ]);
    const one = entry('2026-03-02', 'deposit', 1);
    const many = Array.from({ length: 501 }, (_, i) => ({ ...one, id: String(i) }));
    expect(faultsOf(record(...many))).toEqual([
      ['entries', 'At most 500 deposits and withdrawals'],
    ]);
    expect(faultsOf(record(one, one)).map(([field]) => field)).toEqual(['entries.1.id']);
    expect(faultsOf(record({ ...one, id: 'no id' })).map(([field]) => field)).toEqual([
      'entries.0.id',
    ]);
  });
});
