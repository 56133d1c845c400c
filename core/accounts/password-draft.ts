import type { DomainError } from '../shared/index.ts';
import { FIELDS_MISSING, PASSWORDS_DIFFER } from './accounts.errors.ts';
import { PASSWORD_MIN_LENGTH, passwordLengthFault } from './password-length.ts';

/** A new password as a form has it: typed twice. */
export interface PasswordDraft {
  readonly password: string;
  readonly confirm: string;
}

/** The first refusal in the order: empty, different, too short, too long. Whether it is common the server knows. */
export function passwordDraftFault(
  { password, confirm }: PasswordDraft,
  minLength = PASSWORD_MIN_LENGTH,
): DomainError | null {
  if (password.trim() === '') return FIELDS_MISSING();
  if (confirm !== password) return PASSWORDS_DIFFER();
  return passwordLengthFault(password, minLength);
}
