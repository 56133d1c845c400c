import {
  chainRoot,
  defaultExpiry,
  type ExpirySummary,
  type OptionChain,
} from '@toolyard/core/options/chain';
import {
  isOption,
  parseOptionSymbol,
  type Instrument,
  type Leg,
} from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';

/** A listed expiry: its date and, where that is not the symbol's own, the root of its contracts: `2026-12-18 SPXW`. */
export type ExpiryKey = CalendarDate | `${CalendarDate} ${string}`;

export const dateOfKey = (key: ExpiryKey): CalendarDate => key.slice(0, 10) as CalendarDate;

/** Undefined for the symbol's own root. */
export const rootOfKey = (key: ExpiryKey): string | undefined => key.slice(11) || undefined;

/** A listed expiry with its days from now on; one for each root of a day. */
export interface ExpiryCell extends ExpirySummary {
  readonly key: ExpiryKey;
  /** Root of the contracts, where the list of expiries names it. */
  readonly root?: string;
}

const keyOf = (expiry: CalendarDate, root: string, symbol: string): ExpiryKey =>
  root === symbol ? expiry : `${expiry} ${root}`;

/** The cells of a listed day. */
export const cellsOf = (row: ExpirySummary, symbol: string): readonly ExpiryCell[] =>
  row.roots
    ? row.roots.map((root) => ({ ...row, root, key: keyOf(row.expiry, root, symbol) }))
    : [{ ...row, key: row.expiry }];

/** The cell of a key; of a date alone the first of that day. */
export const cellIndex = (cells: readonly ExpiryCell[], key: ExpiryKey | null): number => {
  const exact = cells.findIndex((cell) => cell.key === key);
  return exact < 0 ? cells.findIndex(({ expiry }) => expiry === key) : exact;
};

/** The expiry that a page shows. */
export interface ShownExpiry {
  readonly expiry: ExpiryKey | null;
  /** The chosen one, where it is listed no longer and the default one is shown. */
  readonly delisted: ExpiryKey | null;
}

/** The chosen expiry while it is listed, else the default one; the chosen one until the list is there. */
export function shownExpiry(cells: readonly ExpiryCell[], chosen: ExpiryKey | null): ShownExpiry {
  if (chosen !== null && (cells.length === 0 || cellIndex(cells, chosen) >= 0))
    return { expiry: chosen, delisted: null };
  return { expiry: defaultExpiry(cells)?.key ?? null, delisted: chosen };
}

/** The expiry of a chain. */
export const keyOfChain = (chain: OptionChain): ExpiryKey => {
  const { terms, expiry, symbol } = chain;
  const root = chainRoot(chain);
  return terms.contract?.settlement === 'cash' ? keyOf(expiry, root, symbol) : expiry;
};

/** The expiry that lists a contract, by the root of its symbol. */
export function keyOfContract({ symbol, expiry }: { symbol: string; expiry: string }): ExpiryKey {
  const parsed = parseOptionSymbol(symbol);
  if (!parsed.ok || parsed.value.contractClass !== 'index') return expiry as CalendarDate;
  return keyOf(parsed.value.expiry, parsed.value.root, parsed.value.underlying);
}

/** The expiries that list the contracts among instruments, each once, ascending. */
export const keysAmong = (instruments: readonly (Instrument | Leg)[]): readonly ExpiryKey[] =>
  [...new Set(instruments.filter(isOption).map(keyOfContract))].sort();
