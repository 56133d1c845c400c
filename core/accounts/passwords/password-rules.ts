import { defineError, isStorable, type DomainError } from '../../shared/index.ts';
import {
  PASSWORD_TOO_LONG,
  FIELDS_MISSING,
  PASSWORDS_DIFFER,
  PASSWORD_COMMON,
  PASSWORD_PREDICTABLE,
} from '../accounts.errors.ts';
import type { CommonPasswords } from '../ports/common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

const tooShort = (minLength: number) =>
  defineError('validation', 'PASSWORD_TOO_SHORT', {
    en: `The password must have at least ${minLength} characters`,
    'zh-CN': `密码长度不能少于${minLength}个字符`,
  });

export const PASSWORD_TOO_SHORT = tooShort(PASSWORD_MIN_LENGTH);

/** Why a password's length is refused, by the characters of its UTF-16 form as browsers count them; null when it is fine. */
export function passwordLengthFault(
  password: string,
  minLength = PASSWORD_MIN_LENGTH,
): DomainError | null {
  if (password.length < minLength) return tooShort(minLength)();
  if (password.length > PASSWORD_MAX_LENGTH || !isStorable(password)) return PASSWORD_TOO_LONG();
  return null;
}

/** A new password and its confirmation, as in a form. */
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

/** Rules for new passwords. */
export interface PasswordRules {
  readonly common: CommonPasswords;
  readonly minLength?: number;
  /** Whether the new password must differ from the current one. */
  readonly mustDiffer?: boolean;
  /** Whether a common word with digits or punctuation around it is refused. */
  readonly rejectsCommonWords?: boolean;
}

/** Parts of the account that its password must not consist of. */
export interface PasswordContext {
  readonly name?: string;
  readonly email?: string;
  readonly username?: string;
}

/** Names of the site, in lower case. */
export const SITE_NAMES = ['toolyard', '工具坊'];

/** The lower-case text without the digits, punctuation and spaces at both ends: `!Password1234` gives `password`. */
const stripAffixes = (text: string): string =>
  text.toLowerCase().replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');

function contextWords({ name = '', email = '', username = '' }: PasswordContext): string[] {
  const names = name.split(/\s+/u);
  const [mailbox = ''] = email.split('@');
  const words = [...SITE_NAMES, name, ...names, names.join(''), email, mailbox, username];
  return words.map(stripAffixes).filter((word) => word !== '');
}

/**
 * Why a new password is refused: its length, how common it is, or a word that the account gives away with digits or
 * punctuation around it; null when it is fine.
 */
export function newPasswordFault(
  password: string,
  { common, minLength = PASSWORD_MIN_LENGTH, rejectsCommonWords = false }: PasswordRules,
  context: PasswordContext = {},
): DomainError | null {
  const length = passwordLengthFault(password, minLength);
  if (length) return length;
  if (common.includes(password)) return PASSWORD_COMMON();
  const word = stripAffixes(password);
  const isPredictable =
    contextWords(context).includes(word) || (rejectsCommonWords && common.includesWord(word));
  return isPredictable ? PASSWORD_PREDICTABLE() : null;
}
