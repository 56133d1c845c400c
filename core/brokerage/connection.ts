import type { Instant } from '../shared/index.ts';
import { auditEntry, type NewAuditEntry, type AuditState } from '../audit/index.ts';
import { maskedAccount } from './position.ts';

/** A connection that was begun: its owner was sent to the broker and has not come back yet. */
export interface BrokerageAuthorisation {
  readonly ownerId: string;
  /** Session of the user that began it; it must still be active at the return. */
  readonly sessionId: string;
  readonly provider: string;
  /** Hash of what the broker's return carries. It is good once. */
  readonly referenceHash: string;
  /** Hash of the cookie of the browser that was sent to the broker. */
  readonly cookieHash: string;
  /** Sealed by the vault; null where the broker needs none. */
  readonly sealedSecret: string | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

/** How long the broker's sign-in page may take. */
export const AUTHORISATION_LIFE = 10 * 60_000;

/** A user's account at a broker, as long as the broker's session lasts. One user has one at most. */
export interface BrokerageConnection {
  readonly ownerId: string;
  readonly version: number;
  readonly provider: string;
  /** The broker's own name of the account. */
  readonly accountId: string;
  /** The broker's session, sealed by the vault. */
  readonly sealedCredentials: string;
  readonly connectedAt: Instant;
  /** When the broker last confirmed the session. */
  readonly lastVerifiedAt: Instant;
  readonly expiresAt: Instant;
  /** When the session must be renewed; null for never. */
  readonly renewAt: Instant | null;
}

/** A broker's session ends after 24 hours, whatever the broker itself allows. */
export const BROKERAGE_SESSION_LIFE = 24 * 60 * 60_000;

/** What a secret is bound to, so that it opens in no other row or column. */
export const boundTo = (
  { ownerId, provider }: Pick<BrokerageConnection, 'ownerId' | 'provider'>,
  column: 'secret' | 'credentials',
): string => `${ownerId}|${provider}|${column}`;

/** The part of the connection that is shown to the user. */
export interface BrokerageStatus {
  readonly connected: boolean;
  /** Empty where the site offers no broker and none is connected. */
  readonly provider: string;
  readonly accountId: string | null;
  readonly lastVerifiedAt: Instant | null;
  readonly expiresAt: Instant | null;
  /** Whether another session of the same user takes the place of ours at the broker. */
  readonly paused: boolean;
}

export const notConnected = (provider: string): BrokerageStatus => ({
  connected: false,
  provider,
  accountId: null,
  lastVerifiedAt: null,
  expiresAt: null,
  paused: false,
});

export const statusOf = (
  { provider, accountId, lastVerifiedAt, expiresAt }: BrokerageConnection,
  paused = false,
): BrokerageStatus => ({
  connected: !paused,
  provider,
  accountId,
  lastVerifiedAt,
  expiresAt,
  paused,
});

interface ConnectionChange {
  /** `brokerage.lapsed`: the broker does not know the session any more. */
  readonly action: 'brokerage.connected' | 'brokerage.disconnected' | 'brokerage.lapsed';
  readonly before: BrokerageConnection | null;
  readonly after: BrokerageConnection | null;
}

const stateOf = ({ provider, accountId }: BrokerageConnection): AuditState => ({
  provider,
  accountId: maskedAccount(accountId),
});

/** The change of a user's connection as the audit log keeps it; the broker's session stays out of it. */
export const connectionEntry = (
  { action, before, after }: ConnectionChange,
  ownerId: string,
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    at,
    actor: { realm: 'user', id: ownerId },
    action,
    subject: {
      kind: 'brokerage',
      id: ownerId,
      name: maskedAccount((after ?? before)?.accountId ?? null),
    },
    before: before && stateOf(before),
    after: after && stateOf(after),
  });
