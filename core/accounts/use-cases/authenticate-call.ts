import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import { VISITOR, type Principal } from '../principal.ts';
import { authenticatedAtOf, activeSessionOf } from '../sessions/access-token.ts';
import { USER_ROLES } from '../roles.ts';
import { requiredActionOf, type RequiredActionRules } from '../required-action.ts';
import type { AdminSessionLookup } from '../ports/admin-session-lookup.ts';
import type { SessionLookup } from '../ports/session-lookup.ts';
import type { SecondFactorRepository } from '../ports/second-factor-repository.ts';
import { ADMIN_SESSION_LIFETIME, USER_SESSION_LIFETIME } from '../sessions/session.ts';

/** Authenticates a user by access token; a request without a token is a visitor. */
export class AuthenticateCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly sessions: SessionLookup,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string | null): Promise<Principal> {
    if (accessToken === null) return VISITOR;
    const at = this.clock.now();
    const claims = await this.tokens.verify(accessToken, at);
    if (!claims) throw SESSION_INVALID();
    const found = await this.sessions.find(claims.sessionId, claims.tokenId);
    const session = activeSessionOf(found, claims, at, USER_SESSION_LIFETIME);
    const role = USER_ROLES.find((each) => each === claims.role);
    if (!role) throw SESSION_INVALID();
    const { id: sessionId, ownerId: userId } = session;
    const authenticatedAt = authenticatedAtOf(session, claims);
    return { kind: 'user', userId, role, sessionId, authenticatedAt };
  }
}

/** Authenticates an admin by access token. Role and required action are read from the database, not from the token. */
export class AuthenticateAdminCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly callers: AdminSessionLookup,
    private readonly secondFactors: Pick<SecondFactorRepository, 'find'>,
    private readonly rules: RequiredActionRules,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string): Promise<Principal> {
    const at = this.clock.now();
    const claims = await this.tokens.verify(accessToken, at);
    if (!claims) throw SESSION_INVALID();
    const found = await this.callers.find(claims.sessionId, claims.ownerId);
    const session = activeSessionOf(found.session, claims, at, ADMIN_SESSION_LIFETIME);
    const { admin } = found;
    if (!admin?.active) throw SESSION_INVALID();
    return {
      kind: 'admin',
      adminId: admin.id,
      role: admin.role,
      sessionId: session.id,
      authenticatedAt: authenticatedAtOf(session, claims),
      due: await requiredActionOf(admin, this.secondFactors, this.rules),
    };
  }
}
