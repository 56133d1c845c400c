import type { User } from '../accounts/index.ts';
import { BROKER_NOT_OFFERED } from './brokerage.errors.ts';
import type { BrokerageGateway } from './ports/brokerage-gateway.ts';

/** A broker as a user sees it before connecting. */
export type OfferedBroker = Pick<BrokerageGateway, 'provider' | 'name' | 'isSimulated'>;

/** The brokers of the site, in the order in which they are offered. */
export class Brokers {
  constructor(private readonly gateways: readonly BrokerageGateway[]) {}

  find(provider: string): BrokerageGateway | null {
    return this.gateways.find((each) => each.provider === provider) ?? null;
  }

  offeredTo(user: Pick<User, 'email' | 'emailVerifiedAt'>): readonly BrokerageGateway[] {
    return this.gateways.filter((each) => each.isOfferedTo(user));
  }

  /** The named one, else the first. Refuses with BROKER_NOT_OFFERED. */
  choose(
    provider: string | null,
    user: Pick<User, 'email' | 'emailVerifiedAt'> | null,
  ): BrokerageGateway {
    const offered = user ? this.offeredTo(user) : [];
    const chosen = offered.find((each) => provider === null || each.provider === provider);
    if (!chosen) throw BROKER_NOT_OFFERED();
    return chosen;
  }
}
