import {
  ADMIN_ROLES,
  API_KEY_INVALID,
  API_KEY_NOT_ALLOWED,
  API_KEY_SCOPE_MISSING,
  decideAccess,
  realmOf,
  STEP_UP_WINDOW,
  VISITOR,
  type AccessDenial,
  type AccessPolicy,
  type ApiKeyScope,
  type Principal,
} from '@toolyard/core/accounts';
import type { ErrorDefinition } from '@toolyard/core/shared';
import { REFUSALS } from '../http/access.guard.ts';

const NOW = 0;
const LONG_AGO = NOW - 2 * STEP_UP_WINDOW;
const SESSION = { sessionId: '' };

/** One caller of each kind that a policy can tell apart. */
const CALLERS: readonly Principal[] = [
  VISITOR,
  ...[NOW, LONG_AGO].flatMap((authenticatedAt) => [
    { kind: 'user', userId: '', role: 'user', authenticatedAt, ...SESSION } as const,
    ...ADMIN_ROLES.flatMap((role) =>
      ([null, 'passwordChange', 'secondFactor'] as const).map(
        (due) => ({ kind: 'admin', adminId: '', role, due, authenticatedAt, ...SESSION }) as const,
      ),
    ),
  ]),
];

/** Every reason for which the policy can deny a call of a person. */
function denialsOf(policy: AccessPolicy): ReadonlySet<AccessDenial> {
  const decisions = CALLERS.map((caller) => decideAccess(caller, policy, NOW));
  return new Set(decisions.flatMap((each) => (each.allowed ? [] : [each.reason])));
}

/** Whether calls read an access token. */
const readsToken = (policy: AccessPolicy): boolean => denialsOf(policy).has('signInNeeded');

/** Errors of calls by API key. Where nobody needs a token, a key is read only if the operation has a scope. */
function apiKeyErrorsOf(policy: AccessPolicy, scope: ApiKeyScope | null): ErrorDefinition[] {
  if (scope !== null) return [API_KEY_INVALID, API_KEY_SCOPE_MISSING];
  const isRead = realmOf(policy) === 'user' && readsToken(policy);
  return isRead ? [API_KEY_INVALID, API_KEY_NOT_ALLOWED] : [];
}

export const accessErrorsOf = (
  policy: AccessPolicy,
  scope: ApiKeyScope | null,
): ErrorDefinition[] => [
  ...[...denialsOf(policy)].map((denial) => REFUSALS[denial]),
  ...apiKeyErrorsOf(policy, scope),
];

/** The lowest role of operators that the policy lets in. */
function operatorOf(policy: AccessPolicy): string {
  const allowed = CALLERS.find((caller) => decideAccess(caller, policy, NOW).allowed);
  const role = allowed?.kind === 'admin' ? allowed.role : 'superadmin';
  return { support: 'an operator of any role', admin: 'an admin', superadmin: 'a superadmin' }[
    role
  ];
}

/** A sentence that says who may call. */
export function accessTextOf(policy: AccessPolicy, scope: ApiKeyScope | null): string {
  const byKey = scope === null ? '' : ` API keys need the scope \`${scope}\`.`;
  return `Access: ${callersOf(policy)}.${byKey}`;
}

function callersOf(policy: AccessPolicy): string {
  const denials = denialsOf(policy);
  if (policy === 'auth:session') return 'the refresh cookie';
  if (denials.size === 0) return 'everyone';
  const who = realmOf(policy) === 'user' ? 'a signed-in user' : operatorOf(policy);
  const recently = denials.has('reauthenticationNeeded')
    ? ` whose password was given within the last ${STEP_UP_WINDOW / 60_000} minutes`
    : '';
  return `${who}${recently}`;
}

export const SECURITY_SCHEMES = {
  userToken: 'Access token of a user: `token` in the answer of `signIn`, valid for 15 minutes.',
  adminToken:
    'Access token of an admin: `data.token` in the answer of `signInAdmin`, valid for 15 minutes.',
} as const;

export const API_KEY_SCHEME = {
  apiKey:
    'API key of a user, made in the settings of the account: `ty_` and 38 letters and digits. It opens the operations whose scope it has.',
} as const;

/** Cookies of the refresh tokens; `__Host-` precedes their names on a server with TLS. */
export const REFRESH_COOKIES = {
  userRefreshCookie: '__Host-rt',
  adminRefreshCookie: '__Host-art',
} as const;

/** Names of the schemes by which a call proves who makes it. */
export function securityOf(
  policy: AccessPolicy,
  path: string,
  scope: ApiKeyScope | null,
): Record<string, string[]>[] {
  const byKey = scope === null ? [] : [{ apiKey: [scope] }];
  const isConsole = path.startsWith('/api/admin/');
  if (policy === 'auth:session')
    return [{ [isConsole ? 'adminRefreshCookie' : 'userRefreshCookie']: [] }];
  if (denialsOf(policy).size === 0) return scope === null ? [] : [{}, ...byKey];
  return [{ [`${realmOf(policy)}Token`]: [] }, ...byKey];
}
