import type { Clock, Instant } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccessClaims, TokenIssuer } from '../ports/token-issuer.ts';
import type { RealmReader } from '../realm.ts';
import { isLive, wholeSecond, type SessionLife, type Session } from './session.ts';

/** The session that an access token was issued in, if both are good now; else refuses with SESSION_INVALID. */
export async function sessionOf(
  accessToken: string,
  { sessions, life }: Pick<RealmReader, 'sessions' | 'life'>,
  tokens: TokenIssuer,
  clock: Clock,
): Promise<{ readonly session: Session; readonly claims: AccessClaims }> {
  const at = clock.now();
  const claims = await tokens.verify(accessToken, at);
  if (!claims) throw SESSION_INVALID();
  const session = await sessions.find(claims.sessionId);
  return { session: liveSession(session, claims, at, life), claims };
}

/** The session, if it is of the token's owner and has not ended; else refuses with SESSION_INVALID. */
export function liveSession(
  session: Session | null,
  { ownerId }: AccessClaims,
  at: Instant,
  life: SessionLife,
): Session {
  if (session?.ownerId !== ownerId || !isLive(session, at, life)) throw SESSION_INVALID();
  return session;
}

/**
 * When the bearer last gave the password. Giving it again makes another token: the earlier ones of the session open
 * nothing sensitive any more, so that a stolen one gains nothing by it.
 */
export const authenticatedAtOf = (
  { authenticatedAt }: Session,
  claims: Pick<AccessClaims, 'authenticatedAt'>,
): Instant => (claims.authenticatedAt === wholeSecond(authenticatedAt) ? authenticatedAt : 0);
