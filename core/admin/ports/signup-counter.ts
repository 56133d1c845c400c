import type { Instant } from '../../shared/index.ts';

/** Counts those who came lately. test/conformance/signup-counter states what every adapter must do. */
export interface SignupCounter {
  /** Users whose accounts were made at that moment or later, and still exist. */
  countSince(at: Instant): Promise<number>;
}
