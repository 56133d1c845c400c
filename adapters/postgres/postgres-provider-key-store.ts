import type { ProviderKeyStore, StoredProviderKey } from '@toolyard/core/market';
import { db, millis } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { ONLY_KEY, ProviderKeyTable } from './tables/provider-key.table.ts';

const selectKey = () =>
  db
    .selectFrom('provider_key')
    .select((eb) => [
      'provider',
      'plan',
      'sealed_key as sealedKey',
      millis(eb.ref('updated_at')).as('updatedAt'),
    ]);

export class PostgresProviderKeyStore implements ProviderKeyStore {
  constructor(private readonly statements: Statements) {}

  find(): Promise<StoredProviderKey | null> {
    return this.statements.row(selectKey());
  }

  async put({ updatedAt, ...key }: StoredProviderKey): Promise<void> {
    const row = { id: ONLY_KEY, ...key, updatedAt: toDate(updatedAt) };
    await this.statements.upsert(ProviderKeyTable, row);
  }

  async erase(): Promise<void> {
    await this.statements.erase(ProviderKeyTable, { id: ONLY_KEY });
  }
}
