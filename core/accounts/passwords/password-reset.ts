import type { Instant } from '../../shared/index.ts';

export const RESET_LIFE = 30 * 60_000;

/** A user's leave to set a new password without the old one, by a token that was mailed. */
export interface PasswordReset {
  readonly userId: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export const newReset = (userId: string, tokenHash: string, at: Instant): PasswordReset => ({
  userId,
  tokenHash,
  createdAt: at,
  expiresAt: at + RESET_LIFE,
});

export const isOpen = ({ expiresAt }: PasswordReset, at: Instant): boolean => at < expiresAt;
