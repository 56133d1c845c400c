import { asUser, type Principal } from '../../accounts/index.ts';
import type { BrokerageGateway } from '../ports/brokerage-gateway.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';

/** Ends the caller's session at the broker. The connection is forgotten after that: DisconnectBrokerage. */
export class CloseBrokerageSession {
  constructor(
    private readonly connections: Pick<ConnectionStore, 'findOwned'>,
    private readonly gateway: BrokerageGateway,
  ) {}

  async execute(principal: Principal): Promise<void> {
    const kept = await this.connections.findOwned(asUser(principal).userId);
    if (kept?.provider === this.gateway.provider) await this.gateway.close(kept.sessionKey);
  }
}
