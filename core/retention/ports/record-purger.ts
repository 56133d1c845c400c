import type { Instant } from '../../shared/index.ts';
import type { PurgeableKind } from '../retention.ts';

/** Deletes what has outlived its use. test/conformance/record-purger states what every adapter must do. */
export interface RecordPurger {
  /** Deletes a part of what ended before the instant, and says how much; several servers may do so at once. */
  purge(what: PurgeableKind, before: Instant): Promise<number>;
}
