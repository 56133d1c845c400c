import { describe, expect, it } from '@jest/globals';
import { ACCESS_POLICIES, STEP_UP_LIFE, decideAccess } from './access-policies.ts';
import { VISITOR, type Principal } from './principal.ts';
import { USER_ROLES } from './user-role.ts';

const ANYBODYS = ['public', 'market:read', 'auth:session'];
const SIGNED_IN = 1_000_000;

const user = (role: 'user' | 'superadmin'): Principal => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  role,
  authenticatedAt: SIGNED_IN,
});

describe('access policies', () => {
  it.each(ACCESS_POLICIES)('%s for a visitor', (policy) =>
    expect(decideAccess(VISITOR, policy, SIGNED_IN)).toEqual(
      ANYBODYS.includes(policy) ? { allowed: true } : { allowed: false, reason: 'signInNeeded' },
    ),
  );

  it.each(USER_ROLES)('a %s of the site may do all of them after signing in', (role) => {
    for (const policy of ACCESS_POLICIES)
      expect(decideAccess(user(role), policy, SIGNED_IN).allowed).toBe(true);
  });

  it('ten minutes after the password only what is sensitive is closed', () => {
    const late = SIGNED_IN + STEP_UP_LIFE + 1;
    for (const policy of ACCESS_POLICIES) {
      expect(decideAccess(user('user'), policy, late)).toEqual(
        policy === 'account:sensitive'
          ? { allowed: false, reason: 'reauthenticationNeeded' }
          : { allowed: true },
      );
      expect(decideAccess(user('user'), policy, late - 1).allowed).toBe(true);
    }
  });
});
