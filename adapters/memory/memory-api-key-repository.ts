import type { ApiKey, ApiKeyCaller, ApiKeyLookup, ApiKeyRepository } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { withEntry, withoutEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

export class MemoryApiKeyRepository implements ApiKeyRepository, ApiKeyLookup {
  constructor(private readonly tables: MemoryTables) {}

  listOwned(ownerId: string): Promise<readonly ApiKey[]> {
    const owned = [...this.tables.apiKeys.values()]
      .filter((key) => key.ownerId === ownerId)
      .sort((a, b) => b.createdAt - a.createdAt || b.id.localeCompare(a.id));
    return Promise.resolve(structuredClone(owned));
  }

  listLocked(ownerId: string): Promise<readonly ApiKey[]> {
    return this.listOwned(ownerId);
  }

  async add(key: ApiKey): Promise<void> {
    await Promise.resolve();
    this.tables.apiKeys = withEntry(this.tables.apiKeys, key.id, key);
  }

  async remove(ownerId: string, id: string): Promise<ApiKey | null> {
    await Promise.resolve();
    const key = this.tables.apiKeys.get(id);
    if (key?.ownerId !== ownerId) return null;
    this.tables.apiKeys = withoutEntry(this.tables.apiKeys, id);
    return key;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.apiKeys = withoutOwned(this.tables.apiKeys, (key) => key.ownerId === ownerId);
  }

  async use(
    [digest, ...former]: readonly [string, ...string[]],
    at: Instant,
  ): Promise<ApiKeyCaller | null> {
    await Promise.resolve();
    const stored = [...this.tables.apiKeys.values()].find((key) =>
      [digest, ...former].includes(key.digest),
    );
    const owner = stored && this.tables.users.get(stored.ownerId);
    if (!stored || !owner?.active || at >= stored.expiresAt) return null;
    const lastUsedAt = Math.max(at, stored.lastUsedAt ?? at);
    const key: ApiKey = { ...stored, digest, lastUsedAt, calls: stored.calls + 1 };
    this.tables.apiKeys = withEntry(this.tables.apiKeys, key.id, key);
    return { key: structuredClone(key), role: owner.role };
  }
}
