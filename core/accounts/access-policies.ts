import type { Instant } from '../shared/index.ts';
import { REAUTHENTICATION_NEEDED } from './accounts.errors.ts';
import type { ApiKeyScope } from './api-keys/api-key.ts';
import type { RequiredAction, Principal } from './principal.ts';
import type { AdminRole } from './roles.ts';
import type { RealmName } from './realm.ts';

/** Access policies of routes. */
export const ACCESS_POLICIES = [
  'public',
  'market:read',
  'auth:session',
  'profile:own',
  'account:own',
  'account:sensitive',
  'brokerage:own',
  'strategies:own',
  'learning:own',
  'analyses:own',
  'codeRecipes:own',
  'content:own',
  'lottery:own',
  'lottery:enter',
  'admin:password',
  'admin:second-factor',
  'admin:own',
  'admin:sensitive',
  'console:support',
  'console:support-sensitive',
  'console:use',
  'console:govern',
  'console:govern-sensitive',
] as const;
export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

/** The realm whose tokens open what a policy guards; a token of the other one is not valid there. */
export const realmOf = (policy: AccessPolicy): RealmName =>
  /^(admin|console):/.test(policy) ? 'admin' : 'user';

/** Why a caller may not; what would help, where something would. */
export type AccessDenial =
  | 'signInNeeded'
  | 'reauthenticationNeeded'
  | 'passwordChangeNeeded'
  | 'secondFactorNeeded'
  | 'apiKeyNotAllowed'
  | 'scopeMissing'
  | 'notPermitted';

export type AccessDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: AccessDenial };

/** How long after the password was given the sensitive actions of an account are open. */
export const STEP_UP_WINDOW = 10 * 60_000;

/** Why the caller is denied; null when access is allowed. */
type Rule = (principal: Principal, at: Instant) => AccessDenial | null;

const everyone: Rule = () => null;
/** Users and the programs that have an API key of theirs. */
const usersAndPrograms: Rule = ({ kind }) => (kind === 'user' ? null : 'signInNeeded');
const users: Rule = (principal) => {
  if (principal.kind !== 'user') return 'signInNeeded';
  return principal.apiKey === undefined ? null : 'apiKeyNotAllowed';
};

/** Operators of any role; those with a duty only where the duty can be done. */
const operators =
  (...open: readonly RequiredAction[]): Rule =>
  (principal) => {
    if (principal.kind !== 'admin') return 'signInNeeded';
    if (principal.due === null || open.includes(principal.due)) return null;
    return principal.due === 'passwordChange' ? 'passwordChangeNeeded' : 'secondFactorNeeded';
  };
/** Operators of one of these roles; others have what is theirs alone. */
const withRole =
  (...roles: readonly AdminRole[]): Rule =>
  (principal, at) =>
    operators()(principal, at) ??
    (principal.kind === 'admin' && roles.includes(principal.role) ? null : 'notPermitted');
const support = withRole('support', 'admin', 'superadmin');
const superadmins = withRole('superadmin');

const recentlyAuthenticated =
  (rule: Rule): Rule =>
  (principal, at) =>
    rule(principal, at) ??
    (isRecentlyAuthenticated(principal, at) ? null : 'reauthenticationNeeded');

const isRecentlyAuthenticated = (principal: Principal, at: Instant): boolean =>
  principal.kind !== 'visitor' && at <= principal.authenticatedAt + STEP_UP_WINDOW;

const RULES: Readonly<Record<AccessPolicy, Rule>> = {
  public: everyone,
  'market:read': everyone,
  'auth:session': everyone,
  'profile:own': users,
  'account:own': users,
  'account:sensitive': recentlyAuthenticated(users),
  'brokerage:own': users,
  'strategies:own': usersAndPrograms,
  'learning:own': users,
  'analyses:own': users,
  'codeRecipes:own': users,
  'content:own': usersAndPrograms,
  'lottery:own': users,
  'lottery:enter': users,
  'admin:password': operators('passwordChange', 'secondFactor'),
  'admin:second-factor': recentlyAuthenticated(operators('secondFactor')),
  'admin:own': operators(),
  'admin:sensitive': recentlyAuthenticated(operators()),
  'console:support': support,
  'console:support-sensitive': recentlyAuthenticated(support),
  'console:use': withRole('admin', 'superadmin'),
  'console:govern': superadmins,
  'console:govern-sensitive': recentlyAuthenticated(superadmins),
};

/**
 * Whether `principal` may do what `policy` guards, at this instant. An API key needs `scope`, too; it may do nothing where
 * that is null.
 */
export function decideAccess(
  principal: Principal,
  policy: AccessPolicy,
  at: Instant,
  scope: ApiKeyScope | null = null,
): AccessDecision {
  const reason = RULES[policy](principal, at) ?? scopeDenial(principal, scope);
  return reason === null ? { allowed: true } : { allowed: false, reason };
}

function scopeDenial(principal: Principal, scope: ApiKeyScope | null): AccessDenial | null {
  if (principal.kind !== 'user' || principal.apiKey === undefined) return null;
  if (scope === null) return 'apiKeyNotAllowed';
  return principal.apiKey.scopes.includes(scope) ? null : 'scopeMissing';
}

/** For what only some values of a call make sensitive; refuses with REAUTHENTICATION_NEEDED. */
export function demandStepUp(principal: Principal, at: Instant): void {
  if (!isRecentlyAuthenticated(principal, at)) throw REAUTHENTICATION_NEEDED();
}
