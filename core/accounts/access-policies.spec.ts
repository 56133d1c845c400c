import { describe, expect, it } from '@jest/globals';
import {
  ACCESS_POLICIES,
  STEP_UP_WINDOW,
  decideAccess,
  type AccessDenial,
  type AccessPolicy,
} from './access-policies.ts';
import type { ApiKeyScope } from './api-keys/api-key.ts';
import { VISITOR, type RequiredAction, type Principal } from './principal.ts';
import { USER_ROLES, type AdminRole } from './roles.ts';

const ANYBODYS = ['public', 'market:read', 'auth:session'];
const SENSITIVE = [
  'account:sensitive',
  'admin:second-factor',
  'admin:sensitive',
  'console:support-sensitive',
  'console:govern-sensitive',
];
const SIGNED_IN = 1_000_000;
const LATE = SIGNED_IN + STEP_UP_WINDOW + 1;

const user = (role: 'user' | 'superadmin'): Principal => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  role,
  authenticatedAt: SIGNED_IN,
});
const admin = (role: AdminRole, due: RequiredAction | null = null): Principal => ({
  kind: 'admin',
  adminId: 'a',
  sessionId: 's',
  role,
  due,
  authenticatedAt: SIGNED_IN,
});

const reasonOf = (principal: Principal, policy: AccessPolicy, at = SIGNED_IN) => {
  const decision = decideAccess(principal, policy, at);
  return decision.allowed ? null : decision.reason;
};
const isOfAdmins = (policy: AccessPolicy) => /^(admin|console):/.test(policy);

describe('access policies', () => {
  it.each(ACCESS_POLICIES)('%s for a visitor', (policy) =>
    expect(reasonOf(VISITOR, policy)).toBe(ANYBODYS.includes(policy) ? null : 'signInNeeded'),
  );

  it.each(USER_ROLES)('a %s of the site may do what is of the site, and nothing else', (role) => {
    for (const policy of ACCESS_POLICIES)
      expect(reasonOf(user(role), policy)).toBe(isOfAdmins(policy) ? 'signInNeeded' : null);
  });

  it('an API key opens what has a scope of its own, and of the site alone what is not of the account', () => {
    const apiKey = { id: 'k', scopes: ['strategies:read'] } as const;
    const program = { ...user('user'), apiKey } as Principal;
    const reason = (policy: AccessPolicy, scope: ApiKeyScope | null) => {
      const decision = decideAccess(program, policy, SIGNED_IN, scope);
      return decision.allowed ? null : decision.reason;
    };
    expect(reason('strategies:own', 'strategies:read')).toBeNull();
    expect(reason('strategies:own', 'strategies:write')).toBe('scopeMissing');
    expect(reason('strategies:own', null)).toBe('apiKeyNotAllowed');
    expect(reason('content:own', 'content:read')).toBe('scopeMissing');
    expect(reason('market:read', 'market:read')).toBe('scopeMissing');
    for (const policy of ACCESS_POLICIES) {
      expect(reason(policy, null)).toBe(isOfAdmins(policy) ? 'signInNeeded' : 'apiKeyNotAllowed');
      if ([...ANYBODYS, 'strategies:own', 'content:own'].includes(policy)) continue;
      // Even where a scope was declared by mistake.
      expect(reason(policy, 'strategies:read')).not.toBeNull();
    }
  });

  it.each<[AdminRole, RegExp]>([
    ['support', /^console:(?!support)/],
    ['admin', /^console:govern/],
    ['superadmin', /^$/],
  ])('A37 an operator of the role %s is denied %s', (role, denied) => {
    for (const policy of ACCESS_POLICIES) {
      const ofConsole: AccessDenial | null = denied.test(policy) ? 'notPermitted' : null;
      const expected = isOfAdmins(policy) ? ofConsole : 'signInNeeded';
      expect(reasonOf(admin(role), policy)).toBe(ANYBODYS.includes(policy) ? null : expected);
    }
  });

  it.each<[RequiredAction, AccessDenial, readonly AccessPolicy[]]>([
    ['passwordChange', 'passwordChangeNeeded', ['admin:password']],
    ['secondFactor', 'secondFactorNeeded', ['admin:password', 'admin:second-factor']],
  ])('an admin whose duty is %s may do that and nothing else', (due, reason, open) => {
    for (const policy of ACCESS_POLICIES.filter(isOfAdmins))
      expect(reasonOf(admin('superadmin', due), policy)).toBe(
        open.includes(policy) ? null : reason,
      );
  });

  it('ten minutes after the password only what is sensitive is closed', () => {
    for (const policy of ACCESS_POLICIES) {
      const owner = isOfAdmins(policy) ? admin('superadmin') : user('user');
      expect(reasonOf(owner, policy, LATE)).toBe(
        SENSITIVE.includes(policy) ? 'reauthenticationNeeded' : null,
      );
      expect(reasonOf(owner, policy, LATE - 1)).toBe(null);
    }
  });
});
