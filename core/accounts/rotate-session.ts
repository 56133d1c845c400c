import type { Instant } from '../shared/index.ts';
import { revoked } from './own-sessions.ts';
import type { SecretSource } from './ports/secret-source.ts';
import { isOfFamily } from './session-family.ts';
import { ROTATION_GRACE, isLive, type SessionLife } from './session-life.ts';
import type { Session } from './session.ts';

/** What becomes of a session whose refresh token is presented. */
export type Rotation =
  | { readonly kind: 'rotated' | 'revoked'; readonly session: Session }
  /** The secret was rotated a moment ago by a call beside this one: both get the same successor. */
  | { readonly kind: 'repeated'; readonly session: Session }
  | { readonly kind: 'refused' };

/**
 * The present secret rotates; the one before it, within 10 s, repeats its successor; any other that was once the
 * session's is held by somebody who should not, so the session ends, and with it whatever came of that secret.
 * A secret that never was the session's changes nothing.
 */
export function rotateSession(
  session: Session,
  secret: string,
  secrets: Omit<SecretSource, 'next'>,
  at: Instant,
  life: SessionLife,
): Rotation {
  if (!isLive(session, at, life)) return { kind: 'refused' };
  const hash = secrets.hashOf(secret);
  const successorHash = secrets.hashOf(secrets.successorOf({ sessionId: session.id, secret }));
  if (hash === session.refreshHash)
    return { kind: 'rotated', session: rotated(session, successorHash, at) };
  if (session.refreshHash === successorHash && at <= session.rotatedAt + ROTATION_GRACE)
    return { kind: 'repeated', session };
  const genuine = hash === session.previousRefreshHash || isOfFamily(session, secret, secrets);
  return genuine ? { kind: 'revoked', session: revoked(session, at) } : { kind: 'refused' };
}

const rotated = (session: Session, refreshHash: string, at: Instant): Session => ({
  ...session,
  version: session.version + 1,
  refreshHash,
  previousRefreshHash: session.refreshHash,
  rotatedAt: at,
  rotations: session.rotations + 1,
  lastSeenAt: at,
});
