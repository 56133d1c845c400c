import type { MarketProvider, ProviderKey } from '../market-provider.ts';

/** Calls a provider once to learn what a key may do. */
export interface ProviderProbe {
  /** Rejects with a `PROVIDER_` error; PROVIDER_PLAN where the key is accepted and its plan has no option chains. */
  probe(provider: MarketProvider, key: ProviderKey): Promise<void>;
}
