import type { Result } from '../shared/index.ts';
import { isKeepable, isVisible, ok, refuse } from '../shared/index.ts';
import { EMAIL_INVALID } from './accounts.errors.ts';

export const EMAIL_MAX_LENGTH = 254;

/** As lenient as a browser's e-mail field, and in every script (RFC 6531): before the @ what needs no quotes, behind it a host. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const SHAPE = new RegExp(String.raw`^[^\s@"(),:;<>[\]\\]+@${LABEL}(?:\.${LABEL})*$`, 'u');

/** The form under which an address is the same person's: trimmed, lower-cased, NFC. */
export const identityOf = (email: string): string => email.trim().toLowerCase().normalize('NFC');

/** An address as identity, or EMAIL_INVALID. */
export function emailIdentity(email: string): Result<string> {
  const identity = identityOf(email);
  const sound =
    identity.length <= EMAIL_MAX_LENGTH &&
    isKeepable(identity) &&
    isVisible(identity) &&
    SHAPE.test(identity);
  return sound ? ok(identity) : refuse(EMAIL_INVALID());
}
