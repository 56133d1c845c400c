import type { Instant } from '../shared/index.ts';

/** A connection that was begun: its owner was sent to the broker and has not come back yet. */
export interface BrokerageAuthorisation {
  readonly ownerId: string;
  /** Hash of the state that travels to the broker and back; it is good once. */
  readonly stateHash: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

/** How long the broker's sign-in page may take. */
export const AUTHORISATION_LIFE = 10 * 60_000;
