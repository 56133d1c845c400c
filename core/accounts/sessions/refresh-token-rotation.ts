import type { Instant } from '../../shared/index.ts';
import {
  revokeSession,
  ROTATION_GRACE,
  isActiveSession,
  type SessionLifetime,
  type Session,
} from './session.ts';
import type { SecretSource } from '../ports/secret-source.ts';

/** Outcome of presenting a refresh token. */
export type Rotation =
  | { readonly kind: 'rotated' | 'revoked'; readonly session: Session }
  /** A concurrent request rotated the secret a moment ago: both get the same successor. */
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
  lifetime: SessionLifetime,
): Rotation {
  if (!isActiveSession(session, at, lifetime)) return { kind: 'refused' };
  const hash = secrets.hashOf(secret);
  const successorHash = secrets.hashOf(secrets.deriveNext({ sessionId: session.id, secret }));
  if (hash === session.refreshHash)
    return { kind: 'rotated', session: rotated(session, successorHash, at) };
  if (session.refreshHash === successorHash && at <= session.rotatedAt + ROTATION_GRACE)
    return { kind: 'repeated', session };
  const genuine = hash === session.previousRefreshHash || isInTokenFamily(session, secret, secrets);
  return genuine ? { kind: 'revoked', session: revokeSession(session, at) } : { kind: 'refused' };
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

/** Of a month in which a token is renewed every nine minutes; a secret from before that is simply not good. */
const MAX_FAMILY_DEPTH = 5000;

/**
 * Whether a secret is or was a secret of this session. Secrets are a chain, each made from the one before, so one of
 * the family leads to the present one in at most as many steps as there were rotations; no other leads there. What is
 * nobody's successor in this session is not followed: guesses would cost the server thousands of steps each.
 */
export function isInTokenFamily(
  { id: sessionId, refreshHash, rotations }: Pick<Session, 'id' | 'refreshHash' | 'rotations'>,
  secret: string,
  secrets: Omit<SecretSource, 'next'>,
): boolean {
  const followed = secrets.isDerived({ sessionId, secret })
    ? Math.min(rotations, MAX_FAMILY_DEPTH)
    : 0;
  let later = secret;
  for (let steps = followed; ; steps--) {
    if (secrets.hashOf(later) === refreshHash) return true;
    if (steps === 0) return false;
    later = secrets.deriveNext({ sessionId, secret: later });
  }
}
