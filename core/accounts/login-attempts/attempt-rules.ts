import type { Instant } from '../../shared/index.ts';

/** Limit of attempts per key. */
export type AttemptRule =
  /** At most `limit` attempts within a window; the window begins with the first attempt. */
  | { readonly kind: 'rate'; readonly most: number; readonly span: number }
  /** Pauses in milliseconds after the first, second, … attempt; the last one holds for all later attempts. */
  | {
      readonly kind: 'backOff';
      readonly pauses: readonly number[];
      /** Milliseconds without an attempt, after the pause, that reset the count. */
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

/** Sign-in attempts per account: five without a pause, then a pause of 1 s that doubles up to 15 minutes. */
export const LOGIN_BACKOFF: AttemptRule = {
  kind: 'backOff',
  pauses: [...Array<number>(FREE_ATTEMPTS - 1).fill(0), ...doubling()],
  forgottenAfter: 24 * 60 * MINUTE,
};

/** Mails to one address that anyone can request. */
export const MAIL_RATE: AttemptRule = { kind: 'rate', most: 5, span: 60 * MINUTE };

/** Mails with a link that operators send to one user. */
export const OPERATOR_MAIL_RATE: AttemptRule = { kind: 'rate', most: 3, span: 60 * MINUTE };

/** Mails with an invitation that one user sends. */
export const INVITATION_RATE: AttemptRule = { kind: 'rate', most: 20, span: 60 * MINUTE };

/** Warning mails about wrong codes to one owner. */
export const WARNING_RATE: AttemptRule = { kind: 'rate', most: 1, span: 15 * MINUTE };

/** Audit entries about one exceeded counter. */
export const AUDIT_RATE: AttemptRule = { kind: 'rate', most: 1, span: 60 * MINUTE };

export const perMinute = (most: number): AttemptRule => ({ kind: 'rate', most, span: MINUTE });

/** The count with one more attempt; null where the rule forbids it now. */
export function withAttempt(
  stored: AttemptCount | null,
  rule: AttemptRule,
  at: Instant,
): AttemptCount | null {
  if (rule.kind === 'rate') {
    if (!stored || stored.until <= at) return { count: 1, until: at + rule.span };
    return stored.count < rule.most ? { ...stored, count: stored.count + 1 } : null;
  }
  if (stored && at < stored.until) return null;
  const anew = !stored || stored.until + rule.forgottenAfter <= at;
  const count = anew ? 1 : stored.count + 1;
  return { count, until: at + (rule.pauses[Math.min(count, rule.pauses.length) - 1] ?? 0) };
}
