import { isActiveSession, USER_SESSION_LIFETIME, type SecretSource } from '../../accounts/index.ts';
import type { Clock, SecretVault, UnitOfWork } from '../../shared/index.ts';
import { AUTHORISATION_INVALID } from '../brokerage.errors.ts';
import type { Brokers } from '../brokers.ts';
import {
  boundTo,
  connectionEntry,
  BROKERAGE_SESSION_LIFE,
  type BrokerageAuthorisation,
  type BrokerageConnection,
} from '../connection.ts';
import type {
  BrokerageGateway,
  BrokerageSession,
  ReturnParameters,
} from '../ports/brokerage-gateway.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';

interface BrokerageReturn {
  /** Whose address the browser came back to. */
  readonly provider: string;
  readonly parameters: ReturnParameters;
  /** Null where the browser carries none. */
  readonly cookie: string | null;
}

/** The refusal, with a reason for the log alone. */
const invalid = (reason: string) => AUTHORISATION_INVALID({ cause: new Error(reason) });

/** Whether two hashes are equal, in the same time for all of one length. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Ends what BeginBrokerageConnection began, for the user who began it: the broker sends no token of ours along. */
export class CompleteBrokerageConnection {
  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly brokers: Brokers,
    private readonly secrets: SecretSource,
    private readonly vault: SecretVault,
    private readonly clock: Clock,
  ) {}

  async execute({ provider, parameters, cookie }: BrokerageReturn): Promise<void> {
    const gateway = this.brokers.find(provider);
    const reference = gateway?.referenceIn(parameters) ?? null;
    if (!gateway || reference === null || cookie === null)
      throw invalid('no such broker, no reference or no cookie');
    const begun = await this.take(provider, reference, cookie);
    const secret =
      begun.sealedSecret === null
        ? null
        : this.vault.open(begun.sealedSecret, boundTo(begun, 'secret'));
    if (secret === null && begun.sealedSecret !== null) throw invalid('the secret does not open');
    const session = await gateway.complete({ reference, secret }, parameters);
    if (!session) throw invalid('the broker does not take the return for good');
    await this.store(gateway, begun.ownerId, session);
  }

  /** Consumes the authorisation, unless the return is another browser's or another broker's. */
  private async take(
    provider: string,
    reference: string,
    cookie: string,
  ): Promise<BrokerageAuthorisation> {
    const referenceHash = this.secrets.hashOf(reference);
    const cookieHash = this.secrets.hashOf(cookie);
    const at = this.clock.now();
    const { begun, isSignedIn } = await this.work.run(async ({ users, sessions, connections }) => {
      const found = await connections.findBegun(referenceHash);
      if (!found) throw invalid('an unknown or used reference');
      if (!isSame(found.cookieHash, cookieHash)) throw invalid('another browser');
      if (found.provider !== provider) throw invalid('another broker');
      const taken = await connections.take(referenceHash);
      if (!taken) throw invalid('used at the same time');
      const user = await users.find(taken.ownerId);
      const session = user && (await sessions.find(taken.sessionId));
      const active = session !== null && isActiveSession(session, at, USER_SESSION_LIFETIME);
      return { begun: taken, isSignedIn: active && session.ownerId === taken.ownerId };
    });
    if (at >= begun.expiresAt) throw invalid('expired');
    if (!isSignedIn) throw invalid('the user has signed out meanwhile');
    return begun;
  }

  /** Stores the connection, or ends the session at the broker again. */
  private async store(
    gateway: BrokerageGateway,
    ownerId: string,
    session: BrokerageSession,
  ): Promise<void> {
    try {
      await this.put(this.connectionOf(gateway, ownerId, session));
    } catch (fault) {
      await gateway.disconnect(session.credentials).catch(() => undefined);
      throw fault;
    }
  }

  /**
   * The account may have been deleted while its owner was at the broker. An account that is connected stays: another
   * one is connected only after it was disconnected.
   */
  private put(connection: BrokerageConnection): Promise<void> {
    const { ownerId, provider, accountId, connectedAt } = connection;
    return this.work.run(async ({ users, connections, audit }) => {
      if (!(await users.find(ownerId))) throw invalid('the user is gone');
      const before = await connections.findLocked(ownerId);
      const other = before?.provider !== provider || before.accountId !== accountId;
      if (before && connectedAt < before.expiresAt && other) throw invalid('another account');
      await connections.put(connection);
      const change = { action: 'brokerage.connected', before, after: connection } as const;
      audit.record(connectionEntry(change, ownerId, connectedAt));
    });
  }

  private connectionOf(
    { provider }: BrokerageGateway,
    ownerId: string,
    { accountId, credentials, expiresAt, renewAt }: BrokerageSession,
  ): BrokerageConnection {
    const at = this.clock.now();
    const latest = at + BROKERAGE_SESSION_LIFE;
    return {
      ...{ ownerId, version: 1, provider, accountId },
      sealedCredentials: this.vault.seal(
        credentials,
        boundTo({ ownerId, provider }, 'credentials'),
      ),
      connectedAt: at,
      lastVerifiedAt: at,
      expiresAt: expiresAt === null ? latest : Math.min(expiresAt, latest),
      renewAt,
    };
  }
}
