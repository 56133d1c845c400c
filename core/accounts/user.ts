import type { Instant } from '../shared/index.ts';
import type { UserRole } from './user-role.ts';

/** A person with an account. */
export interface User {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Trimmed, lower-cased, NFC: the identity. */
  readonly email: string;
  /** When its owner last proved to read mail at this address; null before that. */
  readonly emailVerifiedAt: Instant | null;
  readonly role: UserRole;
  /** PHC string. */
  readonly passwordHash: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
