import type { Instant } from '../../shared/index.ts';

/** Counts those who came lately. test/conformance/newcomers states what every adapter must do. */
export interface Newcomers {
  /** Users whose accounts were made at that moment or later, and still exist. */
  countUsersSince(at: Instant): Promise<number>;
}
