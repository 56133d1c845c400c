import type { Instant } from '../../shared/index.ts';
import type { AttemptRule } from '../login-attempts/attempt-rules.ts';

/** Counts attempts, for all servers together. test/conformance/attempt-limiter states what every adapter must do. */
export interface AttemptLimiter {
  /**
   * Counts one attempt under the key in a single step that is kept whatever becomes of the attempt: null when the rule
   * allows it, else when the next one may be made. A forbidden attempt is not counted.
   */
  take(key: string, rule: AttemptRule, at: Instant): Promise<Instant | null>;
  /** Forgets the attempts under the key. */
  clear(key: string): Promise<void>;
}
