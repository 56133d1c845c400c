import type { RegisterValues } from './register-fields.tsx';

const IN_ORDER = ['name', 'email', 'password'] as const;

const FIELD_OF: Readonly<Record<string, keyof RegisterValues>> = {
  PASSWORDS_DIFFER: 'confirm',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_PREDICTABLE: 'password',
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
};

/** The field that a refusal of a registration is about: the first empty one, the one it names, else the first of all. */
export const faultyField = (values: RegisterValues, code: string): keyof RegisterValues =>
  IN_ORDER.find((field) => values[field].trim() === '') ?? FIELD_OF[code] ?? 'name';
