import type { CorporateAction } from '../../market/index.ts';
import {
  fromDollars,
  parseTicker,
  toDollars,
  ZERO_MONEY,
  type CalendarDate,
} from '../../shared/index.ts';
import type { Deliverable } from '../contracts/index.ts';

/** Number with a plain decimal point; null for any other text. */
const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : null;

/** A positive number without an exponent. */
const decimal = (value: number): string => value.toFixed(12).replace(/\.?0+$/, '');

/**
 * What one contract delivers, as files of trades state it: shares, then dollars.
 *
 * @example deliverableText({ shares: [{ symbol: 'USO', shares: 12 }], cash: fromDollars(8.18) }) // '12 USO + 8.18'
 */
export const deliverableText = ({ shares, cash }: Deliverable): string =>
  [
    ...shares.map((each) => `${each.shares} ${each.symbol}`),
    ...(cash === 0 && shares.length > 0 ? [] : [decimal(toDollars(cash))]),
  ].join(' + ');

/** The deliverable that a {@link deliverableText} states, in any case; null for any other text. */
export function deliverableIn(text: string): Deliverable | null {
  const shares: Deliverable['shares'][number][] = [];
  let cash = null as Deliverable['cash'] | null;
  for (const part of text.split('+')) {
    const [number, name, ...more] = part.trim().split(/\s+/);
    const amount = numberIn(number);
    if (amount === null || more.length > 0) return null;
    if (name === undefined) {
      if (cash !== null) return null;
      cash = fromDollars(amount);
      continue;
    }
    const symbol = parseTicker(name);
    if (symbol === null || !Number.isInteger(amount) || amount === 0) return null;
    if (shares.some((each) => each.symbol === symbol)) return null;
    shares.push({ symbol, shares: amount });
  }
  return { shares, cash: cash ?? ZERO_MONEY };
}

/**
 * A corporate action without its date, as files of trades state it: `AAPL split 1:4`, `FB renamed META`,
 * `TD special dividend 0.75`, `SPRT merger 0.115 GREE + 0.25` with shares and dollars for each share.
 *
 * @example actionText({ kind: 'split', symbol: 'AAPL', exDate: '2020-08-31', from: 1, to: 4 }) // 'AAPL split 1:4'
 */
export function actionText(action: CorporateAction): string {
  const { symbol } = action;
  switch (action.kind) {
    case 'dividend':
      return `${symbol} special dividend ${decimal(action.amount)}`;
    case 'split':
      return `${symbol} split ${action.from}:${action.to}`;
    case 'symbolChange':
      return `${symbol} renamed ${action.newSymbol}`;
    case 'merger': {
      const { newSymbol, shares, cash } = action;
      const exchanged = newSymbol === null ? [] : [`${decimal(shares)} ${newSymbol}`];
      const paid = cash === 0 && newSymbol !== null ? [] : [decimal(cash)];
      return `${symbol} merger ${[...exchanged, ...paid].join(' + ')}`;
    }
  }
}

const ACTION = /^(\S+)\s+(split|renamed|merger|special\s+dividend)\s+(.+)$/i;

function mergerTerms(text: string) {
  const [, first, newName, second] = /^(\S+)(?:\s+(\S+)(?:\s*\+\s*(\S+))?)?$/.exec(text) ?? [];
  const amount = numberIn(first);
  if (amount === null) return null;
  if (newName === undefined) return { cash: amount, newSymbol: null, shares: 0 };
  const newSymbol = parseTicker(newName);
  const cash = second === undefined ? 0 : numberIn(second);
  return newSymbol === null || cash === null ? null : { cash, newSymbol, shares: amount };
}

/** The action that an {@link actionText} states, in any case; null for any other text. */
export function actionIn(text: string, exDate: CalendarDate): CorporateAction | null {
  const [, named = '', word = '', terms = ''] = ACTION.exec(text.trim()) ?? [];
  const symbol = parseTicker(named);
  if (symbol === null) return null;
  const of = { symbol, exDate };
  switch (word.toLowerCase().replace(/\s+/, ' ')) {
    case 'split': {
      const [, before, after] = /^(\d{1,9}):(\d{1,9})$/.exec(terms) ?? [];
      const [from, to] = [Number(before), Number(after)];
      return from > 0 && to > 0 ? { ...of, kind: 'split', from, to } : null;
    }
    case 'renamed': {
      const newSymbol = parseTicker(terms);
      return newSymbol && { ...of, kind: 'symbolChange', newSymbol };
    }
    case 'special dividend': {
      const amount = numberIn(terms);
      if (amount === null) return null;
      return { ...of, kind: 'dividend', amount, payDate: null, isSpecial: true };
    }
    default: {
      const merged = mergerTerms(terms);
      return merged && { ...of, kind: 'merger', ...merged };
    }
  }
}
