import type { EmailConfirmation } from '../email.ts';
import type { OwnedRecords } from './owned-records.ts';

/**
 * Where open e-mail confirmations are stored, one per user.
 * test/conformance/email-confirmation-repository states what every adapter must do.
 */
export interface EmailConfirmationRepository extends OwnedRecords {
  /** Stores it in place of the user's earlier one. */
  put(confirmation: EmailConfirmation): Promise<void>;
  findOwned(userId: string): Promise<EmailConfirmation | null>;
  /** Removes and returns it; of several concurrent calls one gets it, the others get null. */
  takeByToken(tokenHash: string): Promise<EmailConfirmation | null>;
}
