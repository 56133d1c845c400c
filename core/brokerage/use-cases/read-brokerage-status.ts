import { asUser, type Principal } from '../../accounts/index.ts';
import type { UnitOfWork, Clock } from '../../shared/index.ts';
import type { Brokers, OfferedBroker } from '../brokers.ts';
import {
  notConnected,
  statusOf,
  type BrokerageConnection,
  type BrokerageStatus,
} from '../connection.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';
import type { BrokerSessions } from './broker-sessions.ts';

/** The stored connection of the caller; the broker is not asked. */
export class ReadConnection {
  constructor(private readonly connections: Pick<ConnectionStore, 'findOwned'>) {}

  async execute(principal: Principal): Promise<BrokerageStatus> {
    const stored = await this.connections.findOwned(asUser(principal).userId);
    return stored ? statusOf(stored) : notConnected('');
  }
}

/** How the caller's connection stands, and which brokers the caller may connect. */
export interface BrokerageOverview extends BrokerageStatus {
  readonly brokers: readonly OfferedBroker[];
}

/** Verifies the caller's connection with the broker and removes it when the session has ended there. */
export class ReadBrokerageStatus {
  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly brokers: Brokers,
    private readonly sessions: BrokerSessions,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<BrokerageOverview> {
    const { userId } = asUser(principal);
    const user = await this.work.run(({ users }) => users.find(userId));
    const brokers = user ? this.brokers.offeredTo(user) : [];
    const status = await this.statusOf(userId, brokers[0]?.provider ?? '');
    return { ...status, brokers };
  }

  private async statusOf(userId: string, offered: string): Promise<BrokerageStatus> {
    const opened = await this.sessions.open(userId);
    if (!opened) return notConnected(offered);
    const { connection, gateway, credentials } = opened;
    const state = await gateway.status(credentials);
    if (state === 'paused') return statusOf(connection, true);
    if (state === 'active') return this.verified(connection);
    await this.sessions.lapse(connection);
    return notConnected(offered);
  }

  private verified({ ownerId, provider }: BrokerageConnection): Promise<BrokerageStatus> {
    return this.work.run(async ({ connections }) => {
      const current = await connections.findLocked(ownerId);
      if (!current) return notConnected(provider);
      const lastVerifiedAt = Math.max(this.clock.now(), current.lastVerifiedAt);
      const verified = { ...current, version: current.version + 1, lastVerifiedAt };
      await connections.put(verified);
      return statusOf(verified);
    });
  }
}
