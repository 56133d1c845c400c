import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import { VISITOR, type Principal } from '../principal.ts';
import type { RealmReader } from '../realm.ts';
import { authenticatedAtOf, sessionOf, liveSession } from '../sessions/access-token.ts';
import { USER_ROLES } from '../user.ts';
import { dutyOf, type AdminDutyRules } from '../required-action.ts';
import type { AdminCallers } from '../ports/admin-callers.ts';
import type { SecondFactorRepository } from '../ports/second-factor-repository.ts';
import { ADMIN_SESSIONS } from '../sessions/session.ts';

/** Finds out which user makes a call: nobody without a token, else the user of its session. */
export class AuthenticateCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly users: Pick<RealmReader, 'sessions' | 'life'>,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string | null): Promise<Principal> {
    if (accessToken === null) return VISITOR;
    const { session, claims } = await sessionOf(accessToken, this.users, this.tokens, this.clock);
    const role = USER_ROLES.find((each) => each === claims.role);
    if (!role) throw SESSION_INVALID();
    const { id: sessionId, ownerId: userId } = session;
    const authenticatedAt = authenticatedAtOf(session, claims);
    return { kind: 'user', userId, role, sessionId, authenticatedAt };
  }
}

/** Finds out which admin makes a call. Role and duties are those of now, whatever the token says. */
export class AuthenticateAdminCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly callers: AdminCallers,
    private readonly secondFactors: Pick<SecondFactorRepository, 'find'>,
    private readonly rules: AdminDutyRules,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string): Promise<Principal> {
    const at = this.clock.now();
    const claims = await this.tokens.verify(accessToken, at);
    if (!claims) throw SESSION_INVALID();
    const found = await this.callers.find(claims.sessionId, claims.ownerId);
    const session = liveSession(found.session, claims, at, ADMIN_SESSIONS);
    const { admin } = found;
    if (!admin?.active) throw SESSION_INVALID();
    return {
      kind: 'admin',
      adminId: admin.id,
      role: admin.role,
      sessionId: session.id,
      authenticatedAt: authenticatedAtOf(session, claims),
      due: await dutyOf(admin, this.secondFactors, this.rules),
    };
  }
}
