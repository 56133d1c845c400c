import type { StoredProviderKey } from '../sealed-provider-key.ts';

/** The key that was entered in the console, at most one. test/conformance/provider-key-store states what every adapter must do. */
export interface ProviderKeyStore {
  find(): Promise<StoredProviderKey | null>;
  /** Replaces the one before. */
  put(key: StoredProviderKey): Promise<void>;
  erase(): Promise<void>;
}
