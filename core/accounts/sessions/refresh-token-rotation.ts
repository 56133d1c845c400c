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
type Rotation =
  | { readonly kind: 'rotated' | 'revoked'; readonly session: Session }
  /** A concurrent request rotated the secret a moment ago: both get the same successor. */
  | { readonly kind: 'repeated'; readonly session: Session }
  | { readonly kind: 'refused' };

/**
 * Rotates the refresh token of a session.
 *
 * The current secret rotates. The previous one repeats its successor within 10 s. Any other secret of the token family
 * means that the token was reused, so the session is revoked. A secret outside the family changes nothing.
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

/** Rotations of one month at one per nine minutes; older secrets are rejected. */
const MAX_FAMILY_DEPTH = 5000;

/**
 * Whether a secret belongs to the token family of this session. Each secret is derived from its predecessor, so a
 * member reaches the current secret in at most as many derivations as there were rotations. A secret that was not
 * derived for this session is rejected at once: following arbitrary input would allow denial of service.
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
