import type { Clock, IdSource, Instant } from '../shared/index.ts';
import { overMany, revoked } from './own-sessions.ts';
import type { SecretSource } from './ports/secret-source.ts';
import type { SessionRepository } from './ports/session-repository.ts';
import type { TokenIssuer } from './ports/token-issuer.ts';
import { formatRefreshToken } from './refresh-token.ts';
import { ACCESS_TOKEN_LIFE, sessionEnd } from './session-life.ts';
import type { Session, SessionOrigin } from './session.ts';
import type { User } from './user.ts';

/** What the calls that sign in answer. */
export interface SignedIn {
  readonly user: User;
  readonly session: Session;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The same of a device that gave e-mail and password, with the mark by which it is known later. */
export interface NewlySignedIn extends SignedIn {
  readonly deviceMark: string;
}

/** The ports that opening or renewing a session needs. */
export interface SessionPorts {
  readonly tokens: TokenIssuer;
  readonly secrets: SecretSource;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** A new session of `user` and the secret of its first refresh token. */
export function openSession(
  user: User,
  { remember, origin }: { readonly remember: boolean; readonly origin: SessionOrigin },
  { secrets, clock, ids }: SessionPorts,
): { readonly session: Session; readonly secret: string } {
  const at = clock.now();
  const secret = secrets.next();
  const session: Session = {
    id: ids.next(),
    version: 1,
    ownerId: user.id,
    refreshHash: secrets.hashOf(secret),
    previousRefreshHash: null,
    rotatedAt: at,
    rotations: 0,
    authenticatedAt: at,
    ...origin,
    remember,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: sessionEnd(remember, at),
    revokedAt: null,
  };
  return { session, secret };
}

/** Keeps a new session; where there would be too many, the longest unused ones end. */
export async function addSession(
  session: Session,
  sessions: Pick<SessionRepository, 'listLocked' | 'update' | 'add'>,
): Promise<void> {
  const at = session.createdAt;
  for (const each of overMany(await sessions.listLocked(session.ownerId), at))
    await sessions.update(revoked(each, at));
  await sessions.add(session);
}

const wholeSecond = (at: Instant): Instant => Math.floor(at / 1000) * 1000;

/** Both tokens of a session; the access token never outlives it. */
export async function signedIn(
  user: User,
  session: Session,
  secret: string,
  { tokens, clock, ids }: SessionPorts,
): Promise<SignedIn> {
  const issuedAt = wholeSecond(clock.now());
  const accessToken = await tokens.issue({
    userId: user.id,
    sessionId: session.id,
    role: user.role,
    issuedAt,
    expiresAt: Math.min(issuedAt + ACCESS_TOKEN_LIFE, wholeSecond(session.expiresAt)),
    tokenId: ids.next(),
  });
  const refreshToken = formatRefreshToken({ sessionId: session.id, secret });
  return { user, session, accessToken, refreshToken };
}
