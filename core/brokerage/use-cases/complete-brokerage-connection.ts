import type { SecretSource } from '../../accounts/index.ts';
import type { Clock, UnitOfWork } from '../../shared/index.ts';
import { AUTHORISATION_DENIED, AUTHORISATION_INVALID } from '../brokerage.errors.ts';
import {
  connectionEntry,
  BROKERAGE_SESSION_LIFE,
  type BrokerageConnection,
} from '../connection.ts';
import type { BrokerageGateway, BrokerageSession } from '../ports/brokerage-gateway.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';

interface BrokerageReturn {
  readonly state: string;
  /** Null when the owner did not allow it. */
  readonly code: string | null;
}

/** Ends what BeginBrokerageConnection began, for the user who began it: the broker sends no token of ours along. */
export class CompleteBrokerageConnection {
  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly gateway: BrokerageGateway,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute({ state, code }: BrokerageReturn): Promise<void> {
    const stateHash = this.secrets.hashOf(state);
    const begun = await this.work.run(({ connections }) => connections.take(stateHash));
    if (!begun || this.clock.now() >= begun.expiresAt) throw AUTHORISATION_INVALID();
    if (code === null) throw AUTHORISATION_DENIED();
    const session = await this.gateway.open(code);
    if (!session) throw AUTHORISATION_INVALID();
    await this.keep(this.connection(begun.ownerId, session));
  }

  /** The account may have been deleted while its owner was at the broker. */
  private async keep(connection: BrokerageConnection): Promise<void> {
    await this.work.run(async ({ users, connections, audit }) => {
      if (!(await users.find(connection.ownerId))) throw AUTHORISATION_INVALID();
      const before = await connections.findLocked(connection.ownerId);
      await connections.put(connection);
      const change = { action: 'brokerage.connected', before, after: connection } as const;
      audit.record(connectionEntry(change, connection.ownerId, connection.connectedAt));
    });
  }

  private connection(
    ownerId: string,
    { accountId, sessionKey, expiresAt }: BrokerageSession,
  ): BrokerageConnection {
    const at = this.clock.now();
    const latest = at + BROKERAGE_SESSION_LIFE;
    return {
      ownerId,
      version: 1,
      provider: this.gateway.provider,
      accountId,
      sessionKey,
      connectedAt: at,
      lastVerifiedAt: at,
      expiresAt: expiresAt === null ? latest : Math.min(expiresAt, latest),
    };
  }
}
