import type { Instant } from '../shared/index.ts';
import type { AdminRole } from './admin-role.ts';

/** Somebody who runs the platform. */
export interface Admin {
  readonly id: string;
  readonly version: number;
  /** The identity, fixed once the account is made. */
  readonly username: string;
  readonly name: string;
  /** Trimmed, lower-cased, NFC. */
  readonly email: string;
  readonly role: AdminRole;
  /** Whether it may be signed in with. */
  readonly active: boolean;
  /** PHC string. */
  readonly passwordHash: string;
  /** While others know the password: nothing else may be done before it is changed. */
  readonly mustChangePassword: boolean;
  readonly lastLoginAt: Instant | null;
  /** The login before the last. */
  readonly previousLoginAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
