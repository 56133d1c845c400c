import type { FieldError, Money, Texts } from '../../../shared/index.ts';
import { choiceTexts, INVISIBLE_TEXT, isKeepable, isVisibleText } from '../../../shared/index.ts';
import {
  LEG_KINDS,
  MAX_CONTRACTS,
  MAX_PRICE,
  MAX_SHARES,
  PRICE,
  QUANTITY,
  SYMBOL,
  fault,
  isSymbol,
  isWholeWithin,
} from '../draft-faults.ts';

export const NOTE_MAX_LENGTH = 500;
/** Trades of one step. */
export const MAX_TRADES = 40;

export const TRADE_SIDES = ['buy', 'sell'] as const;
export type TradeSide = (typeof TRADE_SIDES)[number];

/** A price that a fill was made at. */
export interface PricedDraft {
  /** Money a share. */
  readonly price: Money;
  /** For the whole fill. */
  readonly commission: Money;
}

/** One trade as the client sends it. */
export interface TradeDraft extends PricedDraft {
  readonly kind: 'option' | 'stock';
  readonly symbol: string;
  readonly side: TradeSide;
  /** Contracts, or shares of the underlying. */
  readonly contracts: number;
}

const NOTE: Texts = {
  en: `The note must have at most ${NOTE_MAX_LENGTH} characters`,
  'zh-CN': `备注不能超过 ${NOTE_MAX_LENGTH} 个字符`,
};
const TRADES: Texts = {
  en: `A step has 1 to ${MAX_TRADES} trades`,
  'zh-CN': `一次操作须有 1 到 ${MAX_TRADES} 笔交易`,
};
const COMMISSION: Texts = {
  en: 'The commission must be from 0 to 1,000,000 dollars with at most 4 decimals',
  'zh-CN': '佣金须在 0 到 1,000,000 美元之间，最多四位小数',
};

export function noteFaults(note: string): FieldError[] {
  if (note.trim().length > NOTE_MAX_LENGTH || !isKeepable(note)) return [fault('note', NOTE)];
  return isVisibleText(note) ? [] : [fault('note', INVISIBLE_TEXT)];
}

export function pricedFaults({ price, commission }: PricedDraft, at: string): FieldError[] {
  const found: FieldError[] = [];
  if (!isWholeWithin(price, 0, MAX_PRICE)) found.push(fault(`${at}.price`, PRICE));
  if (!isWholeWithin(commission, 0, MAX_PRICE)) found.push(fault(`${at}.commission`, COMMISSION));
  return found;
}

function tradeFaults(trade: TradeDraft, index: number): FieldError[] {
  const at = `trades.${index}`;
  const most = trade.kind === 'stock' ? MAX_SHARES : MAX_CONTRACTS;
  const found: FieldError[] = [];
  if (!LEG_KINDS.includes(trade.kind)) found.push(fault(`${at}.kind`, choiceTexts(LEG_KINDS)));
  if (!isSymbol(trade.symbol)) found.push(fault(`${at}.symbol`, SYMBOL));
  if (!TRADE_SIDES.includes(trade.side)) found.push(fault(`${at}.side`, choiceTexts(TRADE_SIDES)));
  if (!isWholeWithin(trade.contracts, 1, most)) found.push(fault(`${at}.contracts`, QUANTITY));
  return [...found, ...pricedFaults(trade, at)];
}

/** Everything about a set of trades that is out of shape or range, field by field. */
export function tradesFaults(trades: readonly TradeDraft[]): FieldError[] {
  if (!isWholeWithin(trades.length, 1, MAX_TRADES)) return [fault('trades', TRADES)];
  return trades.flatMap(tradeFaults);
}
