import type { MarketSource } from '@toolyard/core/options/chain';
import { createHash } from 'node:crypto';
import { alpacaMarket, checkAlpacaKey } from '@toolyard/alpaca';
import { callsPerMinute, type LivePrices, type ProviderAccess } from '@toolyard/core/market';
import type { Clock, DomainError } from '@toolyard/core/shared';
import { checkPolygonKey, polygonMarket, polygonStream } from '@toolyard/polygon';
import { openSharedLimiter } from '@toolyard/redis';
import {
  budgetRule,
  CallBudget,
  relayMarket,
  type RelayedMarket,
  type SharedCache,
} from '@toolyard/relay';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { MarketSettings } from '../market-settings.ts';

export interface ProviderTerms {
  readonly settings: MarketSettings;
  readonly clock: Clock;
  readonly logger: Logger;
  /** What servers share; null where this one is alone. */
  readonly redisUrl: string | null;
  readonly shared: SharedCache | null;
}

/** A provider in use. */
export interface OpenedProvider {
  readonly market: RelayedMarket;
  readonly budget: CallBudget;
  /** Null where the provider sends no prices. */
  readonly live: LivePrices | null;
  /** One call that tells what the key may do; rejects with a `PROVIDER_` error. */
  check(this: void): Promise<void>;
  close(): void;
}

type Permit = (signal: AbortSignal) => Promise<() => void>;

interface Adapter {
  readonly source: MarketSource;
  check(this: void): Promise<void>;
}

/** The adapter of a provider. Every request first waits for its permit. */
function adapterOf(access: ProviderAccess, terms: ProviderTerms, permit?: Permit): Adapter {
  const { settings, clock } = terms;
  const { keyId, secret } = access.key;
  const common = { clock, ...(permit && { permit }) };
  switch (access.provider) {
    case 'polygon': {
      const { plan } = access;
      const own = { ...common, plan, baseUrl: settings.polygonUrl, apiKey: secret };
      return { source: polygonMarket(own), check: () => checkPolygonKey(own) };
    }
    case 'alpaca': {
      const { alpacaDataUrl: dataUrl, alpacaTradingUrl: tradingUrl } = settings;
      const own = { ...common, dataUrl, tradingUrl, keyId: keyId!, secretKey: secret };
      return { source: alpacaMarket(own), check: () => checkAlpacaKey(own) };
    }
  }
}

/** The socket of a provider, whose plan may refuse it; nothing is sent before a symbol is watched. */
function liveOf(
  { provider, key }: ProviderAccess,
  { settings }: ProviderTerms,
  notified: (fault: DomainError | null) => void,
): LivePrices | null {
  if (provider !== 'polygon') return null;
  const { polygonUrl: baseUrl, polygonStreamUrl: streamUrl } = settings;
  const random = Math.random;
  return polygonStream({ baseUrl, streamUrl, apiKey: key.secret, random, notified });
}

/** Counts the calls of one key: the count of another key is another one, and servers with the same key share it. */
async function limiterOf({ provider, plan, key }: ProviderAccess, terms: ProviderTerms) {
  const rule = budgetRule(callsPerMinute(provider, plan));
  const { points, duration } = rule;
  if (terms.redisUrl === null)
    return { rule, limiter: new RateLimiterMemory({ points, duration }), close: () => undefined };
  const name = createHash('sha256').update(`${provider} ${key.secret}`).digest('base64url');
  const limiter = await openSharedLimiter({
    url: terms.redisUrl,
    keyPrefix: `toolyard:provider:${name.slice(0, 16)}`,
    ...{ points, duration, isStrict: true },
    // The limiters of calls to this server report it.
    notified: () => undefined,
  });
  return { rule, limiter, close: () => limiter.close() };
}

/** The provider behind a relay of its own, within the calls that its plan allows. */
export async function openProvider(
  access: ProviderAccess,
  terms: ProviderTerms,
): Promise<OpenedProvider> {
  const { clock, logger, shared } = terms;
  const { provider } = access;
  const { limiter, rule, close } = await limiterOf(access, terms);
  const budget = new CallBudget(limiter, rule, clock);
  const { source, check } = adapterOf(access, terms, () => budget.take());
  const notified = (endpoint: string, fault: DomainError | null): void => {
    const what = { provider, endpoint };
    if (fault === null) logger.info(what, 'the market data provider answers again');
    else logger.warn({ ...what, code: fault.code }, 'the market data provider fails');
  };
  const market = relayMarket(source, {
    ...{ provider, clock, shared, budget, notified },
    random: Math.random,
  });
  const live = liveOf(access, terms, (fault) => notified('stream', fault));
  return { market, budget, live, check, close };
}

/** One call with a key that is not in use; its calls are not counted. */
export const checkProvider = (access: ProviderAccess, terms: ProviderTerms): Promise<void> =>
  adapterOf(access, terms).check();
