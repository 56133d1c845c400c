import type { Instant } from '../../shared/index.ts';
import type { PurgeableKind } from '../retention.ts';

/** Deletes expired records. test/conformance/record-purger states what every adapter must do. */
export interface RecordPurger {
  /** Deletes a batch of records that ended before the instant and returns its size. Several servers may run it concurrently. */
  purge(what: PurgeableKind, before: Instant): Promise<number>;
}
