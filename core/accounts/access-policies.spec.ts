import { describe, expect, it } from '@jest/globals';
import { ACCESS_POLICIES, decideAccess } from './access-policies.ts';
import { USER_ROLES, VISITOR, type Principal } from './principal.ts';

const OWN = ['profile:own', 'strategies:own'];

describe('access policies', () => {
  it.each(ACCESS_POLICIES)('%s for a visitor', (policy) =>
    expect(decideAccess(VISITOR, policy)).toEqual(
      OWN.includes(policy) ? { allowed: false, reason: 'signInNeeded' } : { allowed: true },
    ),
  );

  it.each(USER_ROLES)('a %s of the site may do all of them', (role) => {
    const user: Principal = { kind: 'user', userId: 'u', sessionId: 's', role };
    for (const policy of ACCESS_POLICIES) expect(decideAccess(user, policy).allowed).toBe(true);
  });
});
