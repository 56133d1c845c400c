import type { DomainError } from '../shared/index.ts';
import { CREDENTIALS_MISSING } from './accounts.errors.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** CREDENTIALS_MISSING when either is blank; null when both say something. */
export const credentialsFault = ({ email, password }: Credentials): DomainError | null =>
  email.trim() === '' || password.trim() === '' ? CREDENTIALS_MISSING() : null;
