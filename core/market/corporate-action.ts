import type { CalendarDate } from '../shared/index.ts';

interface DatedAction {
  readonly symbol: string;
  /** The first day on which the share trades without the dividend, or after the split, change or merger. */
  readonly exDate: CalendarDate;
}

/** Cash that a company pays per share held before the ex-date. */
interface CashDividendPayment extends DatedAction {
  readonly kind: 'dividend';
  /** Dollars per share as it was paid, not adjusted for later splits. */
  readonly amount: number;
  /** Null where the source does not know it. */
  readonly payDate: CalendarDate | null;
  /** Whether it is outside the regular payments; contracts are then adjusted. */
  readonly isSpecial: boolean;
}

/** `from` shares become `to` shares: 1 and 10 in a split of ten for one, 20 and 1 in a reverse split. */
interface ShareSplit extends DatedAction {
  readonly kind: 'split';
  readonly from: number;
  readonly to: number;
}

/** The share trades under another symbol. */
interface SymbolChange extends DatedAction {
  readonly kind: 'symbolChange';
  readonly newSymbol: string;
}

/** Each share becomes cash, shares of another company, or both. */
interface Merger extends DatedAction {
  readonly kind: 'merger';
  /** Dollars per share. */
  readonly cash: number;
  /** Null where only cash is paid. */
  readonly newSymbol: string | null;
  /** Shares of the other company per share. */
  readonly shares: number;
}

/** What a company does that changes what its shares and the contracts on them are worth or called. */
export type CorporateAction = CashDividendPayment | ShareSplit | SymbolChange | Merger;

/** A dividend for which contracts are adjusted. */
export type SpecialDividend = CashDividendPayment & { readonly isSpecial: true };

/** An action that changes the number of shares, what they are called, or the contracts on them. */
export type ShareAction = Exclude<CorporateAction, CashDividendPayment> | SpecialDividend;

export const isShareAction = (action: CorporateAction): action is ShareAction =>
  action.kind !== 'dividend' || action.isSpecial;

export const CORPORATE_ACTION_KINDS = ['dividend', 'split', 'symbolChange', 'merger'] as const;
export type CorporateActionKind = CorporateAction['kind'];

export interface CorporateActionsQuery {
  readonly symbol: string;
  /** The first and the last ex-date. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * The ratio of a split in whole numbers, from rates with fractions.
 *
 * @example wholeRatio(1, 1.5) // { from: 2, to: 3 }
 */
export function wholeRatio(
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  let scale = 1;
  while (scale < 10_000 && ![from, to].every((rate) => Number.isInteger(rate * scale))) scale += 1;
  return { from: Math.round(from * scale), to: Math.round(to * scale) };
}

/** Actions by ex-date; those of one day by kind, dividends first. */
const byExDate = (a: CorporateAction, b: CorporateAction): number =>
  a.exDate === b.exDate ? a.kind.localeCompare(b.kind) : a.exDate < b.exDate ? -1 : 1;

/** Dividends of one ex-date and one kind as one. */
function summed(actions: readonly CorporateAction[]): readonly CorporateAction[] {
  const found = new Map<string, CorporateAction>();
  for (const [index, action] of actions.entries()) {
    const isDividend = action.kind === 'dividend';
    const key = isDividend ? `${action.exDate} ${action.isSpecial}` : String(index);
    const before = found.get(key);
    const isAnother = isDividend && before?.kind === 'dividend';
    found.set(key, isAnother ? { ...action, amount: before.amount + action.amount } : action);
  }
  return [...found.values()];
}

/** The actions of a query, as the port promises them. */
export const actionsWithin = (
  actions: readonly CorporateAction[],
  { symbol, from, to }: CorporateActionsQuery,
): readonly CorporateAction[] =>
  summed(
    actions
      .filter((each) => each.symbol === symbol && each.exDate >= from && each.exDate <= to)
      .sort(byExDate),
  );
