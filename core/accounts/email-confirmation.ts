import type { Instant } from '../shared/index.ts';

/** How long a mailed confirmation link works, in milliseconds. */
export const CONFIRMATION_LIFE = 24 * 60 * 60_000;

/**
 * A link that was mailed to `email`. Opening it proves that the owner of the account reads mail there: at the
 * account's own address, or at the one that the account changes to.
 */
export interface EmailConfirmation {
  readonly userId: string;
  readonly email: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export const newConfirmation = (
  draft: Pick<EmailConfirmation, 'userId' | 'email' | 'tokenHash'>,
  at: Instant,
): EmailConfirmation => ({ ...draft, createdAt: at, expiresAt: at + CONFIRMATION_LIFE });
