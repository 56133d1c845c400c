import type { Instant } from '../../shared/index.ts';

/** Makes challenges for authenticators, and recognises them by the server's key. */
export interface PasskeyChallenges {
  /** A challenge that nobody can guess or forge, for one purpose and until the instant; base64url. */
  issue(purpose: string, expiresAt: Instant): string;
  /** Until when the challenge is valid; null where this server did not issue it for the purpose. */
  expiryOf(challenge: string, purpose: string): Instant | null;
}
