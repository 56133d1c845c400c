import { refuse, ok, type FieldError, type Result } from '../shared/index.ts';
import { PROVIDER_KEY_INVALID, PROVIDER_KEY_TEXTS } from './provider-key.errors.ts';

/** Providers of real market data. */
export const MARKET_PROVIDERS = ['polygon', 'alpaca'] as const;
export type MarketProvider = (typeof MARKET_PROVIDERS)[number];

/** Plans of a provider, as far as their limits of calls differ. */
export const PROVIDER_PLANS = ['free', 'paid'] as const;
export type ProviderPlan = (typeof PROVIDER_PLANS)[number];

/** Names of the providers for people. */
export const PROVIDER_NAMES: Readonly<Record<MarketProvider, string>> = {
  polygon: 'Polygon',
  alpaca: 'Alpaca',
};

/**
 * Calls per minute that a plan allows. Polygon's free plan allows 5 and asks others to stay below 100 per second; Alpaca's
 * free plan allows 200, the paid one 10,000.
 */
const CALLS_PER_MINUTE: Readonly<Record<MarketProvider, Readonly<Record<ProviderPlan, number>>>> = {
  polygon: { free: 5, paid: 3_000 },
  alpaca: { free: 200, paid: 10_000 },
};

/** @example callsPerMinute('polygon', 'free') // 5 */
export const callsPerMinute = (provider: MarketProvider, plan: ProviderPlan): number =>
  CALLS_PER_MINUTE[provider][plan];

/** What a provider knows its customer by. */
export interface ProviderKey {
  /** Null for Polygon, whose key has one part. */
  readonly keyId: string | null;
  readonly secret: string;
}

/** A provider with the key and the plan to use it with. */
export interface ProviderAccess {
  readonly provider: MarketProvider;
  readonly plan: ProviderPlan;
  readonly key: ProviderKey;
}

/** Keys are printable ASCII without blanks: what else stands in a header is no key. */
const KEY_PART = /^[\x21-\x7e]{8,256}$/;

/** The key as typed, without the blanks around it. Refuses with PROVIDER_KEY_INVALID, which names the field. */
export function parseProviderKey(
  provider: MarketProvider,
  { keyId, secret }: ProviderKey,
): Result<ProviderKey> {
  const needsId = provider === 'alpaca';
  const key = { keyId: needsId ? (keyId?.trim() ?? '') : null, secret: secret.trim() };
  const details: FieldError[] = [];
  if (key.keyId !== null && !KEY_PART.test(key.keyId)) details.push(faultAt('keyId'));
  if (!KEY_PART.test(key.secret)) details.push(faultAt('secret'));
  return details.length === 0 ? ok(key) : refuse(PROVIDER_KEY_INVALID({ details }));
}

const faultAt = (field: keyof ProviderKey): FieldError => ({
  field,
  message: PROVIDER_KEY_TEXTS.en,
  texts: PROVIDER_KEY_TEXTS,
});
