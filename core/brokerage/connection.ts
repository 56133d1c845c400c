import type { Instant } from '../shared/index.ts';
import { auditEntry, type NewAuditEntry, type AuditState } from '../audit/index.ts';

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

/** A user's account at a broker, as long as the broker's session lasts. One user has one at most. */
export interface BrokerageConnection {
  readonly ownerId: string;
  readonly version: number;
  readonly provider: string;
  /** The broker's own name of the account. */
  readonly accountId: string;
  /** Secret session key of the gateway; it is sent to the broker only. */
  readonly sessionKey: string;
  readonly connectedAt: Instant;
  /** When the broker last confirmed the session. */
  readonly lastVerifiedAt: Instant;
  readonly expiresAt: Instant;
}

/** A broker's session ends after 24 hours, whatever the broker itself allows. */
export const BROKERAGE_SESSION_LIFE = 24 * 60 * 60_000;

/** The part of the connection that is shown to the user. */
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

interface ConnectionChange {
  /** `brokerage.lapsed`: the broker does not know the session any more. */
  readonly action: 'brokerage.connected' | 'brokerage.disconnected' | 'brokerage.lapsed';
  readonly before: BrokerageConnection | null;
  readonly after: BrokerageConnection | null;
}

const stateOf = ({ provider, accountId }: BrokerageConnection): AuditState => ({
  provider,
  accountId,
});

/** The change of a user's connection as the audit log keeps it; the broker's session key stays out of it. */
export const connectionEntry = (
  { action, before, after }: ConnectionChange,
  ownerId: string,
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    at,
    actor: { realm: 'user', id: ownerId },
    action,
    subject: { kind: 'brokerage', id: ownerId, name: (after ?? before)?.accountId ?? '' },
    before: before && stateOf(before),
    after: after && stateOf(after),
  });
