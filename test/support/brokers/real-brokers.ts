import type { BrokerageGateway } from '@toolyard/core/brokerage';
import type { Clock } from '@toolyard/core/shared';
import { IbkrOAuth } from '@toolyard/ibkr';
import { alpaca, OAuthBroker } from '@toolyard/oauth-broker';
import { ibkrConsumer, IbkrOAuthStub } from './ibkr-oauth-stub.ts';
import { OAUTH_CLIENT, OAuthStub } from './oauth-stub.ts';

/** The product's adapters of IBKR and Alpaca, and the stubs that they talk to. */
export interface RealBrokers {
  readonly ibkr: IbkrOAuthStub;
  readonly oauth: OAuthStub;
  /** The stubs must have been started. */
  gateways(this: void): readonly BrokerageGateway[];
}

export function realBrokers(clock: Clock): RealBrokers {
  const consumer = ibkrConsumer();
  const ibkr = new IbkrOAuthStub(consumer);
  const oauth = new OAuthStub();
  ibkr.now = () => clock.now();
  const gateways = () => [
    new IbkrOAuth({
      ...{ apiUrl: ibkr.apiUrl, authorizeUrl: ibkr.authorizeUrl, consumerKey: consumer.key },
      ...{ realm: 'test_realm', keys: consumer.keys, clock },
    }),
    new OAuthBroker(alpaca, {
      ...{ endpoints: oauth.endpoints, clientId: OAUTH_CLIENT.id },
      ...{ clientSecret: OAUTH_CLIENT.secret, clock },
      callbackUrl: 'http://127.0.0.1:5001/api/ibkr/callback/alpaca',
    }),
  ];
  return { ibkr, oauth, gateways };
}
