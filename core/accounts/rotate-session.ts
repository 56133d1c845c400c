import type { Instant } from '../shared/index.ts';
import { ROTATION_GRACE, isLive } from './session-life.ts';
import type { Session } from './session.ts';

/** Hashes of the presented secret and of the one that follows it. */
export interface PresentedSecret {
  readonly hash: string;
  readonly successorHash: string;
}

/** What becomes of a session whose refresh token is presented. */
export type Rotation =
  | { readonly kind: 'rotated' | 'revoked'; readonly session: Session }
  /** The secret was rotated a moment ago by a call beside this one: both get the same successor. */
  | { readonly kind: 'repeated'; readonly session: Session }
  | { readonly kind: 'refused' };

const isSuccessorOf = (session: Session, { hash, successorHash }: PresentedSecret): boolean =>
  session.previousRefreshHash === hash && session.refreshHash === successorHash;

/**
 * The present secret rotates; the one before it, within 10 s, repeats its successor; any other secret of a live
 * session was used before, so somebody else holds it and the session is revoked.
 */
export function rotateSession(session: Session, presented: PresentedSecret, at: Instant): Rotation {
  if (!isLive(session, at)) return { kind: 'refused' };
  const changed = { ...session, version: session.version + 1, lastSeenAt: at };
  if (presented.hash === session.refreshHash) {
    const previousRefreshHash = session.refreshHash;
    const refreshHash = presented.successorHash;
    return {
      kind: 'rotated',
      session: {
        ...changed,
        refreshHash,
        previousRefreshHash,
        rotatedAt: at,
        rotations: session.rotations + 1,
      },
    };
  }
  if (isSuccessorOf(session, presented) && at <= session.rotatedAt + ROTATION_GRACE)
    return { kind: 'repeated', session };
  return { kind: 'revoked', session: { ...changed, revokedAt: at } };
}
