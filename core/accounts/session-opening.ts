import type { Clock, IdSource, Instant } from '../shared/index.ts';
import { overMany, revoked } from './own-sessions.ts';
import type { SecretSource } from './ports/secret-source.ts';
import type { TokenIssuer } from './ports/token-issuer.ts';
import type { Account, Realm, RealmRules } from './realm.ts';
import { formatRefreshToken } from './refresh-token.ts';
import { ACCESS_TOKEN_LIFE, sessionEnd } from './session-life.ts';
import type { Session, SessionOrigin } from './session.ts';

/** What the calls that sign in answer. */
export interface SignedIn<A extends Account> {
  readonly account: A;
  readonly session: Session;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The same of a device that gave name and password, with the mark by which it is known later. */
export interface NewlySignedIn<A extends Account> extends SignedIn<A> {
  readonly deviceMark: string;
}

/** The ports that opening or renewing a session needs. */
export interface SessionPorts {
  readonly tokens: TokenIssuer;
  readonly secrets: SecretSource;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface Opening {
  readonly remember: boolean;
  readonly origin: SessionOrigin;
}

/** A new session of the account and the secret of its first refresh token. */
export function openSession(
  { id: ownerId }: Account,
  { remember, origin }: Opening,
  { life }: RealmRules,
  { secrets, clock, ids }: SessionPorts,
): { readonly session: Session; readonly secret: string } {
  const at = clock.now();
  const id = ids.next();
  // The first is a successor too, so that invented secrets are told from the session's own at once.
  const secret = secrets.successorOf({ sessionId: id, secret: secrets.next() });
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
    expiresAt: sessionEnd(life, remember, at),
    revokedAt: null,
  };
  return { session, secret };
}

/** Keeps a new session; where there would be too many, the longest unused ones end. */
export async function addSession(
  session: Session,
  { sessions, life }: Pick<Realm, 'sessions' | 'life'>,
): Promise<void> {
  const at = session.createdAt;
  for (const each of overMany(await sessions.listLocked(session.ownerId), at, life))
    await sessions.update(revoked(each, at));
  await sessions.add(session);
}

const wholeSecond = (at: Instant): Instant => Math.floor(at / 1000) * 1000;

/** Both tokens of a session; the access token never outlives it. */
export async function signedIn<A extends Account>(
  account: A,
  session: Session,
  secret: string,
  { tokens, clock, ids }: SessionPorts,
): Promise<SignedIn<A>> {
  const issuedAt = wholeSecond(clock.now());
  const accessToken = await tokens.issue({
    ownerId: account.id,
    sessionId: session.id,
    role: account.role,
    issuedAt,
    expiresAt: Math.min(issuedAt + ACCESS_TOKEN_LIFE, wholeSecond(session.expiresAt)),
    tokenId: ids.next(),
  });
  const refreshToken = formatRefreshToken({ sessionId: session.id, secret });
  return { account, session, accessToken, refreshToken };
}
