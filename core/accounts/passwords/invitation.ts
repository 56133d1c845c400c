import type { Instant } from '../../shared/index.ts';
import { INVITATION_EXPIRED, INVITATION_INVALID, INVITATION_USED } from '../accounts.errors.ts';

/** The mailed link by which a user whom an operator created chooses a first password. */
export interface Invitation {
  readonly userId: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** When the password was chosen by it; null before. */
  readonly usedAt: Instant | null;
}

/** Days for which an invitation can be used, unless the settings say otherwise. */
export const INVITATION_DAYS = 7;

export const DAY = 24 * 60 * 60_000;

/** Why nothing can be chosen by the invitation; an earlier one that was replaced is not stored, and so null. */
export function invitationFault(invitation: Invitation | null, at: Instant) {
  if (!invitation) return INVITATION_INVALID();
  if (invitation.usedAt !== null) return INVITATION_USED();
  return at < invitation.expiresAt ? null : INVITATION_EXPIRED();
}
