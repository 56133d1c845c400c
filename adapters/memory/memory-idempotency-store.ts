import {
  IDEMPOTENCY_IN_PROGRESS,
  type IdempotencyRecord,
  type IdempotencyStore,
} from '@toolyard/core/shared';
import { copyOf, withEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

const placeOf = (...parts: string[]): string => JSON.stringify(parts);

export class MemoryIdempotencyStore implements IdempotencyStore {
  constructor(private readonly tables: MemoryTables) {}

  find(principalKey: string, route: string, key: string): Promise<IdempotencyRecord | null> {
    return Promise.resolve(copyOf(this.tables.idempotency.get(placeOf(principalKey, route, key))));
  }

  async add(record: IdempotencyRecord): Promise<void> {
    await Promise.resolve();
    const place = placeOf(record.principalKey, record.route, record.key);
    if (this.tables.idempotency.has(place)) throw IDEMPOTENCY_IN_PROGRESS();
    const stored = { ...record, result: record.result ?? null };
    this.tables.idempotency = withEntry(this.tables.idempotency, place, stored);
  }

  async forget(principalKey: string): Promise<void> {
    await Promise.resolve();
    this.tables.idempotency = withoutOwned(
      this.tables.idempotency,
      (record) => record.principalKey === principalKey,
    );
  }
}
