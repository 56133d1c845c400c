import { ok, refuse, type Result } from '../shared/index.ts';
import { FIELDS_MISSING, PASSWORDS_DIFFER } from './accounts.errors.ts';
import { parseEmail } from './email.ts';
import { PASSWORD_MIN_LENGTH, passwordLengthFault } from './passwords/password-rules.ts';
import { parsePersonName } from './user.ts';

export interface RegistrationDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The password typed again; forms have it, calls do not. */
  readonly confirm?: string;
}

export interface Registration {
  readonly name: string;
  /** The identity, not the text as typed. */
  readonly email: string;
  readonly password: string;
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * The first refusal in the order: something empty, passwords differ, too short, too long, name, e-mail.
 * Passwords are never altered.
 */
export function checkRegistration(
  draft: RegistrationDraft,
  minLength = PASSWORD_MIN_LENGTH,
): Result<Registration> {
  const { password, confirm = password } = draft;
  if ([draft.name, draft.email, password].some(isBlank)) return refuse(FIELDS_MISSING());
  if (confirm !== password) return refuse(PASSWORDS_DIFFER());
  const fault = passwordLengthFault(password, minLength);
  if (fault) return refuse(fault);
  const name = parsePersonName(draft.name);
  if (!name.ok) return name;
  const email = parseEmail(draft.email);
  if (!email.ok) return email;
  return ok({ name: name.value, email: email.value, password });
}
