import type { Result } from '../shared/index.ts';
import { ok, refuse } from '../shared/index.ts';
import { USERNAME_INVALID } from './accounts.errors.ts';

export const USERNAME_MAX_LENGTH = 50;

/** Letters, digits, dots, hyphens and underscores, a letter or digit first. */
const SHAPE = /^[a-z0-9][a-z0-9._-]{1,49}$/;

/** The form under which a username is the same admin's: trimmed and lower-cased. */
export const usernameIdentity = (typed: string): string => typed.trim().toLowerCase();

/** A username as identity, or USERNAME_INVALID. */
export function username(typed: string): Result<string> {
  const identity = usernameIdentity(typed);
  return SHAPE.test(identity) ? ok(identity) : refuse(USERNAME_INVALID());
}
