import { asUser, type Principal } from '../../accounts/index.ts';
import type { Texts } from '../../shared/index.ts';
import { BROKER_NOT_CONNECTED } from '../brokerage.errors.ts';
import type { BrokerAccount, BrokerPosition } from '../position.ts';
import type { BrokerSessions } from './broker-sessions.ts';

/** What a user holds at the connected broker. */
export interface HeldPositions {
  readonly provider: string;
  readonly name: Texts;
  readonly isSimulated: boolean;
  readonly accounts: readonly BrokerAccount[];
  readonly positions: readonly BrokerPosition[];
}

/** Reads the positions of the caller's accounts at the broker. Refuses with BROKER_NOT_CONNECTED. */
export class ReadBrokerPositions {
  constructor(private readonly sessions: BrokerSessions) {}

  async execute(principal: Principal): Promise<HeldPositions> {
    const opened = await this.sessions.open(asUser(principal).userId);
    if (!opened) throw BROKER_NOT_CONNECTED();
    const { gateway, connection, credentials } = opened;
    const accounts = await gateway.accounts(credentials);
    const positions = accounts && (await gateway.positions(credentials, accounts));
    if (!positions) {
      await this.sessions.lapse(connection);
      throw BROKER_NOT_CONNECTED();
    }
    const { provider, name, isSimulated } = gateway;
    return { provider, name, isSimulated, accounts, positions };
  }
}
