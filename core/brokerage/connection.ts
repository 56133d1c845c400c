import type { Instant } from '../shared/index.ts';

/** A user's account at a broker, as long as the broker's session lasts. One user has one at most. */
export interface BrokerageConnection {
  readonly ownerId: string;
  readonly version: number;
  readonly provider: string;
  /** The broker's own name of the account. */
  readonly accountId: string;
  /** What the gateway knows the session by: a secret that leaves the server to the broker alone. */
  readonly sessionKey: string;
  readonly connectedAt: Instant;
  /** When the broker last confirmed the session. */
  readonly lastVerifiedAt: Instant;
  readonly expiresAt: Instant;
}

/** A broker's session ends after 24 hours, whatever the broker itself allows. */
export const BROKERAGE_SESSION_LIFE = 24 * 60 * 60_000;

/** What a user may know of the connection. */
export interface BrokerageStatus {
  readonly connected: boolean;
  readonly provider: string;
  readonly accountId: string | null;
  readonly lastVerifiedAt: Instant | null;
  readonly expiresAt: Instant | null;
}

export const notConnected = (provider: string): BrokerageStatus => ({
  connected: false,
  provider,
  accountId: null,
  lastVerifiedAt: null,
  expiresAt: null,
});

export const statusOf = ({
  provider,
  accountId,
  lastVerifiedAt,
  expiresAt,
}: BrokerageConnection): BrokerageStatus => ({
  connected: true,
  provider,
  accountId,
  lastVerifiedAt,
  expiresAt,
});
