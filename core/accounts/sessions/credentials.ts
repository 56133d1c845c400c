import type { DomainError } from '../../shared/index.ts';
import { ADMIN_CREDENTIALS_MISSING, CREDENTIALS_MISSING } from '../accounts.errors.ts';

const isBlank = (text: string): boolean => text.trim() === '';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** CREDENTIALS_MISSING when either is blank; null when both say something. */
export const credentialsFault = ({ email, password }: Credentials): DomainError | null =>
  isBlank(email) || isBlank(password) ? CREDENTIALS_MISSING() : null;

export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
}

/** The same of an admin: ADMIN_CREDENTIALS_MISSING. */
export const adminCredentialsFault = ({
  username,
  password,
}: AdminCredentials): DomainError | null =>
  isBlank(username) || isBlank(password) ? ADMIN_CREDENTIALS_MISSING() : null;
