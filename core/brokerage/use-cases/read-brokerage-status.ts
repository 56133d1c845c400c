import { asUser, type Principal } from '../../accounts/index.ts';
import {
  notConnected,
  statusOf,
  connectionEntry,
  type BrokerageStatus,
  type BrokerageConnection,
} from '../connection.ts';
import type { BrokerageGateway } from '../ports/brokerage-gateway.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';
import type { Clock, UnitOfWork } from '../../shared/index.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';

/** The stored connection of the caller; the broker is not asked. */
export class ReadConnection {
  constructor(
    private readonly connections: Pick<ConnectionStore, 'findOwned'>,
    private readonly gateway: Pick<BrokerageGateway, 'provider'>,
  ) {}

  async execute(principal: Principal): Promise<BrokerageStatus> {
    const stored = await this.connections.findOwned(asUser(principal).userId);
    return stored ? statusOf(stored) : notConnected(this.gateway.provider);
  }
}

/** Verifies the caller's connection with the broker and removes it when the session has ended there. */
export class ReadBrokerageStatus {
  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly gateway: BrokerageGateway,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<BrokerageStatus> {
    const { userId } = asUser(principal);
    const stored = await this.work.run(({ connections }) => connections.findOwned(userId));
    if (!stored) return notConnected(this.gateway.provider);
    const stands = this.clock.now() < stored.expiresAt && (await this.stands(stored));
    const now = await this.work.run(async ({ connections, audit }) => {
      const current = await connections.findLocked(userId);
      if (current?.sessionKey !== stored.sessionKey) return current;
      if (!stands) {
        await connections.remove(userId);
        const lapse = { action: 'brokerage.lapsed', before: current, after: null } as const;
        audit.record(connectionEntry(lapse, userId, this.clock.now()));
        return null;
      }
      const lastVerifiedAt = Math.max(this.clock.now(), current.lastVerifiedAt);
      const verified = { ...current, version: current.version + 1, lastVerifiedAt };
      await connections.put(verified);
      return verified;
    });
    return now ? statusOf(now) : notConnected(this.gateway.provider);
  }

  private stands({ provider, sessionKey }: BrokerageConnection): Promise<boolean> {
    return provider === this.gateway.provider
      ? this.gateway.verify(sessionKey)
      : Promise.resolve(false);
  }
}
