import {
  capitalFaults,
  type CapitalEntryKind,
  type CapitalLedger,
  type CapitalRecord,
} from '@toolyard/core/options/capital';
import {
  fromDollars,
  isMoneyAmount,
  moneyOf,
  type CalendarDate,
  type Texts,
} from '@toolyard/core/shared';
import type { CapitalResponse } from '../../../../api/generated.ts';
import { readNumber } from '../../shared/figures/read-number.ts';

/** The answer of the server as core's own record. */
export const recordOf = ({
  startingCapital,
  entries,
}: Pick<CapitalResponse, 'startingCapital' | 'entries'>): CapitalRecord => ({
  startingCapital: fromDollars(startingCapital),
  entries: entries.map((entry) => ({
    ...entry,
    date: entry.date as CalendarDate,
    amount: fromDollars(entry.amount),
  })),
});

/** What is typed: the starting capital, or an entry, new or existing. */
export interface EntryDraft {
  readonly id: string;
  readonly kind: CapitalEntryKind | 'start';
  readonly date: string;
  readonly amount: string;
}

export type DraftFaults = Partial<Record<'date' | 'amount' | 'others', Texts>>;

/** No amount of a ledger: it is refused like one of zero or less. */
const NO_AMOUNT = moneyOf(-1);

const typedMoney = (text: string) => {
  const dollars = readNumber(text);
  return isMoneyAmount(dollars) ? fromDollars(dollars) : NO_AMOUNT;
};

/** The ledger with what is typed. */
export function withDraft(
  { startingCapital, entries }: CapitalRecord,
  { id, kind, date, amount }: EntryDraft,
): CapitalRecord {
  if (kind === 'start') return { startingCapital: typedMoney(amount), entries };
  const entry = { id, kind, date: date as CalendarDate, amount: typedMoney(amount) };
  const known = entries.some((each) => each.id === id);
  return {
    startingCapital,
    entries: known ? entries.map((each) => (each.id === id ? entry : each)) : [...entries, entry],
  };
}

/** What is wrong with the typed fields; `others` is what the change would do to another entry. */
export function draftFaults(
  record: CapitalRecord,
  draft: EntryDraft,
  today: CalendarDate,
): DraftFaults {
  const at = record.entries.findIndex(({ id }) => id === draft.id);
  const places: Readonly<Record<string, keyof DraftFaults>> =
    draft.kind === 'start'
      ? { startingCapital: 'amount' }
      : { [`entries.${at}.date`]: 'date', [`entries.${at}.amount`]: 'amount' };
  const faults: { [Place in keyof DraftFaults]: Texts } = {};
  for (const { field = '', texts } of capitalFaults(record, today))
    if (texts) faults[places[field] ?? 'others'] ??= texts;
  return faults;
}

/** The ledger without an entry. */
export const withoutEntry = (
  { startingCapital, entries }: CapitalLedger | CapitalRecord,
  id: string,
): CapitalRecord => ({ startingCapital, entries: entries.filter((entry) => entry.id !== id) });
