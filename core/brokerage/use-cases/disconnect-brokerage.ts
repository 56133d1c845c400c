import { asUser, type Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import { DomainError, type Clock } from '../../shared/index.ts';
import { connectionEntry } from '../connection.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';
import type { BrokerSessions } from './broker-sessions.ts';

/** Forgets the caller's connection; one who has none is disconnected already. */
export class DisconnectBrokerage {
  constructor(
    private readonly connections: ConnectionStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const before = await this.connections.findLocked(userId);
    await this.connections.remove(userId);
    const change = { action: 'brokerage.disconnected', before, after: null } as const;
    this.audit.record(connectionEntry(change, userId, this.clock.now()));
  }
}

/**
 * Ends the caller's session at the broker. The connection is forgotten after that (DisconnectBrokerage), whether the
 * broker answered or not: the result is the broker's fault, or null.
 */
export class CloseBrokerageSession {
  constructor(private readonly sessions: BrokerSessions) {}

  async execute(principal: Principal): Promise<DomainError | null> {
    try {
      const opened = await this.sessions.open(asUser(principal).userId);
      await opened?.gateway.disconnect(opened.credentials);
      return null;
    } catch (fault) {
      if (fault instanceof DomainError && fault.kind === 'provider') return fault;
      throw fault;
    }
  }
}
