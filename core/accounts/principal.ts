import type { AuditActor } from '../audit/index.ts';
import type { Instant } from '../shared/index.ts';
import { FORBIDDEN, SESSION_INVALID } from './accounts.errors.ts';
import type { ApiKey } from './api-keys/api-key.ts';
import type { AdminRole, UserRole } from './roles.ts';

/** Who makes a call. Users and admins are realms apart: neither can be the other. */
export type Principal =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly role: UserRole;
      /** For a program, the id of its API key. */
      readonly sessionId: string;
      /** When the session's owner last gave the password. */
      readonly authenticatedAt: Instant;
      /** The API key by which a program calls; absent in calls of a session. */
      readonly apiKey?: Pick<ApiKey, 'id' | 'scopes'>;
    }
  | {
      readonly kind: 'admin';
      readonly adminId: string;
      readonly role: AdminRole;
      readonly sessionId: string;
      readonly authenticatedAt: Instant;
      /** The action that must be completed before any other; null when there is none. */
      readonly due: RequiredAction | null;
    };

/** Changing a password that others know, or setting up the second factor that the settings demand. */
export type RequiredAction = 'passwordChange' | 'secondFactor';

/** A caller who is not signed in. */
export const VISITOR: Principal = { kind: 'visitor' };

type UserPrincipal = Extract<Principal, { kind: 'user' }>;
export type AdminPrincipal = Extract<Principal, { kind: 'admin' }>;

/** Whose call it is within one realm. */
export interface Owner {
  readonly ownerId: string;
  readonly sessionId: string;
}

/** The principal as an account of the realm; refuses others with SESSION_INVALID. */
export function ownerIn(
  { name }: { readonly name: 'user' | 'admin' },
  principal: Principal,
): Owner {
  if (principal.kind !== name) throw SESSION_INVALID();
  const ownerId = principal.kind === 'user' ? principal.userId : principal.adminId;
  return { ownerId, sessionId: principal.sessionId };
}

/** The principal as a user; refuses others with SESSION_INVALID. */
export function asUser(principal: Principal): UserPrincipal {
  if (principal.kind !== 'user') throw SESSION_INVALID();
  return principal;
}

/** The principal as an operator of any role; refuses others with SESSION_INVALID. */
export function asOperator(principal: Principal): AdminPrincipal {
  if (principal.kind !== 'admin') throw SESSION_INVALID();
  return principal;
}

/** The principal as an admin; refuses operators of the role support with FORBIDDEN. */
export function asAdmin(principal: Principal): AdminPrincipal {
  const operator = asOperator(principal);
  if (operator.role === 'support') throw FORBIDDEN();
  return operator;
}

/** The principal as a superadmin; refuses other admins with FORBIDDEN. */
export function asSuperadmin(principal: Principal): AdminPrincipal {
  const admin = asAdmin(principal);
  if (admin.role !== 'superadmin') throw FORBIDDEN();
  return admin;
}

/** The principal as the audit log names it. */
export function actorOf(principal: Principal): AuditActor {
  if (principal.kind === 'user') return { realm: 'user', id: principal.userId };
  if (principal.kind === 'admin') return { realm: 'admin', id: principal.adminId };
  return { realm: 'visitor', id: null };
}
