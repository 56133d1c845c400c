import { asUser, type Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { connectionEntry } from '../connection.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';
import type { BrokerageGateway } from '../ports/brokerage-gateway.ts';

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

/** Ends the caller's session at the broker. The connection is forgotten after that: DisconnectBrokerage. */
export class CloseBrokerageSession {
  constructor(
    private readonly connections: Pick<ConnectionStore, 'findOwned'>,
    private readonly gateway: BrokerageGateway,
  ) {}

  async execute(principal: Principal): Promise<void> {
    const stored = await this.connections.findOwned(asUser(principal).userId);
    if (stored?.provider === this.gateway.provider) await this.gateway.close(stored.sessionKey);
  }
}
