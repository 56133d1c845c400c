import type {
  ApiKey,
  ApiKeyCaller,
  ApiKeyLookup,
  ApiKeyRepository,
  User,
} from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { ApiKeyTable } from './tables/api-key.table.ts';

const ID = sql.ref<string>('api_key.id');

/** The columns of a key, with the field names of core. */
const FIELDS = [
  ID.as('id'),
  sql.ref<string>('api_key.owner_id').as('ownerId'),
  sql.ref<string>('api_key.name').as('name'),
  sql.ref<ApiKey['scopes']>('api_key.scopes').as('scopes'),
  sql.ref<string>('api_key.hint').as('hint'),
  sql.ref<string>('api_key.digest').as('digest'),
  sql<number>`api_key.calls::float8`.as('calls'),
  millis(sql.ref<Date>('api_key.created_at')).as('createdAt'),
  millis(sql.ref<Date>('api_key.expires_at')).as('expiresAt'),
  millis(sql.ref<Date | null>('api_key.last_used_at')).as('lastUsedAt'),
] as const;

export class PostgresApiKeyRepository implements ApiKeyRepository, ApiKeyLookup {
  constructor(private readonly statements: Statements) {}

  async listOwned(ownerId: string): Promise<readonly ApiKey[]> {
    if (!isId(ownerId)) return [];
    return this.statements.rows(
      db
        .selectFrom('api_key')
        .select(FIELDS)
        .where('owner_id', '=', ownerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    );
  }

  /** Locks the owner's row. */
  async listLocked(ownerId: string): Promise<readonly ApiKey[]> {
    if (!isId(ownerId)) return [];
    await this.statements.lockAccount(ownerId);
    return this.listOwned(ownerId);
  }

  async add({ ownerId: owner, ...key }: ApiKey): Promise<void> {
    await this.statements.insert(ApiKeyTable, {
      ...key,
      owner,
      createdAt: toDate(key.createdAt),
      expiresAt: toDate(key.expiresAt),
      lastUsedAt: toDateOrNull(key.lastUsedAt),
    });
  }

  async remove(ownerId: string, id: string): Promise<ApiKey | null> {
    if (!isId(id) || !isId(ownerId)) return null;
    return this.statements.row(
      db
        .deleteFrom('api_key')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .returning(FIELDS),
    );
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(ApiKeyTable, { owner });
  }

  /** One statement finds the key with its owner and counts the call. */
  async use(digests: readonly [string, ...string[]], at: Instant): Promise<ApiKeyCaller | null> {
    const [digest] = digests;
    const now = toDate(at);
    const found = await this.statements.row(
      db
        .updateTable('api_key')
        .from('user_account')
        .set((eb) => ({
          digest,
          calls: eb('api_key.calls', '+', 1),
          last_used_at: sql<Date>`greatest(api_key.last_used_at, ${now}::timestamptz)`,
        }))
        .whereRef('user_account.id', '=', 'api_key.owner_id')
        .where('user_account.deleted_at', 'is', null)
        .where('user_account.active', '=', sql.lit(true))
        .where('api_key.digest', '=', sql<string>`any(${digests}::text[])`)
        .where('api_key.expires_at', '>', now)
        .returning([...FIELDS, sql.ref<User['role']>('user_account.role').as('role')]),
    );
    if (!found) return null;
    const { role, ...key } = found;
    return { key, role };
  }
}
