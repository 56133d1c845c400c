import type { SecretSource } from './ports/secret-source.ts';
import type { Session } from './session.ts';

/** Of a month in which a token is renewed every nine minutes; a secret from before that is simply not good. */
const MOST_STEPS = 5000;

/**
 * Whether a secret is or was a secret of this session. Secrets are a chain, each made from the one before, so one of
 * the family leads to the present one in at most as many steps as there were rotations; no other leads there.
 */
export function isOfFamily(
  { refreshHash, rotations }: Pick<Session, 'refreshHash' | 'rotations'>,
  secret: string,
  secrets: Pick<SecretSource, 'hashOf' | 'successorOf'>,
): boolean {
  let later = secret;
  for (let steps = Math.min(rotations, MOST_STEPS); ; steps--) {
    if (secrets.hashOf(later) === refreshHash) return true;
    if (steps === 0) return false;
    later = secrets.successorOf(later);
  }
}
