import { SettingsError, matching, oneOf, text, url, type Environment } from './settings-readers.ts';
import { isLoopback } from './weak-secrets.ts';

export const BROKERAGE_PROVIDERS = ['simulated', 'ibkr-gateway', 'ibkr', 'alpaca'] as const;
type Provider = (typeof BROKERAGE_PROVIDERS)[number];

/** Which brokers users may connect, and how each is reached. What belongs to a broker that is not offered is null. */
export interface BrokerageSettings {
  readonly providers: readonly Provider[];
  readonly ibkrGateway: {
    readonly baseUrl: string;
    readonly acceptsAnyCertificate: boolean;
    readonly ownerEmail: string;
  } | null;
  readonly ibkr: {
    readonly apiUrl: string;
    readonly authorizeUrl: string;
    readonly consumerKey: string;
    readonly realm: string;
    readonly keysDir: string;
  } | null;
  readonly alpaca: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly apiUrl: string | null;
    readonly authorizeUrl: string | null;
    readonly tokenUrl: string | null;
  } | null;
}

/** The simulated broker is for development; production offers only what is named. */
export function readBrokerage(env: Environment, isProduction: boolean): BrokerageSettings {
  const providers = providersIn(text(env, 'BROKERAGE_PROVIDERS'), isProduction);
  const offers = (provider: Provider) => providers.includes(provider);
  const returns = offers('ibkr') || offers('alpaca');
  if (isProduction && returns && text(env, 'PUBLIC_URL') === null)
    throw new SettingsError('PUBLIC_URL is needed where BROKERAGE_PROVIDERS has ibkr or alpaca');
  return {
    providers,
    ibkrGateway: offers('ibkr-gateway') ? gatewayIn(env) : null,
    ibkr: offers('ibkr')
      ? {
          apiUrl: safeUrl(env, 'IBKR_API_URL') ?? 'https://api.ibkr.com/v1/api',
          authorizeUrl:
            safeUrl(env, 'IBKR_AUTHORIZE_URL') ?? 'https://interactivebrokers.com/authorize',
          consumerKey: required(env, 'IBKR_CONSUMER_KEY'),
          realm: oneOf(env, 'IBKR_REALM', ['limited_poa', 'test_realm'], 'limited_poa'),
          keysDir: required(env, 'IBKR_KEYS_DIR'),
        }
      : null,
    alpaca: offers('alpaca')
      ? {
          clientId: required(env, 'ALPACA_OAUTH_CLIENT_ID'),
          clientSecret: required(env, 'ALPACA_OAUTH_CLIENT_SECRET'),
          apiUrl: safeUrl(env, 'ALPACA_TRADING_URL'),
          authorizeUrl: safeUrl(env, 'ALPACA_AUTHORIZE_URL'),
          tokenUrl: safeUrl(env, 'ALPACA_TOKEN_URL'),
        }
      : null,
  };
}

function providersIn(list: string | null, isProduction: boolean): readonly Provider[] {
  if (list === null) return isProduction ? [] : ['simulated'];
  if (list === 'none') return [];
  return [...new Set(list.split(',').map((each) => each.trim()))].map((name) => {
    const provider = BROKERAGE_PROVIDERS.find((each) => each === name);
    if (provider) return provider;
    throw new SettingsError(
      `BROKERAGE_PROVIDERS must be none, or a list of ${BROKERAGE_PROVIDERS.join(', ')}`,
    );
  });
}

function gatewayIn(env: Environment): BrokerageSettings['ibkrGateway'] {
  const baseUrl = safeUrl(env, 'IBKR_GATEWAY_URL') ?? 'https://localhost:5000/v1/api';
  const acceptsAnyCertificate =
    oneOf(env, 'IBKR_GATEWAY_TLS', ['verify', 'self-signed'], 'verify') === 'self-signed';
  const { hostname } = new URL(baseUrl);
  // A name without a dot is a container beside this one.
  if (acceptsAnyCertificate && !isLoopback(hostname) && hostname.includes('.'))
    throw new SettingsError(
      'IBKR_GATEWAY_TLS must be verify where the gateway is on another machine',
    );
  const email = matching(
    env,
    'IBKR_GATEWAY_OWNER',
    /^[^\s@]+@[^\s@]+$/,
    'the e-mail address of the user whom the gateway belongs to',
  );
  if (email === null)
    throw new SettingsError('IBKR_GATEWAY_OWNER is needed where ibkr-gateway is offered');
  return { baseUrl, acceptsAnyCertificate, ownerEmail: email.toLowerCase() };
}

function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === null)
    throw new SettingsError(`${name} is needed for a broker in BROKERAGE_PROVIDERS`);
  return value;
}

/** https, or http on this machine. */
function safeUrl(env: Environment, name: string): string | null {
  const value = url(env, name, ['http:', 'https:']);
  if (value !== null && /^http:/i.test(value) && !isLoopback(new URL(value).hostname))
    throw new SettingsError(`${name} must begin with https://`);
  return value;
}
