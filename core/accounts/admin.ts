import { ok, refuse, type Instant, type Result } from '../shared/index.ts';
import { USERNAME_INVALID } from './accounts.errors.ts';
import type { AdminRole } from './roles.ts';

/** An operator of the platform. */
export interface Admin {
  readonly id: string;
  readonly version: number;
  /** The identity, fixed once the account is made. */
  readonly username: string;
  readonly name: string;
  /** Trimmed, lower-cased, NFC. */
  readonly email: string;
  readonly role: AdminRole;
  /** Whether the admin may sign in. */
  readonly active: boolean;
  /** PHC string. */
  readonly passwordHash: string;
  /** True while another person knows the password; it must be changed before anything else. */
  readonly mustChangePassword: boolean;
  readonly lastLoginAt: Instant | null;
  /** The login before the last. */
  readonly previousLoginAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Letters, digits, dots, hyphens and underscores, a letter or digit first. */
const SHAPE = /^[a-z0-9][a-z0-9._-]{1,49}$/;

/** The form under which a username is the same admin's: trimmed and lower-cased. */
export const normalizeUsername = (typed: string): string => typed.trim().toLowerCase();

/** A username as identity, or USERNAME_INVALID. */
export function parseUsername(typed: string): Result<string> {
  const identity = normalizeUsername(typed);
  return SHAPE.test(identity) ? ok(identity) : refuse(USERNAME_INVALID());
}
