import { choiceTexts, fromDollars, isTicker } from '../../shared/index.ts';
import type { DomainError, ErrorDefinition, FieldError, Money, Texts } from '../../shared/index.ts';
import { MAX_COMMISSION, parseOptionSymbol, POSITIONS } from '../contracts/index.ts';
import { PRICE_SOURCES, type LegDraft, type StrategyDraft } from './strategy.ts';
import { draftNameFault } from './strategy-name.ts';

export const MAX_LEGS = 20;
export const MAX_CONTRACTS = 10_000;
/** Shares that the maximum number of contracts stands for. */
export const MAX_SHARES = 1_000_000;
export const MAX_PRICE: Money = fromDollars(1_000_000);
export const LEG_KINDS = ['option', 'stock'] as const;

const LEGS: Texts = {
  en: `A strategy has 1 to ${MAX_LEGS} legs`,
  'zh-CN': `策略须有 1 到 ${MAX_LEGS} 条合约腿`,
};
export const QUANTITY: Texts = {
  en: `The quantity must be a whole number from 1 to ${MAX_CONTRACTS} contracts, or ${MAX_SHARES} shares`,
  'zh-CN': `数量须为整数：合约 1 到 ${MAX_CONTRACTS} 张，正股 1 到 ${MAX_SHARES} 股`,
};
const PRICE: Texts = {
  en: 'The price must be from 0 to 1,000,000 dollars with at most 4 decimals',
  'zh-CN': '价格须在 0 到 1,000,000 美元之间，最多四位小数',
};
const COMMISSION: Texts = {
  en: 'The commission must be from 0 to 1,000,000 dollars with at most 4 decimals',
  'zh-CN': '佣金须在 0 到 1,000,000 美元之间，最多四位小数',
};
const COMMISSION_PER_CONTRACT: Texts = {
  en: 'The commission per contract must be from 0 to 100 dollars with at most 4 decimals',
  'zh-CN': '每张佣金须在 0 到 100 美元之间，最多四位小数',
};
const COMMISSION_PER_TRADE: Texts = {
  en: 'The commission per trade must be from 0 to 100 dollars with at most 4 decimals',
  'zh-CN': '每笔佣金须在 0 到 100 美元之间，最多四位小数',
};
export const SYMBOL: Texts = { en: 'This is not a valid symbol', 'zh-CN': '代码格式不正确' };

export const fault = (field: string, texts: Texts): FieldError => ({
  field,
  message: texts.en,
  texts,
});

export const isWholeWithin = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** Whether a text names a stock or a contract. */
export const isSymbol = (text: string): boolean => isTicker(text) || parseOptionSymbol(text).ok;

/** A refusal of one field. */
export function atField(refusal: ErrorDefinition, field: string): DomainError {
  const { texts } = refusal;
  return refusal({ details: [{ field, message: texts.en, texts }] });
}

/** Price and commission of a fill. */
export interface PricedDraft {
  /** Money per share. */
  readonly price: Money;
  /** For the whole fill. */
  readonly commission: Money;
}

/** Errors of the commission of a whole fill or step. */
export const commissionFaults = (commission: Money, field: string): FieldError[] =>
  isWholeWithin(commission, 0, MAX_PRICE) ? [] : [fault(field, COMMISSION)];

export const priceFaults = (price: Money, field: string): FieldError[] =>
  isWholeWithin(price, 0, MAX_PRICE) ? [] : [fault(field, PRICE)];

export const pricedFaults = ({ price, commission }: PricedDraft, at: string): FieldError[] => [
  ...priceFaults(price, `${at}.price`),
  ...commissionFaults(commission, `${at}.commission`),
];

function legFaults(leg: LegDraft, index: number): FieldError[] {
  const at = (field: string) => `legs.${index}.${field}`;
  const most = leg.kind === 'stock' ? MAX_SHARES : MAX_CONTRACTS;
  const found: FieldError[] = [];
  if (!LEG_KINDS.includes(leg.kind)) found.push(fault(at('kind'), choiceTexts(LEG_KINDS)));
  if (!isSymbol(leg.symbol)) found.push(fault(at('symbol'), SYMBOL));
  if (!POSITIONS.includes(leg.position)) found.push(fault(at('position'), choiceTexts(POSITIONS)));
  if (!isWholeWithin(leg.quantity, 1, most)) found.push(fault(at('quantity'), QUANTITY));
  if (!isWholeWithin(leg.price, 0, MAX_PRICE)) found.push(fault(at('price'), PRICE));
  if (!PRICE_SOURCES.includes(leg.priceSource))
    found.push(fault(at('priceSource'), choiceTexts(PRICE_SOURCES)));
  return found;
}

/** Errors of a draft, field by field; empty for a valid draft. */
export function draftFaults(draft: StrategyDraft): readonly FieldError[] {
  const name = draftNameFault(draft.name);
  const found = name ? [name] : [];
  if (!isSymbol(draft.symbol)) found.push(fault('symbol', SYMBOL));
  if (!isWholeWithin(draft.commissionPerContract, 0, MAX_COMMISSION))
    found.push(fault('commissionPerContract', COMMISSION_PER_CONTRACT));
  if (!isWholeWithin(draft.commissionPerTrade, 0, MAX_COMMISSION))
    found.push(fault('commissionPerTrade', COMMISSION_PER_TRADE));
  if (!isWholeWithin(draft.legs.length, 1, MAX_LEGS)) return [...found, fault('legs', LEGS)];
  return [...found, ...draft.legs.flatMap(legFaults)];
}
