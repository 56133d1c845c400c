import {
  withAttempt,
  type AttemptCount,
  type AttemptLimiter,
  type AttemptRule,
} from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';

export class MemoryAttemptLimiter implements AttemptLimiter {
  private readonly counts = new Map<string, AttemptCount>();

  take(key: string, rule: AttemptRule, at: Instant): Promise<Instant | null> {
    const stored = this.counts.get(key) ?? null;
    const next = withAttempt(stored, rule, at);
    if (next) this.counts.set(key, next);
    return Promise.resolve(next ? null : (stored?.until ?? at));
  }

  clear(key: string): Promise<void> {
    this.counts.delete(key);
    return Promise.resolve();
  }
}
