import type { Instant } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccessClaims } from '../ports/token-issuer.ts';
import { isActiveSession, floorToSecond, type SessionLifetime, type Session } from './session.ts';

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
