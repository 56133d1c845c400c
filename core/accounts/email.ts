import { isStorable, isVisible, ok, refuse, type Result, type Instant } from '../shared/index.ts';
import { EMAIL_INVALID } from './accounts.errors.ts';

const EMAIL_MAX_LENGTH = 254;

/** As lenient as a browser's e-mail field, and in every script (RFC 6531): before the @ what needs no quotes, behind it a host. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const SHAPE = new RegExp(String.raw`^[^\s@"(),:;<>[\]\\]+@${LABEL}(?:\.${LABEL})*$`, 'u');

/** The form under which an address is the same person's: trimmed, lower-cased, NFC. */
export const normalizeEmail = (email: string): string =>
  email.trim().toLowerCase().normalize('NFC');

/** An address as identity, or EMAIL_INVALID. */
export function parseEmail(email: string): Result<string> {
  const identity = normalizeEmail(email);
  const sound =
    identity.length <= EMAIL_MAX_LENGTH &&
    isStorable(identity) &&
    isVisible(identity) &&
    SHAPE.test(identity);
  return sound ? ok(identity) : refuse(EMAIL_INVALID());
}

/** How long a mailed confirmation link works, in milliseconds. */
export const EMAIL_CONFIRMATION_LIFETIME = 24 * 60 * 60_000;

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

export const newEmailConfirmation = (
  draft: Pick<EmailConfirmation, 'userId' | 'email' | 'tokenHash'>,
  at: Instant,
): EmailConfirmation => ({ ...draft, createdAt: at, expiresAt: at + EMAIL_CONFIRMATION_LIFETIME });
