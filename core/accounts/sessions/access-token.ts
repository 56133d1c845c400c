import type { Clock, Instant } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccessClaims, TokenIssuer } from '../ports/token-issuer.ts';
import type { RealmReader } from '../realm.ts';
import { isActiveSession, floorToSecond, type SessionLifetime, type Session } from './session.ts';

/** The session that an access token was issued in, if both are good now; else refuses with SESSION_INVALID. */
export async function verifySession(
  accessToken: string,
  { sessions, sessionLifetime }: Pick<RealmReader, 'sessions' | 'sessionLifetime'>,
  tokens: TokenIssuer,
  clock: Clock,
): Promise<{ readonly session: Session; readonly claims: AccessClaims }> {
  const at = clock.now();
  const claims = await tokens.verify(accessToken, at);
  if (!claims) throw SESSION_INVALID();
  const session = await sessions.find(claims.sessionId);
  return { session: activeSessionOf(session, claims, at, sessionLifetime), claims };
}

/** The session, if it is of the token's owner and has not ended; else refuses with SESSION_INVALID. */
export function activeSessionOf(
  session: Session | null,
  { ownerId }: AccessClaims,
  at: Instant,
  sessionLifetime: SessionLifetime,
): Session {
  if (session?.ownerId !== ownerId || !isActiveSession(session, at, sessionLifetime))
    throw SESSION_INVALID();
  return session;
}

/**
 * When the bearer last gave the password. Giving it again makes another token: the earlier ones of the session open
 * nothing sensitive any more, so that a stolen one gains nothing by it.
 */
export const authenticatedAtOf = (
  { authenticatedAt }: Session,
  claims: Pick<AccessClaims, 'authenticatedAt'>,
): Instant => (claims.authenticatedAt === floorToSecond(authenticatedAt) ? authenticatedAt : 0);
