import type { Instant } from '../../shared/index.ts';

/** Counts new accounts. test/conformance/signup-counter states what every adapter must do. */
export interface SignupCounter {
  /** Number of existing users that were created at or after the instant. */
  countSince(at: Instant): Promise<number>;
}
