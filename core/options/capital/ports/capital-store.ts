import type { OwnedRecords } from '../../../accounts/index.ts';
import type { CapitalLedger } from '../ledger.ts';

/** Stores the capital ledgers of accounts. test/conformance/capital-store states what every adapter must do. */
export interface CapitalStore extends OwnedRecords {
  /** Null for an account that has not stored any. */
  findOwned(ownerId: string): Promise<CapitalLedger | null>;
  /**
   * Stores `changed` if the stored version is `changed.version - 1`; a missing ledger has version FIRST_CAPITAL_LEDGER.
   * Otherwise refuses with VERSION_CONFLICT and the current ledger, also under concurrent calls.
   */
  put(changed: CapitalLedger): Promise<void>;
}
