import {
  choiceTexts,
  isMoneyAmount,
  ok,
  parseTicker,
  refuse,
  type FieldError,
  type Result,
  type Texts,
} from '../../shared/index.ts';
import { formatOptionSymbol, parseContract } from '../contracts/index.ts';
import type { Alert } from '../settings/index.ts';
import { ALERT_INVALID } from './alerts.errors.ts';

export const ALERT_KINDS = [
  'price',
  'optionPrice',
  'profit',
  'greek',
  'ivRank',
  'expiry',
  'assignment',
  'limit',
  'earnings',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const DIRECTIONS = ['above', 'below'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Dollars, percent of the maximum profit, or loss in percent of the stop-loss of one trade. */
export const PROFIT_UNITS = ['dollars', 'maxProfit', 'stopLoss'] as const;
export type ProfitUnit = (typeof PROFIT_UNITS)[number];

/** Delta in shares, theta in dollars per day, vega in dollars per percentage point of volatility. */
export const ALERT_GREEKS = ['delta', 'theta', 'vega'] as const;
export type AlertGreek = (typeof ALERT_GREEKS)[number];

/** The value at which a condition begins to hold: at it and above, or at it and below. */
interface Level {
  readonly direction: Direction;
  readonly threshold: number;
}

/** What is watched. A null strategy stands for all open positions together. */
export type AlertCondition =
  /** Price of a share in dollars. */
  | (Level & { readonly kind: 'price'; readonly symbol: string })
  /** Middle of bid and ask of a contract in dollars per share. */
  | (Level & { readonly kind: 'optionPrice'; readonly symbol: string })
  | (Level & { readonly kind: 'profit'; readonly strategyId: string; readonly unit: ProfitUnit })
  | (Level & {
      readonly kind: 'greek';
      readonly strategyId: string | null;
      readonly greek: AlertGreek;
    })
  /** IV rank of an underlying in percent. */
  | (Level & { readonly kind: 'ivRank'; readonly symbol: string })
  /** Calendar days to the front expiry. */
  | (Level & { readonly kind: 'expiry'; readonly strategyId: string | null })
  /** Greatest chance in percent that a short leg is assigned before or at its expiry. */
  | (Level & { readonly kind: 'assignment'; readonly strategyId: string | null })
  /** Number of limits that the account breaks. */
  | (Level & { readonly kind: 'limit' })
  /** Calendar days to the next earnings report of a company. */
  | (Level & { readonly kind: 'earnings'; readonly symbol: string });

/** A condition as a form or a request has it. What its kind does not use is ignored. */
export interface ConditionDraft {
  readonly kind: AlertKind;
  readonly symbol?: string | null;
  readonly strategyId?: string | null;
  readonly unit?: ProfitUnit | null;
  readonly greek?: AlertGreek | null;
  readonly direction?: Direction | null;
  readonly threshold?: number | null;
}

/** The notification setting that decides whether notices of a kind come as toast and mail. */
export const ALERT_SETTING: Readonly<Record<AlertKind, Alert>> = {
  price: 'marketAlerts',
  optionPrice: 'marketAlerts',
  ivRank: 'marketAlerts',
  earnings: 'marketAlerts',
  profit: 'tradeAlerts',
  expiry: 'tradeAlerts',
  greek: 'riskAlerts',
  assignment: 'riskAlerts',
  limit: 'riskAlerts',
};

/** Kinds whose direction follows from what they watch. */
const FIXED_DIRECTION: Partial<Record<AlertKind, Direction>> = {
  expiry: 'below',
  earnings: 'below',
  assignment: 'above',
  limit: 'above',
};

/** Whether a condition of a kind can hold above and below its threshold. */
export const hasDirection = (kind: AlertKind): boolean => FIXED_DIRECTION[kind] === undefined;

/** Whether the owner states the threshold of a kind; limits have their own in the settings. */
export const hasThreshold = (kind: AlertKind): boolean => kind !== 'limit';

export const MAX_ALERT_PRICE = 1_000_000;
export const MAX_ALERT_AMOUNT = 100_000_000;
export const MAX_ALERT_PERCENT = 10_000;
export const MAX_ALERT_DAYS = 365;

const PRICE: Texts = {
  en: 'Enter a price above 0, up to 1,000,000 dollars, with at most 4 decimals',
  'zh-CN': '价格须大于 0 且不超过 1,000,000 美元，最多四位小数',
};
const AMOUNT: Texts = {
  en: 'Enter a number from −100,000,000 to 100,000,000',
  'zh-CN': '请输入 −100,000,000 到 100,000,000 之间的数值',
};
const PERCENT: Texts = {
  en: 'Enter a percentage from −10,000 to 10,000',
  'zh-CN': '百分比须在 −10,000 到 10,000 之间',
};
const LOSS: Texts = {
  en: 'Enter a percentage above 0, up to 10,000',
  'zh-CN': '百分比须大于 0 且不超过 10,000',
};
const SHARE: Texts = {
  en: 'Enter a percentage from 0 to 100',
  'zh-CN': '百分比须在 0 到 100 之间',
};
const DAYS: Texts = {
  en: `Enter a whole number of days from 0 to ${MAX_ALERT_DAYS}`,
  'zh-CN': `天数须为 0 到 ${MAX_ALERT_DAYS} 之间的整数`,
};
const SYMBOL: Texts = { en: 'Enter a stock symbol', 'zh-CN': '请输入股票代码' };
const CONTRACT: Texts = {
  en: 'Enter an option symbol such as MSFT261218C00500000',
  'zh-CN': '请输入期权代码，例如 MSFT261218C00500000',
};
const STRATEGY: Texts = { en: 'Choose one of your positions', 'zh-CN': '请选择一个持仓' };

/** Kinds that are about a stock. */
const WATCHES_STOCK: readonly AlertKind[] = ['price', 'ivRank', 'earnings'];

const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

/** Whether a threshold fits a kind, and what to say where it does not. */
function thresholdRule({
  kind,
  unit,
}: ConditionDraft): readonly [(value: number) => boolean, Texts] {
  const isPrice = (value: number) => value > 0 && value <= MAX_ALERT_PRICE && isMoneyAmount(value);
  const isShare = (value: number) => isWithin(value, 0, 100);
  switch (kind) {
    case 'price':
    case 'optionPrice':
      return [isPrice, PRICE];
    case 'ivRank':
    case 'assignment':
      return [isShare, SHARE];
    case 'expiry':
    case 'earnings':
      return [(value) => Number.isInteger(value) && isWithin(value, 0, MAX_ALERT_DAYS), DAYS];
    case 'profit':
      if (unit === 'stopLoss') return [(value) => value > 0 && value <= MAX_ALERT_PERCENT, LOSS];
      if (unit === 'maxProfit')
        return [(value) => isWithin(value, -MAX_ALERT_PERCENT, MAX_ALERT_PERCENT), PERCENT];
      return [(value) => isWithin(value, -MAX_ALERT_AMOUNT, MAX_ALERT_AMOUNT), AMOUNT];
    case 'greek':
      return [(value) => isWithin(value, -MAX_ALERT_AMOUNT, MAX_ALERT_AMOUNT), AMOUNT];
    case 'limit':
      return [() => true, AMOUNT];
  }
}

const fault = (field: string, texts: Texts): FieldError => ({
  field,
  message: texts.en,
  texts,
});

/** What is wrong in a draft, by field. Whether symbol and strategy exist is not checked here. */
export function conditionFaults(draft: ConditionDraft): readonly FieldError[] {
  const { kind, symbol, strategyId, unit, greek, direction, threshold } = draft;
  const found: FieldError[] = [];
  if (WATCHES_STOCK.includes(kind) && !parseTicker(symbol ?? ''))
    found.push(fault('symbol', SYMBOL));
  if (kind === 'optionPrice' && !parseContract(symbol ?? '').ok)
    found.push(fault('symbol', CONTRACT));
  if (kind === 'profit' && !strategyId) found.push(fault('strategyId', STRATEGY));
  if (kind === 'profit' && !unit) found.push(fault('unit', choiceTexts(PROFIT_UNITS)));
  if (kind === 'greek' && !greek) found.push(fault('greek', choiceTexts(ALERT_GREEKS)));
  if (hasDirection(kind) && unit !== 'stopLoss' && !direction)
    found.push(fault('direction', choiceTexts(DIRECTIONS)));
  const [fits, texts] = thresholdRule(draft);
  if (hasThreshold(kind) && !(typeof threshold === 'number' && fits(threshold)))
    found.push(fault('threshold', texts));
  return found;
}

/** The condition of a draft. Refuses with ALERT_INVALID and the faults by field. */
export function parseCondition(draft: ConditionDraft): Result<AlertCondition> {
  const details = conditionFaults(draft);
  return details.length > 0 ? refuse(ALERT_INVALID({ details })) : ok(conditionOf(draft));
}

/** The condition of a draft without faults. */
function conditionOf(draft: ConditionDraft): AlertCondition {
  const { kind, strategyId = null } = draft;
  const symbol = draft.symbol ?? '';
  const given = { direction: draft.direction ?? 'above', threshold: draft.threshold ?? 0 };
  const level = { ...given, direction: FIXED_DIRECTION[kind] ?? given.direction };
  switch (kind) {
    case 'price':
    case 'ivRank':
    case 'earnings':
      return { kind, symbol: parseTicker(symbol) ?? symbol, ...level };
    case 'optionPrice': {
      const contract = parseContract(symbol);
      return { kind, symbol: contract.ok ? formatOptionSymbol(contract.value) : symbol, ...level };
    }
    case 'profit': {
      const unit = draft.unit ?? 'dollars';
      const direction = unit === 'stopLoss' ? 'above' : level.direction;
      return { kind, strategyId: strategyId ?? '', unit, ...level, direction };
    }
    case 'greek':
      return { kind, strategyId, greek: draft.greek ?? 'delta', ...level };
    case 'expiry':
    case 'assignment':
      return { kind, strategyId, ...level };
    case 'limit':
      return { kind, ...level, threshold: 1 };
  }
}

/** Whether a value fulfils a condition: it is at the threshold, or beyond it in the watched direction. */
export const holds = ({ direction, threshold }: Level, value: number): boolean =>
  direction === 'above' ? value >= threshold : value <= threshold;

/** Part of the threshold by which a price or an amount must come back before its alert is armed again. */
export const REARM_MARGIN = 0.002;

/** Kinds whose values move a little all the time. */
const CONTINUOUS: readonly AlertKind[] = ['price', 'optionPrice', 'profit', 'greek'];

/**
 * Whether an alert that has fired is armed again: the value has left the condition, and prices and amounts have come back
 * by 0.2% of the threshold, so that a price around the threshold does not fire again and again.
 *
 * @example rearms({ kind: 'price', symbol: 'SPY', direction: 'above', threshold: 500 }, 499.5) // false
 */
export function rearms(condition: AlertCondition, value: number): boolean {
  const { direction, threshold, kind } = condition;
  if (!CONTINUOUS.includes(kind)) return !holds(condition, value);
  const margin = Math.abs(threshold) * REARM_MARGIN;
  if (margin === 0) return !holds(condition, value);
  return direction === 'above' ? value <= threshold - margin : value >= threshold + margin;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds between two checks. */
export const CHECK_EVERY: Readonly<Record<AlertKind, number>> = {
  price: 10 * SECOND,
  optionPrice: 30 * SECOND,
  profit: MINUTE,
  greek: MINUTE,
  limit: MINUTE,
  assignment: 5 * MINUTE,
  ivRank: 5 * MINUTE,
  expiry: 5 * MINUTE,
  earnings: 30 * MINUTE,
};
