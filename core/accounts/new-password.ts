import type { DomainError } from '../shared/index.ts';
import { PASSWORD_COMMON } from './accounts.errors.ts';
import { PASSWORD_MIN_LENGTH, passwordLengthFault } from './password-length.ts';
import type { CommonPasswords } from './ports/common-passwords.ts';

/** What decides whether a password may be an account's. */
export interface PasswordRules {
  readonly common: CommonPasswords;
  readonly minLength?: number;
  /** Whether the present password will not do again. */
  readonly differs?: boolean;
}

/** Why a new password is refused: its length, or how common it is; null when it is fine. */
export const newPasswordFault = (
  password: string,
  { common, minLength = PASSWORD_MIN_LENGTH }: PasswordRules,
): DomainError | null =>
  passwordLengthFault(password, minLength) ??
  (common.includes(password) ? PASSWORD_COMMON() : null);
