import { newYorkInstant } from '../../calendar/index.ts';
import type { ShareAction } from '../../market/index.ts';
import {
  fromDollars,
  MONEY_SCALE,
  moneyOf,
  toDollars,
  ZERO_MONEY,
  type Dollars,
  type Instant,
} from '../../shared/index.ts';
import {
  adjusted,
  newTicker,
  parseOptionSymbol,
  type OptionInstrument,
} from '../contracts/index.ts';
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

type Delta = Extract<AlertCondition, { kind: 'greek' }>;
type Level = Extract<AlertCondition, { kind: 'price' | 'optionPrice' }>;

function withLevel<T extends Level>(condition: T, from: number, to: number): T | null {
  const threshold = levelAfter(condition.threshold, from, to);
  return threshold > MAX_ALERT_PRICE ? null : { ...condition, threshold };
}

/**
 * A level of a contract's price, per share of its multiplier, on what the contract has become: four contracts for one, one
 * of 150 shares, or one that delivers another company's shares. Null where it has become cash, or cannot be told from its
 * symbol.
 */
function contractAfter(condition: Level, action: ShareAction): Level | null {
  const parsed = parseOptionSymbol(condition.symbol);
  if (!parsed.ok || parsed.value.multiplier === null) return null;
  // A contract that delivers nothing but cash is not traded at a price of its own.
  if (action.kind === 'merger' && newTicker(action) === null) return null;
  const { type, strike, expiry, multiplier } = parsed.value;
  const contract: OptionInstrument = {
    ...{ kind: 'option', symbol: condition.symbol, type, strike, expiry, multiplier },
    ...{ deliverable: null, iv: null, delta: null },
  };
  // What a fraction of a share is worth in cash changes neither symbol nor multiplier.
  const found = adjusted(contract, action, ZERO_MONEY);
  if (found === 'unchanged') return condition;
  if (found === 'unpriced' || found.instrument === null) return null;
  const { instrument, from, to } = found;
  const moved = { ...condition, symbol: instrument.symbol };
  return withLevel(moved, from * multiplier, to * instrument.multiplier);
}

/** A delta in shares of before as one in shares of now, rounded to the hundredth; null where no shares are left. */
function deltaAfter(condition: Delta, action: ShareAction): Delta | null {
  if (action.kind === 'symbolChange' || action.kind === 'dividend') return condition;
  const { from, to } = action.kind === 'split' ? action : { from: 1, to: action.shares };
  if (to <= 0) return null;
  const threshold = Math.round((condition.threshold * to * 100) / from) / 100;
  return { ...condition, threshold };
}

/** The condition after an action that concerns it; null where it means nothing any more, as after a merger for cash. */
function conditionAfter(condition: AlertCondition, action: ShareAction): AlertCondition | null {
  if (condition.kind === 'optionPrice') return contractAfter(condition, action);
  if (condition.kind === 'greek') return deltaAfter(condition, action);
  if (!('symbol' in condition) || action.kind === 'dividend') return condition;
  if (action.kind === 'symbolChange') return { ...condition, symbol: action.newSymbol };
  if (condition.kind !== 'price') return action.kind === 'split' ? condition : null;
  if (action.kind === 'split') return withLevel(condition, action.from, action.to);
  const { newSymbol, cash, shares } = action;
  if (newSymbol === null || cash > 0 || shares <= 0) return null;
  return withLevel({ ...condition, symbol: newSymbol }, 1, shares);
}

/**
 * Whether an action concerns a condition: one about the company, about a contract on it that has not expired, or about
 * the delta of one of these positions.
 */
function concerns(
  { symbol: company, exDate }: ShareAction,
  condition: AlertCondition,
  positions: ReadonlySet<string>,
): boolean {
  if (condition.kind === 'greek')
    return (
      condition.greek === 'delta' &&
      condition.strategyId !== null &&
      positions.has(condition.strategyId)
    );
  if (!('symbol' in condition)) return false;
  if (condition.kind !== 'optionPrice') return condition.symbol === company;
  const parsed = parseOptionSymbol(condition.symbol);
  return parsed.ok && parsed.value.underlying === company && parsed.value.expiry >= exDate;
}

/**
 * The alert after a corporate action: the level of a price, and the delta of a position, in shares of now, under the
 * symbol of now. It stays armed, fired or paused; one that cannot be carried over is paused. Null where nothing changes:
 * the alert watches something else, its owner stated the condition on the ex-date or later, or the action has changed it
 * already.
 *
 * @param positions ids of its owner's positions on the company
 */
export function alertAfter(
  rule: AlertRule,
  action: ShareAction,
  positions: ReadonlySet<string>,
  at: Instant,
): AlertRule | null {
  const { condition, statedAt, adjustments } = rule;
  if (!concerns(action, condition, positions)) return null;
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
