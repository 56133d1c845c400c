import { newYorkInstant } from '../../calendar/index.ts';
import type { ShareAction } from '../../market/index.ts';
import {
  fromDollars,
  MONEY_SCALE,
  moneyOf,
  toDollars,
  type Dollars,
  type Instant,
} from '../../shared/index.ts';
import { MAX_ALERT_PRICE, type AlertCondition } from './alert-condition.ts';
import type { AlertRule } from './alert-rule.ts';

const CENT = MONEY_SCALE / 100;

/**
 * A price level after each `from` shares have become `to`:
 *
 *     level · from / to,   rounded to the nearest cent, a half upwards, and never below one cent
 *
 * Dollars per share. Exact for whole `from` and `to`.
 *
 * @example levelAfter(900, 1, 3) // 300
 */
export function levelAfter(level: Dollars, from: number, to: number): Dollars {
  const units = fromDollars(level) * from;
  const cents = Math.floor((2 * units + CENT * to) / (2 * CENT * to));
  return toDollars(moneyOf(Math.max(1, cents) * CENT));
}

type Level = Extract<AlertCondition, { kind: 'price' }>;

function withLevel(condition: Level, from: number, to: number): Level | null {
  const threshold = levelAfter(condition.threshold, from, to);
  return threshold > MAX_ALERT_PRICE ? null : { ...condition, threshold };
}

/** The condition after an action; null where it means nothing any more, as after a merger for cash. */
function conditionAfter(
  condition: Extract<AlertCondition, { symbol: string }>,
  action: ShareAction,
): AlertCondition | null {
  if (condition.kind === 'optionPrice') return condition;
  if (action.kind === 'symbolChange') return { ...condition, symbol: action.newSymbol };
  if (condition.kind !== 'price') return action.kind === 'split' ? condition : null;
  if (action.kind === 'split') return withLevel(condition, action.from, action.to);
  const { newSymbol, cash, shares } = action;
  if (newSymbol === null || cash > 0 || shares <= 0) return null;
  return withLevel({ ...condition, symbol: newSymbol }, 1, shares);
}

/**
 * The alert after a corporate action: the level of a price in shares of now, under the symbol of now. It stays armed,
 * fired or paused; one that cannot be carried over is paused. Null where nothing changes: the alert watches something
 * else, its owner stated the condition on the ex-date or later, or the action has changed it already.
 */
export function alertAfter(rule: AlertRule, action: ShareAction, at: Instant): AlertRule | null {
  const { condition, statedAt, adjustments } = rule;
  if (!('symbol' in condition) || condition.symbol !== action.symbol) return null;
  if (statedAt >= newYorkInstant(action.exDate, 0)) return null;
  const isApplied = adjustments.some(
    ({ action: { kind, exDate } }) => kind === action.kind && exDate === action.exDate,
  );
  const after = conditionAfter(condition, action);
  if (isApplied || after === condition) return null;
  const adjustment = { action, before: condition, carried: after !== null };
  return {
    ...rule,
    version: rule.version + 1,
    condition: after ?? condition,
    subject: after && 'symbol' in after ? after.symbol : rule.subject,
    paused: rule.paused || after === null,
    value: null,
    quotedAt: null,
    checkedAt: null,
    dueAt: at,
    updatedAt: Math.max(at, rule.updatedAt),
    adjustments: [...adjustments, adjustment],
  };
}
