import { Brokers, type BrokerageGateway } from '@toolyard/core/brokerage';
import { IbkrClientPortal, IbkrOAuth, ibkrKeys } from '@toolyard/ibkr';
import { ALPACA_ENDPOINTS, OAuthBroker, alpaca } from '@toolyard/oauth-broker';
import { SealedBox } from '@toolyard/security';
import { SimulatedBroker } from '@toolyard/simulated-broker';
import type { Container } from 'inversify';
import { BROKERAGE_PLACES, callbackPath } from '../../brokerage/brokerage-urls.ts';
import { PORTS } from '../ports.ts';
import { SettingsError } from '../settings-readers.ts';
import type { Settings } from '../settings.ts';
import { siteUrl } from '../site-url.ts';
import { bind, resolve } from '../typed-container.ts';
import { keysOf } from './security.ts';

/** The brokers that the settings name. */
export function bindBrokerage(container: Container): void {
  const settings = resolve(container, PORTS.settings);
  const clock = resolve(container, PORTS.clock);
  const simulated = new SimulatedBroker(
    { signIn: BROKERAGE_PLACES.signIn, callback: callbackPath('simulated') },
    resolve(container, PORTS.marketData),
    clock,
  );
  const make = {
    simulated: () => simulated,
    'ibkr-gateway': () => gatewayOf(settings, clock),
    ibkr: () => ibkrOf(settings, clock),
    alpaca: () => alpacaOf(settings, clock),
  };
  const gateways = settings.brokerage.providers.map((name): BrokerageGateway => make[name]());
  bind(container, PORTS.brokers).toConstantValue(new Brokers(gateways));
  bind(container, PORTS.simulatedBrokerage).toConstantValue(simulated);
  bind(container, PORTS.brokerageVault).toConstantValue(
    new SealedBox(keysOf(settings, 'user'), 'brokerage'),
  );
}

type Clock = ConstructorParameters<typeof SimulatedBroker>[2];

function gatewayOf({ brokerage }: Settings, clock: Clock): BrokerageGateway {
  const callbackUrl = callbackPath('ibkr-gateway');
  return new IbkrClientPortal({ ...brokerage.ibkrGateway!, callbackUrl, clock });
}

function ibkrOf({ brokerage }: Settings, clock: Clock): BrokerageGateway {
  const { keysDir, ...ibkr } = brokerage.ibkr!;
  try {
    return new IbkrOAuth({ ...ibkr, keys: ibkrKeys(keysDir), clock });
  } catch (fault) {
    throw new SettingsError(`IBKR_KEYS_DIR: ${(fault as Error).message}`);
  }
}

function alpacaOf(settings: Settings, clock: Clock): BrokerageGateway {
  const { apiUrl, authorizeUrl, tokenUrl, ...client } = settings.brokerage.alpaca!;
  const endpoints = {
    authorize: authorizeUrl ?? ALPACA_ENDPOINTS.authorize,
    token: tokenUrl ?? ALPACA_ENDPOINTS.token,
    revoke: ALPACA_ENDPOINTS.revoke,
    api: apiUrl ?? ALPACA_ENDPOINTS.api,
  };
  const callbackUrl = siteUrl(settings) + callbackPath(alpaca.provider);
  return new OAuthBroker(alpaca, { ...client, endpoints, callbackUrl, clock });
}
