import type { ProviderKeyStore, StoredProviderKey } from '@toolyard/core/market';
import { copyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryProviderKeyStore implements ProviderKeyStore {
  constructor(private readonly tables: MemoryTables) {}

  find(): Promise<StoredProviderKey | null> {
    return Promise.resolve(copyOf(this.tables.providerKey ?? undefined));
  }

  async put(key: StoredProviderKey): Promise<void> {
    await Promise.resolve();
    this.tables.providerKey = structuredClone(key);
  }

  async erase(): Promise<void> {
    await Promise.resolve();
    this.tables.providerKey = null;
  }
}
