import type { Clock } from '../../shared/index.ts';
import type { AttemptLimiter } from '../ports/attempt-limiter.ts';
import type { PasskeyChallenges } from '../ports/passkey-challenges.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import type { RealmRules } from '../realm.ts';
import { PASSKEY_CHALLENGE_LIFETIME } from './passkey.ts';

interface LedgerPorts {
  readonly challenges: PasskeyChallenges;
  readonly limiter: AttemptLimiter;
  readonly secrets: Pick<SecretSource, 'hashOf'>;
  readonly clock: Clock;
}

/**
 * Challenges of one realm, each for one purpose, good once and for five minutes. They are sealed, so that strangers who
 * ask for them fill no table; only an answered one is noted as spent.
 */
export class ChallengeLedger {
  constructor(
    private readonly ports: LedgerPorts,
    private readonly realm: RealmRules['name'],
  ) {}

  issue(purpose: string): string {
    const { challenges, clock } = this.ports;
    return challenges.issue(this.scoped(purpose), clock.now() + PASSKEY_CHALLENGE_LIFETIME);
  }

  /** Whether the challenge was issued for the purpose and is still good; it is spent by asking. */
  async spend(challenge: string, purpose: string): Promise<boolean> {
    const { challenges, limiter, secrets, clock } = this.ports;
    const at = clock.now();
    const expiresAt = challenges.expiryOf(challenge, this.scoped(purpose));
    if (expiresAt === null || at >= expiresAt) return false;
    // Kept a little longer than the challenge, whose last instant may come on a slower clock.
    const once = { kind: 'rate', most: 1, span: 2 * PASSKEY_CHALLENGE_LIFETIME } as const;
    return (await limiter.take(`passkey ${secrets.hashOf(challenge)}`, once, at)) === null;
  }

  private scoped(purpose: string): string {
    return `${this.realm} ${purpose}`;
  }
}
