import { asUser, type Principal, type SecretSource } from '../../accounts/index.ts';
import type { Clock, Language, SecretVault, UnitOfWork } from '../../shared/index.ts';
import type { Brokers } from '../brokers.ts';
import { AUTHORISATION_LIFE, boundTo } from '../connection.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';

/** Where to send the caller's browser, and the cookie that it must bring back. */
export interface BegunConnection {
  readonly url: string;
  readonly cookie: string;
}

interface ChosenBroker {
  /** Null for the first one that is offered. */
  readonly provider: string | null;
  readonly language: Language;
}

/** Begins to connect the caller's account at a broker. */
export class BeginBrokerageConnection {
  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly brokers: Brokers,
    private readonly secrets: SecretSource,
    private readonly vault: SecretVault,
    private readonly clock: Clock,
  ) {}

  async execute(
    { provider, language }: ChosenBroker,
    principal: Principal,
  ): Promise<BegunConnection> {
    const { userId: ownerId, sessionId } = asUser(principal);
    const user = await this.work.run(({ users }) => users.find(ownerId));
    const gateway = this.brokers.choose(provider, user);
    const { url, reference, secret } = await gateway.begin({
      state: this.secrets.next(),
      language,
    });
    const cookie = this.secrets.next();
    const createdAt = this.clock.now();
    const owned = { ownerId, provider: gateway.provider };
    await this.work.run(({ connections }) =>
      connections.begin({
        ...owned,
        sessionId,
        referenceHash: this.secrets.hashOf(reference),
        cookieHash: this.secrets.hashOf(cookie),
        sealedSecret: secret === null ? null : this.vault.seal(secret, boundTo(owned, 'secret')),
        createdAt,
        expiresAt: createdAt + AUTHORISATION_LIFE,
      }),
    );
    return { url, cookie };
  }
}
