import type { DomainError } from '../shared/index.ts';
import { defineError, isKeepable } from '../shared/index.ts';
import { PASSWORD_TOO_LONG } from './accounts.errors.ts';

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
  if (password.length > PASSWORD_MAX_LENGTH || !isKeepable(password)) return PASSWORD_TOO_LONG();
  return null;
}
