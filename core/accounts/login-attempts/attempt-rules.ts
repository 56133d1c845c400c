import type { Instant } from '../../shared/index.ts';

/** How often something may be tried under one key. */
export type AttemptRule =
  /** So many within a span; the span begins with its first. */
  | { readonly kind: 'rate'; readonly most: number; readonly span: number }
  /** After the first, second, … a pause of so many milliseconds; the last one holds for all that follow. */
  | {
      readonly kind: 'backOff';
      readonly pauses: readonly number[];
      /** Without an attempt for so long after a pause the count begins anew. */
      readonly forgottenAfter: number;
    };

/** The attempts so far under one key. */
export interface AttemptCount {
  readonly count: number;
  /** `rate`: the end of the span. `backOff`: the end of the pause. */
  readonly until: Instant;
}

const MINUTE = 60_000;
const LONGEST_PAUSE = 15 * MINUTE;
const FREE_ATTEMPTS = 5;

const doubling = (): number[] => {
  const pauses = [];
  for (let pause = 1000; pause < LONGEST_PAUSE; pause *= 2) pauses.push(pause);
  return [...pauses, LONGEST_PAUSE];
};

/** Guesses at one account: five freely, then a pause of 1 s that doubles to 15 minutes and never gets longer. */
export const LOGIN_BACKOFF: AttemptRule = {
  kind: 'backOff',
  pauses: [...Array<number>(FREE_ATTEMPTS - 1).fill(0), ...doubling()],
  forgottenAfter: 24 * 60 * MINUTE,
};

/** Mails to one address that strangers may ask for. */
export const MAIL_RATE: AttemptRule = { kind: 'rate', most: 5, span: 60 * MINUTE };

/** Mails to one owner that tell of wrong codes. */
export const WARNING_RATE: AttemptRule = { kind: 'rate', most: 1, span: 15 * MINUTE };

/** Entries of the audit log on one counter that refuses. */
export const AUDIT_RATE: AttemptRule = { kind: 'rate', most: 1, span: 60 * MINUTE };

export const perMinute = (most: number): AttemptRule => ({ kind: 'rate', most, span: MINUTE });

/** The count with one more attempt; null where the rule forbids it now. */
export function withAttempt(
  kept: AttemptCount | null,
  rule: AttemptRule,
  at: Instant,
): AttemptCount | null {
  if (rule.kind === 'rate') {
    if (!kept || kept.until <= at) return { count: 1, until: at + rule.span };
    return kept.count < rule.most ? { ...kept, count: kept.count + 1 } : null;
  }
  if (kept && at < kept.until) return null;
  const anew = !kept || kept.until + rule.forgottenAfter <= at;
  const count = anew ? 1 : kept.count + 1;
  return { count, until: at + (rule.pauses[Math.min(count, rule.pauses.length) - 1] ?? 0) };
}
