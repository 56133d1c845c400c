import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import { VISITOR, type Principal } from '../principal.ts';
import { isLive } from '../session-life.ts';

/** Finds out who makes a call: nobody without a token, else the user of its session. */
export class AuthenticateCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly sessions: Pick<SessionRepository, 'find'>,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string | null): Promise<Principal> {
    if (accessToken === null) return VISITOR;
    const at = this.clock.now();
    const claims = await this.tokens.verify(accessToken, at);
    const session = claims && (await this.sessions.find(claims.sessionId));
    if (!session || session.ownerId !== claims.userId || !isLive(session, at))
      throw SESSION_INVALID();
    const { userId, sessionId, role } = claims;
    return { kind: 'user', userId, role, sessionId, authenticatedAt: session.authenticatedAt };
  }
}
