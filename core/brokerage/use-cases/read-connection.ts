import { asUser, type Principal } from '../../accounts/index.ts';
import { notConnected, statusOf, type BrokerageStatus } from '../connection.ts';
import type { BrokerageGateway } from '../ports/brokerage-gateway.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';

/** The caller's connection as it is kept, without asking the broker. */
export class ReadConnection {
  constructor(
    private readonly connections: Pick<ConnectionStore, 'findOwned'>,
    private readonly gateway: Pick<BrokerageGateway, 'provider'>,
  ) {}

  async execute(principal: Principal): Promise<BrokerageStatus> {
    const kept = await this.connections.findOwned(asUser(principal).userId);
    return kept ? statusOf(kept) : notConnected(this.gateway.provider);
  }
}
