import type { MarketProvider, ProviderKey, ProviderPlan } from '@toolyard/core/market';
import { MARKET_PROVIDERS, PROVIDER_PLANS } from '@toolyard/core/market';
import { matching, oneOf, SettingsError, text, url, type Environment } from './settings-readers.ts';

/** What the environment says of market data. A key of the console comes before it. */
export interface MarketSettings {
  /** Null is the simulated market. */
  readonly provider: MarketProvider | null;
  readonly plan: ProviderPlan;
  /** The key of that provider; null leaves the simulated market until one is entered in the console. */
  readonly key: ProviderKey | null;
  readonly polygonUrl: string;
  /** The socket of another address than the provider's own; null where it has none. */
  readonly polygonStreamUrl: string | null;
  readonly alpacaDataUrl: string;
  readonly alpacaTradingUrl: string;
}

const KEY = /^[\x21-\x7e]{8,256}$/;
const keyPart = (env: Environment, name: string): string | null =>
  matching(env, name, KEY, '8 to 256 letters, digits and signs without blanks');

/** The address of a provider: only its origin and path, since answers are found by the path. */
function baseUrl(env: Environment, name: string, fallback: string): string {
  const address = url(env, name, ['https:', 'http:']);
  if (address === null) return fallback;
  const { search, hash, username, password } = new URL(address);
  if (`${search}${hash}${username}${password}` !== '')
    throw new SettingsError(`${name} must have no user, query or fragment`);
  return address;
}

/** `MARKET_PROVIDER`, or the provider whose key alone is given. */
function providerOf(env: Environment, given: readonly MarketProvider[]): MarketProvider | null {
  const named =
    text(env, 'MARKET_PROVIDER') === null
      ? null
      : oneOf(env, 'MARKET_PROVIDER', ['simulated', ...MARKET_PROVIDERS], 'simulated');
  if (named === 'simulated') return null;
  if (named !== null) return named;
  if (given.length > 1)
    throw new SettingsError('MARKET_PROVIDER is needed where the keys of two providers are given');
  return given[0] ?? null;
}

export function readMarket(env: Environment): MarketSettings {
  const polygon = keyPart(env, 'POLYGON_API_KEY');
  const keyId = keyPart(env, 'ALPACA_API_KEY_ID');
  const secret = keyPart(env, 'ALPACA_API_SECRET_KEY');
  if (keyId === null && secret !== null)
    throw new SettingsError('ALPACA_API_KEY_ID is needed beside ALPACA_API_SECRET_KEY');
  if (keyId !== null && secret === null)
    throw new SettingsError('ALPACA_API_SECRET_KEY is needed beside ALPACA_API_KEY_ID');
  const keys: Readonly<Record<MarketProvider, ProviderKey | null>> = {
    polygon: polygon === null ? null : { keyId: null, secret: polygon },
    alpaca: secret === null ? null : { keyId, secret },
  };
  const given = MARKET_PROVIDERS.filter((name) => keys[name] !== null);
  const provider = providerOf(env, given);
  return {
    provider,
    plan: oneOf(env, 'MARKET_PLAN', PROVIDER_PLANS, 'free'),
    key: provider && keys[provider],
    polygonUrl: baseUrl(env, 'POLYGON_BASE_URL', 'https://api.massive.com'),
    polygonStreamUrl: url(env, 'POLYGON_STREAM_URL', ['wss:', 'ws:']),
    alpacaDataUrl: baseUrl(env, 'ALPACA_DATA_URL', 'https://data.alpaca.markets'),
    alpacaTradingUrl: baseUrl(env, 'ALPACA_TRADING_URL', 'https://paper-api.alpaca.markets'),
  };
}
