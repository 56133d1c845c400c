import { newYorkInstant } from '../../calendar/index.ts';
import type { ShareAction } from '../../market/index.ts';
import type { CalendarDate, Instant, Language } from '../../shared/index.ts';
import { holds, rearms, CHECK_EVERY, type AlertCondition } from './alert-condition.ts';

/** Maximum number of alerts of an account. */
export const MAX_ALERTS = 100;

/** Once: the alert ends with its first notice. Each: it is armed again once the value has come back. */
export const REPEATS = ['once', 'each'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Armed: fires when its condition holds. Fired: waits until the value has come back. Done: ended with its notice. */
export const ALERT_PHASES = ['armed', 'fired', 'done'] as const;
export type AlertPhase = (typeof ALERT_PHASES)[number];

/** What a corporate action made of an alert. */
export interface AlertAdjustment {
  readonly action: ShareAction;
  /** The condition as it was. */
  readonly before: AlertCondition;
  /** False where the condition means nothing after the action: the alert is paused. */
  readonly carried: boolean;
}

/** A condition that an account has watched. */
export interface AlertRule {
  readonly id: string;
  readonly ownerId: string;
  /** Starts at 1 and increases with each change by its owner; checks do not change it. */
  readonly version: number;
  readonly condition: AlertCondition;
  readonly repeat: Repeat;
  /** A paused alert is not checked. */
  readonly paused: boolean;
  readonly phase: AlertPhase;
  /** Symbol, or name of the position at the last check; empty for all positions. */
  readonly subject: string;
  /** Of the call that made it, for mails of users without a chosen language. */
  readonly language: Language;
  /** At the last check; null where it was unknown, and before. */
  readonly value: number | null;
  /** Time of the quotes behind the last known value; null before there is one. */
  readonly quotedAt: Instant | null;
  readonly checkedAt: Instant | null;
  readonly firedAt: Instant | null;
  /** When it is checked next. Each check moves it, so that it also tells one check from another. */
  readonly dueAt: Instant;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** When its owner stated the condition: corporate actions of later days change it. */
  readonly statedAt: Instant;
  /** Corporate actions that have changed the condition since then, in the order in which they were applied. */
  readonly adjustments: readonly AlertAdjustment[];
}

/** What a check has found. */
export interface Observation {
  /** Null where the market or the position does not give it. */
  readonly value: number | null;
  /** Time of the quotes that the value comes from, the earliest of several; now for a value without quotes. */
  readonly quotedAt: Instant;
  /** Symbol, or name of the position; empty for all positions. */
  readonly subject: string;
  /** Which position, contract or limit it is among several; null where the subject says it all. */
  readonly detail: string | null;
}

interface NoticeBase {
  readonly id: string;
  readonly ownerId: string;
  readonly subject: string;
  readonly at: Instant;
  /** Whether it stands in the list alone, without toast and mail: quiet hours, or its kind is switched off. */
  readonly silent: boolean;
  readonly readAt: Instant | null;
}

/** Tells an account that one of its alerts has fired. */
export interface FiredNotice extends NoticeBase {
  readonly kind: 'fired';
  /** The alert, which may have changed or gone since. */
  readonly ruleId: string;
  /** As it was when it fired. */
  readonly condition: AlertCondition;
  readonly detail: string | null;
  /** The value that fired it. */
  readonly value: number;
}

/** What a corporate action changed for an account. */
export type ActionEffect =
  /** A null condition has no meaning after the action: the alert is paused. */
  | {
      readonly kind: 'alert';
      readonly ruleId: string;
      readonly before: AlertCondition;
      readonly after: AlertCondition | null;
    }
  /** Names of the lists whose symbol changed. */
  | { readonly kind: 'watchlist'; readonly lists: readonly string[] }
  /** A plan that is not carried over stays as it was. */
  | {
      readonly kind: 'plan';
      readonly strategyId: string;
      readonly name: string;
      readonly carried: boolean;
    };

/** Tells an account what a corporate action changed for it. */
export interface ActionNotice extends NoticeBase {
  readonly kind: 'corporateAction';
  readonly action: ShareAction;
  readonly effect: ActionEffect;
}

/** Tells an account that contracts for shares of a position have expired and wait for its word. */
export interface ExpiryNotice extends NoticeBase {
  readonly kind: 'expired';
  /** Expiry date of the contracts. */
  readonly detail: CalendarDate;
  readonly effect: { readonly kind: 'expired'; readonly strategyId: string };
}

export const NOTICE_KINDS = ['fired', 'corporateAction', 'expired'] as const;
export type AlertNotice = FiredNotice | ActionNotice | ExpiryNotice;

export interface Check {
  readonly rule: AlertRule;
  readonly fires: boolean;
}

/** When the alert is checked after a check at `at`. */
export const nextCheck = ({ condition }: Pick<AlertRule, 'condition'>, at: Instant): Instant =>
  at + CHECK_EVERY[condition.kind];

/** Longer than a server keeps a delayed quote. */
const QUOTES_CACHED_FOR = 120_000;

/**
 * Whether another server has seen later quotes already. A market with older ones, as after a change of provider, counts
 * once its quotes are older for longer than a server keeps them.
 */
const isOvertaken = (rule: AlertRule, quotedAt: Instant, at: Instant): boolean =>
  rule.quotedAt !== null &&
  rule.checkedAt !== null &&
  quotedAt < rule.quotedAt &&
  at - rule.checkedAt <= QUOTES_CACHED_FOR;

/** Kinds whose values are prices per share. */
const PER_SHARE: readonly AlertCondition['kind'][] = ['price', 'optionPrice'];

/** Whether a price is from before the last corporate action, while the threshold is from after it. */
const isFromBefore = ({ condition, adjustments }: AlertRule, quotedAt: Instant): boolean => {
  const last = adjustments.at(-1);
  return (
    last !== undefined &&
    PER_SHARE.includes(condition.kind) &&
    quotedAt < newYorkInstant(last.action.exDate, 0)
  );
};

/**
 * The alert after a check. An armed alert fires when its condition holds, at its first check too: a crossing is the change
 * from a value that does not fulfil the condition, or from no value, to one that does. It fires once per crossing, and
 * quotes older than the last ones, or than a corporate action that changed the alert, change nothing.
 */
export function checkAlert(
  rule: AlertRule,
  { value, quotedAt, subject }: Observation,
  at: Instant,
): Check {
  if (rule.paused || rule.phase === 'done') return { rule, fires: false };
  if (isOvertaken(rule, quotedAt, at) || isFromBefore(rule, quotedAt))
    return { rule, fires: false };
  const seen = {
    ...rule,
    subject,
    value,
    quotedAt: value === null ? rule.quotedAt : quotedAt,
    checkedAt: at,
  };
  if (value === null) return { rule: seen, fires: false };
  if (rule.phase === 'fired')
    return {
      rule: { ...seen, phase: rearms(rule.condition, value) ? 'armed' : 'fired' },
      fires: false,
    };
  if (!holds(rule.condition, value)) return { rule: seen, fires: false };
  const phase = rule.repeat === 'once' ? 'done' : 'fired';
  return { rule: { ...seen, phase, firedAt: at }, fires: true };
}

/** What its owner changes on an alert. */
type OwnChange = Partial<
  Pick<
    AlertRule,
    'condition' | 'repeat' | 'paused' | 'subject' | 'language' | 'statedAt' | 'adjustments'
  >
>;

/** The alert armed anew and due at once, as after each change by its owner. */
export const armed = (rule: AlertRule, change: OwnChange, at: Instant): AlertRule => ({
  ...rule,
  ...change,
  version: rule.version + 1,
  phase: 'armed',
  value: null,
  quotedAt: null,
  checkedAt: null,
  dueAt: at,
  updatedAt: Math.max(at, rule.updatedAt),
});
