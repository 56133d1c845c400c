import type { Instant } from '../../shared/index.ts';

export const PASSWORD_RESET_LIFETIME = 30 * 60_000;

/** A pending password reset by a mailed token. */
export interface PasswordReset {
  readonly userId: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export const newPasswordReset = (
  userId: string,
  tokenHash: string,
  at: Instant,
): PasswordReset => ({
  userId,
  tokenHash,
  createdAt: at,
  expiresAt: at + PASSWORD_RESET_LIFETIME,
});

export const isResetValid = ({ expiresAt }: PasswordReset, at: Instant): boolean => at < expiresAt;
