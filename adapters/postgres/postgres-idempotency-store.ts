import {
  IDEMPOTENCY_IN_PROGRESS,
  type IdempotencyRecord,
  type IdempotencyStore,
} from '@toolyard/core/shared';
import { db, millis } from './query-builder.ts';
import { toDate } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { IdempotencyKeyTable } from './tables/idempotency-key.table.ts';

export class PostgresIdempotencyStore implements IdempotencyStore {
  constructor(private readonly statements: Statements) {}

  find(principalKey: string, route: string, key: string): Promise<IdempotencyRecord | null> {
    return this.statements.row(
      db
        .selectFrom('idempotency_key')
        .select((eb) => [
          'principal_key as principalKey',
          'route',
          'key',
          'request_hash as requestHash',
          'result',
          millis(eb.ref('created_at')).as('createdAt'),
        ])
        .where('principal_key', '=', principalKey)
        .where('route', '=', route)
        .where('key', '=', key),
    );
  }

  async add(record: IdempotencyRecord): Promise<void> {
    const { createdAt, result, ...own } = record;
    try {
      await this.statements.insert(IdempotencyKeyTable, {
        ...own,
        result: result ?? null,
        createdAt: toDate(createdAt),
      });
    } catch (cause) {
      throw isDuplicate(cause) ? IDEMPOTENCY_IN_PROGRESS({ cause }) : cause;
    }
  }

  async forget(principalKey: string): Promise<void> {
    await this.statements.erase(IdempotencyKeyTable, { principalKey });
  }
}
