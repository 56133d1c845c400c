import type { Clock, SecretVault, UnitOfWork } from '../../shared/index.ts';
import type { Brokers } from '../brokers.ts';
import { boundTo, connectionEntry, type BrokerageConnection } from '../connection.ts';
import type { BrokerageGateway } from '../ports/brokerage-gateway.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';

/** A connection with its broker and the opened credentials. */
export interface OpenedConnection {
  readonly connection: BrokerageConnection;
  readonly gateway: BrokerageGateway;
  readonly credentials: string;
}

/** How long a renewal may take before another process tries it. */
const RENEWAL_TURN = 60_000;
const RENEWALS_AT_ONCE = 50;

/** The sessions of users at their brokers: each is renewed by one process at a time and removed when it has ended. */
export class BrokerSessions {
  private readonly renewals = new Map<string, Promise<BrokerageConnection | null>>();

  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly brokers: Brokers,
    private readonly vault: SecretVault,
    private readonly clock: Clock,
  ) {}

  /** The user's connection, renewed where that is due; null where there is none any more. */
  async open(ownerId: string): Promise<OpenedConnection | null> {
    const stored = await this.work.run(({ connections }) => connections.findOwned(ownerId));
    if (!stored) return null;
    const isDue = stored.renewAt !== null && stored.renewAt <= this.clock.now();
    const current = isDue ? await this.renewOnce(stored) : stored;
    return current && this.opened(current);
  }

  /** Renews all sessions that are due, of all users; returns those that the broker did not renew. */
  async renewDue(): Promise<readonly { connection: BrokerageConnection; fault: unknown }[]> {
    const claimed = await this.claim(RENEWALS_AT_ONCE);
    const failed: { connection: BrokerageConnection; fault: unknown }[] = [];
    const renew = (connection: BrokerageConnection) =>
      this.renew(connection).catch((fault: unknown) => void failed.push({ connection, fault }));
    await Promise.all(claimed.map(renew));
    return failed;
  }

  /** Removes the connection, if it is still this one. */
  async lapse({ ownerId, sealedCredentials }: BrokerageConnection): Promise<void> {
    await this.work.run(async ({ connections, audit }) => {
      const before = await connections.findLocked(ownerId);
      if (before?.sealedCredentials !== sealedCredentials) return;
      await connections.remove(ownerId);
      const change = { action: 'brokerage.lapsed', before, after: null } as const;
      audit.record(connectionEntry(change, ownerId, this.clock.now()));
    });
  }

  private async opened(connection: BrokerageConnection): Promise<OpenedConnection | null> {
    const gateway = this.brokers.find(connection.provider);
    const credentials = this.vault.open(
      connection.sealedCredentials,
      boundTo(connection, 'credentials'),
    );
    if (gateway && credentials !== null && this.clock.now() < connection.expiresAt)
      return { connection, gateway, credentials };
    await this.lapse(connection);
    return null;
  }

  /** Of many calls at once in this process one renews, and all get its result. */
  private renewOnce(stored: BrokerageConnection): Promise<BrokerageConnection | null> {
    const { ownerId } = stored;
    const running = this.renewals.get(ownerId);
    if (running) return running;
    const renewal = this.claim(1, ownerId)
      // Another process renews it; its present credentials are the best there are.
      .then(([claimed]) => (claimed ? this.renew(claimed) : stored))
      .finally(() => this.renewals.delete(ownerId));
    this.renewals.set(ownerId, renewal);
    return renewal;
  }

  private claim(limit: number, ownerId?: string): Promise<readonly BrokerageConnection[]> {
    const at = this.clock.now();
    const claim = { at, nextAt: at + RENEWAL_TURN, limit, ...(ownerId && { ownerId }) };
    return this.work.run(({ connections }) => connections.claimDue(claim));
  }

  private async renew(claimed: BrokerageConnection): Promise<BrokerageConnection | null> {
    const opened = await this.opened(claimed);
    const renewed = opened && (await opened.gateway.renew(opened.credentials));
    if (!renewed) {
      await this.lapse(claimed);
      return null;
    }
    const sealedCredentials = this.vault.seal(renewed.credentials, boundTo(claimed, 'credentials'));
    return this.work.run(async ({ connections }) => {
      const current = await connections.findLocked(claimed.ownerId);
      if (current?.sealedCredentials !== claimed.sealedCredentials) return current;
      const version = current.version + 1;
      const next = { ...current, version, sealedCredentials, renewAt: renewed.renewAt };
      await connections.put(next);
      return next;
    });
  }
}
