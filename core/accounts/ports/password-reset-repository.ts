import type { PasswordReset } from '../passwords/password-reset.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores pending password resets, one per user. test/conformance/password-reset-repository states what every adapter must do. */
export interface PasswordResetRepository extends OwnedRecords {
  /** Keeps it in the place of the user's earlier one. */
  put(reset: PasswordReset): Promise<void>;
  findByToken(tokenHash: string): Promise<PasswordReset | null>;
  /** Takes it out: of several at once one gets it, the others null. */
  takeByToken(tokenHash: string): Promise<PasswordReset | null>;
}
