import type { Instant } from '../../shared/index.ts';
import type { Perishable } from '../retention.ts';

/** Deletes what has outlived its use. test/conformance/sweeper states what every adapter must do. */
export interface Sweeper {
  /** Deletes a part of what ended before the instant, and says how much; several servers may do so at once. */
  sweep(what: Perishable, before: Instant): Promise<number>;
}
