import {
  addMoney,
  MONEY_SCALE,
  negateMoney,
  parseCalendarDate,
  REPEATED,
  subtractMoney,
  sumMoney,
  toDollars,
  type CalendarDate,
  type FieldError,
  type Instant,
  type Money,
  type Texts,
} from '../../shared/index.ts';
import { MAX_CAPITAL, STARTING_CAPITAL } from './starting-values.ts';

export const CAPITAL_ENTRY_KINDS = ['deposit', 'withdrawal'] as const;
export type CapitalEntryKind = (typeof CAPITAL_ENTRY_KINDS)[number];

/** Capital that was added or taken out on a day. */
export interface CapitalEntry {
  /** Made by the client; unique among the entries of the account. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly kind: CapitalEntryKind;
  /** Above zero. */
  readonly amount: Money;
}

/**
 * The capital of an account: what it starts with, its deposits and its withdrawals. Results of trades do not change it.
 * This is the one source of every amount of capital.
 */
export interface CapitalRecord {
  readonly startingCapital: Money;
  readonly entries: readonly CapitalEntry[];
}

export interface CapitalLedger extends CapitalRecord {
  readonly ownerId: string;
  readonly version: number;
  readonly updatedAt: Instant;
}

/** Maximum number of deposits and withdrawals of an account. */
export const MAX_CAPITAL_ENTRIES = 500;

/** The version of a ledger before its first change. */
export const FIRST_CAPITAL_LEDGER = 1;

/** The ledger of an account that has not stored any. */
export const untouchedLedger = (ownerId: string): CapitalLedger => ({
  ownerId,
  version: FIRST_CAPITAL_LEDGER,
  startingCapital: STARTING_CAPITAL,
  entries: [],
  updatedAt: 0,
});

const signed = ({ kind, amount }: CapitalEntry): Money =>
  kind === 'deposit' ? amount : negateMoney(amount);

/**
 * Capital at the end of a day.
 *
 *     capital = starting capital + Σ deposits − Σ withdrawals    up to the day
 *
 * @example capitalOn({ startingCapital: 100_000_000, entries: [{ id: 'a', date: '2026-03-02', kind: 'withdrawal', amount: 25_000_000 }] }, '2026-03-01') // 100_000_000
 */
export const capitalOn = ({ startingCapital, entries }: CapitalRecord, date: CalendarDate): Money =>
  addMoney(startingCapital, sumMoney(entries.filter((entry) => entry.date <= date).map(signed)));

/**
 * Capital after all entries.
 *
 * @example totalCapital({ startingCapital: 100_000_000, entries: [{ id: 'a', date: '2026-03-02', kind: 'deposit', amount: 25_000_000 }] }) // 125_000_000
 */
export const totalCapital = ({ startingCapital, entries }: CapitalRecord): Money =>
  addMoney(startingCapital, sumMoney(entries.map(signed)));

/** Entries by day, deposits of a day before its withdrawals. */
export const inOrder = <Entry extends CapitalEntry>(entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind));

/**
 * The ledger with another capital today: the difference is an entry of today. A ledger without entries gets another
 * starting capital instead.
 */
export function withTotal(
  record: CapitalRecord,
  total: Money,
  today: CalendarDate,
  id: string,
): CapitalRecord {
  const difference = subtractMoney(total, totalCapital(record));
  if (difference === 0) return record;
  if (record.entries.length === 0) return { ...record, startingCapital: total };
  const kind = difference > 0 ? 'deposit' : 'withdrawal';
  const amount = difference > 0 ? difference : negateMoney(difference);
  return { ...record, entries: [...record.entries, { id, date: today, kind, amount }] };
}

const ENTRY_ID = /^[A-Za-z0-9-]{1,36}$/;

const AMOUNT: Texts = {
  en: 'Enter an amount above 0, up to 100,000,000 dollars',
  'zh-CN': '金额须大于 0 且不超过 100,000,000 美元',
};
const DATE: Texts = { en: 'Enter a date', 'zh-CN': '请填写日期' };
const ID: Texts = {
  en: 'Enter 1 to 36 letters, digits or hyphens',
  'zh-CN': '须为 1 到 36 个字母、数字或连字符',
};
const ENTRIES: Texts = {
  en: `At most ${MAX_CAPITAL_ENTRIES} deposits and withdrawals`,
  'zh-CN': `存入和取出最多 ${MAX_CAPITAL_ENTRIES} 笔`,
};
const future = (today: CalendarDate): Texts => ({
  en: `Enter a date up to today, ${today} in New York`,
  'zh-CN': `日期不能晚于今天（纽约时间 ${today}）`,
});
const dollars = (amount: Money): string =>
  toDollars(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const beyond = (capital: Money): Texts => ({
  en: `Withdraw less than the capital before it, ${dollars(capital)}`,
  'zh-CN': `取出金额须小于取出前的资金 ${dollars(capital)}`,
});
const TOO_MUCH: Texts = {
  en: 'The capital can be at most 100,000,000 dollars',
  'zh-CN': '总资金不能超过 100,000,000 美元',
};

const isAmount = (amount: Money): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_CAPITAL * MONEY_SCALE;

const fault = (field: string, texts: Texts): FieldError => ({ field, message: texts.en, texts });

function entryFaults(entries: readonly CapitalEntry[], today: CalendarDate): readonly FieldError[] {
  return entries.flatMap(({ id, date, amount }, i) => [
    ...(ENTRY_ID.test(id) ? [] : [fault(`entries.${i}.id`, ID)]),
    ...(entries.findIndex((each) => each.id === id) < i
      ? [fault(`entries.${i}.id`, REPEATED)]
      : []),
    ...(parseCalendarDate(date) === null ? [fault(`entries.${i}.date`, DATE)] : []),
    ...(date > today ? [fault(`entries.${i}.date`, future(today))] : []),
    ...(isAmount(amount) ? [] : [fault(`entries.${i}.amount`, AMOUNT)]),
  ]);
}

/** Entries that leave no capital, or too much of it. */
function balanceFaults({ startingCapital, entries }: CapitalRecord): readonly FieldError[] {
  const faults: FieldError[] = [];
  let capital = startingCapital;
  for (const { at, ...entry } of inOrder(entries.map((each, i) => ({ ...each, at: i })))) {
    const after = addMoney(capital, signed(entry));
    if (after <= 0) faults.push(fault(`entries.${at}.amount`, beyond(capital)));
    else if (after > MAX_CAPITAL * MONEY_SCALE)
      faults.push(fault(`entries.${at}.amount`, TOO_MUCH));
    else capital = after;
  }
  return faults;
}

/**
 * Everything that is wrong with a ledger, field by field: an amount of zero, a date after today, a withdrawal that
 * leaves no capital. Empty when nothing is.
 */
export function capitalFaults(record: CapitalRecord, today: CalendarDate): readonly FieldError[] {
  const { startingCapital, entries } = record;
  const faults = [
    ...(isAmount(startingCapital) ? [] : [fault('startingCapital', AMOUNT)]),
    ...(entries.length > MAX_CAPITAL_ENTRIES ? [fault('entries', ENTRIES)] : []),
    ...entryFaults(entries, today),
  ];
  return faults.length > 0 ? faults : balanceFaults(record);
}
