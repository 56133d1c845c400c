import type { Clock, IdSource } from '../../shared/index.ts';
import {
  sessionsOverLimit,
  revokeSession,
  ACCESS_TOKEN_LIFETIME,
  sessionExpiry,
  floorToSecond,
  type Session,
  type SessionOrigin,
} from './session.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import type { Account, Realm, RealmRules } from '../realm.ts';
import { formatRefreshToken } from './refresh-token.ts';

/** Result of a sign-in or a refresh. */
export interface SignInResult<A extends Account> {
  readonly account: A;
  readonly session: Session;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Result of a sign-in by password, with a trusted-device token. */
export interface DeviceSignInResult<A extends Account> extends SignInResult<A> {
  readonly deviceToken: string;
}

/** The ports that opening or renewing a session needs. */
export interface SessionPorts {
  readonly tokens: TokenIssuer;
  readonly secrets: SecretSource;
  readonly clock: Clock;
  readonly ids: IdSource;
}

interface SessionOptions {
  readonly remember: boolean;
  readonly origin: SessionOrigin;
}

/** A new session of the account and the secret of its first refresh token. */
export function openSession(
  { id: ownerId }: Account,
  { remember, origin }: SessionOptions,
  { sessionLifetime }: RealmRules,
  { secrets, clock, ids }: SessionPorts,
): { readonly session: Session; readonly secret: string } {
  const at = clock.now();
  const id = ids.next();
  // The first secret is derived as well, so that an invented secret is recognised at once.
  const secret = secrets.deriveNext({ sessionId: id, secret: secrets.next() });
  const session: Session = {
    id,
    version: 1,
    ownerId,
    refreshHash: secrets.hashOf(secret),
    previousRefreshHash: null,
    rotatedAt: at,
    rotations: 0,
    authenticatedAt: at,
    ...origin,
    remember,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: sessionExpiry(sessionLifetime, remember, at),
    revokedAt: null,
  };
  return { session, secret };
}

/** Stores a new session and ends the least recently used ones above the limit. */
export async function addSession(
  session: Session,
  { sessions, sessionLifetime }: Pick<Realm, 'sessions' | 'sessionLifetime'>,
): Promise<void> {
  const at = session.createdAt;
  for (const each of sessionsOverLimit(
    await sessions.listLocked(session.ownerId),
    at,
    sessionLifetime,
  ))
    await sessions.update(revokeSession(each, at));
  await sessions.add(session);
}

/** Both tokens of a session. */
export async function signInResult<A extends Account>(
  account: A,
  session: Session,
  secret: string,
  ports: SessionPorts,
): Promise<SignInResult<A>> {
  const accessToken = await issueAccessToken(account, session, ports);
  const refreshToken = formatRefreshToken({ sessionId: session.id, secret });
  return { account, session, accessToken, refreshToken };
}

/** A new access token of the session, which it never outlives. */
export function issueAccessToken(
  account: Account,
  session: Session,
  { tokens, clock, ids }: Pick<SessionPorts, 'tokens' | 'clock' | 'ids'>,
): Promise<string> {
  const issuedAt = floorToSecond(clock.now());
  return tokens.issue({
    ownerId: account.id,
    sessionId: session.id,
    role: account.role,
    issuedAt,
    expiresAt: Math.min(issuedAt + ACCESS_TOKEN_LIFETIME, floorToSecond(session.expiresAt)),
    authenticatedAt: floorToSecond(session.authenticatedAt),
    tokenId: ids.next(),
  });
}
