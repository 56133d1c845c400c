import type { AuditNote, AuditState } from '../audit/index.ts';
import type { Instant } from '../shared/index.ts';
import type { BrokerageConnection } from './connection.ts';

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
export const connectionNote = (
  { action, before, after }: ConnectionChange,
  ownerId: string,
  at: Instant,
): AuditNote => ({
  at,
  actor: { realm: 'user', id: ownerId },
  action,
  subject: { kind: 'brokerage', id: ownerId, name: (after ?? before)?.accountId ?? '' },
  before: before && stateOf(before),
  after: after && stateOf(after),
  address: '',
});
