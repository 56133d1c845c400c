import { asUser, type Principal, type SecretSource } from '../../accounts/index.ts';
import type { Clock, Language, UnitOfWork } from '../../shared/index.ts';
import { AUTHORISATION_LIFE } from '../connection.ts';
import type { BrokerageGateway } from '../ports/brokerage-gateway.ts';
import type { BrokerageRepositories } from '../ports/brokerage-repositories.ts';

/** Where to send the caller's browser, and the state that it must bring back. */
export interface BegunConnection {
  readonly url: string;
  readonly state: string;
}

/** Begins to connect the caller's account at the broker. */
export class BeginBrokerageConnection {
  constructor(
    private readonly work: UnitOfWork<BrokerageRepositories>,
    private readonly gateway: BrokerageGateway,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute(
    { language }: { readonly language: Language },
    principal: Principal,
  ): Promise<BegunConnection> {
    const { userId: ownerId } = asUser(principal);
    const state = this.secrets.next();
    const url = await this.gateway.signInUrl(state, language);
    const createdAt = this.clock.now();
    const expiresAt = createdAt + AUTHORISATION_LIFE;
    const stateHash = this.secrets.hashOf(state);
    await this.work.run(({ connections }) =>
      connections.begin({ ownerId, stateHash, createdAt, expiresAt }),
    );
    return { url, state };
  }
}
