import type { Instant } from '../shared/index.ts';
import { SESSION_INVALID } from './accounts.errors.ts';
import type { UserRole } from './user-role.ts';

/** Who makes a call. The admin realm comes with the console. */
export type Principal =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly role: UserRole;
      readonly sessionId: string;
      /** When the session's owner last gave the password. */
      readonly authenticatedAt: Instant;
    };

/** Somebody who has not signed in. */
export const VISITOR: Principal = { kind: 'visitor' };

export type SignedInPrincipal = Extract<Principal, { kind: 'user' }>;

/** The principal as a user; refuses visitors with SESSION_INVALID. */
export function asUser(principal: Principal): SignedInPrincipal {
  if (principal.kind !== 'user') throw SESSION_INVALID();
  return principal;
}
