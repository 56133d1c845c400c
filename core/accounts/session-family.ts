import type { SecretSource } from './ports/secret-source.ts';
import type { Session } from './session.ts';

/** Of a month in which a token is renewed every nine minutes; a secret from before that is simply not good. */
const MOST_STEPS = 5000;

/**
 * Whether a secret is or was a secret of this session. Secrets are a chain, each made from the one before, so one of
 * the family leads to the present one in at most as many steps as there were rotations; no other leads there. What is
 * nobody's successor in this session is not followed: guesses would cost the server thousands of steps each.
 */
export function isOfFamily(
  { id: sessionId, refreshHash, rotations }: Pick<Session, 'id' | 'refreshHash' | 'rotations'>,
  secret: string,
  secrets: Omit<SecretSource, 'next'>,
): boolean {
  const followed = secrets.isSuccessor({ sessionId, secret }) ? Math.min(rotations, MOST_STEPS) : 0;
  let later = secret;
  for (let steps = followed; ; steps--) {
    if (secrets.hashOf(later) === refreshHash) return true;
    if (steps === 0) return false;
    later = secrets.successorOf({ sessionId, secret: later });
  }
}
