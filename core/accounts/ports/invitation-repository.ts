import type { Invitation } from '../passwords/invitation.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores invitations, one per user. test/conformance/password-reset-repository states what every adapter must do. */
export interface InvitationRepository extends OwnedRecords {
  /** Keeps it in the place of the user's earlier one. */
  put(invitation: Invitation): Promise<void>;
  findOwned(userId: string): Promise<Invitation | null>;
  findByToken(tokenHash: string): Promise<Invitation | null>;
  /** Takes it out: of several at once one gets it, the others null. */
  takeByToken(tokenHash: string): Promise<Invitation | null>;
}
