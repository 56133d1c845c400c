import type { Instant, SecretVault } from '../shared/index.ts';
import {
  parseProviderKey,
  type MarketProvider,
  type ProviderAccess,
  type ProviderPlan,
} from './market-provider.ts';

/** The provider that an operator has chosen, with its key encrypted. */
export interface StoredProviderKey {
  readonly provider: MarketProvider;
  readonly plan: ProviderPlan;
  readonly sealedKey: string;
  readonly updatedAt: Instant;
}

/** The row that a key is bound to: moved to another one it does not open. */
const rowOf = ({ provider, plan, updatedAt }: Omit<StoredProviderKey, 'sealedKey'>): string =>
  `market provider key: ${provider} ${plan} ${updatedAt}`;

/** Encrypts the key for its row. */
export function sealProviderKey(
  { provider, plan, key }: ProviderAccess,
  updatedAt: Instant,
  vault: SecretVault,
): StoredProviderKey {
  const row = { provider, plan, updatedAt };
  return { ...row, sealedKey: vault.seal(JSON.stringify(key), rowOf(row)) };
}

/** Null where the key cannot be decrypted. */
export function openProviderKey(
  stored: StoredProviderKey,
  vault: SecretVault,
): ProviderAccess | null {
  const text = vault.open(stored.sealedKey, rowOf(stored));
  if (text === null) return null;
  const { provider, plan } = stored;
  const key = parseProviderKey(provider, JSON.parse(text) as ProviderAccess['key']);
  return key.ok ? { provider, plan, key: key.value } : null;
}
