import { PASSKEY_KNOWN, type Passkey, type PasskeyRepository } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, float8, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import type { PasskeyTable } from './tables/passkey.table.ts';

/** The columns of a passkey, with the field names of core. */
const FIELDS = [
  sql.ref<string>('id').as('id'),
  sql.ref<string>('owner_id').as('ownerId'),
  sql.ref<string>('credential_id').as('credentialId'),
  sql.ref<string>('public_key').as('publicKey'),
  float8(sql.ref<number>('counter')).as('counter'),
  sql.ref<Passkey['transports']>('transports').as('transports'),
  sql.ref<string>('name').as('name'),
  millis(sql.ref<Date>('created_at')).as('createdAt'),
  millis(sql.ref<Date | null>('last_used_at')).as('lastUsedAt'),
] as const;

/** Tables of one realm: its passkeys and their owners. */
interface PasskeyTables {
  readonly table: typeof PasskeyTable;
  readonly name: 'passkey' | 'admin_passkey';
  readonly owners: 'user_account' | 'admin_account';
}

export class PostgresPasskeyRepository implements PasskeyRepository {
  constructor(
    private readonly statements: Statements,
    private readonly realm: PasskeyTables,
  ) {}

  async listOwned(ownerId: string): Promise<readonly Passkey[]> {
    if (!isId(ownerId)) return [];
    return this.statements.rows(
      this.select()
        .where('owner_id', '=', ownerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    );
  }

  /** Locks the owner's row. */
  async listLocked(ownerId: string): Promise<readonly Passkey[]> {
    if (!isId(ownerId)) return [];
    await this.statements.rows(
      db.selectFrom(this.realm.owners).select('id').where('id', '=', ownerId).forNoKeyUpdate(),
    );
    return this.listOwned(ownerId);
  }

  findByCredential(credentialId: string): Promise<Passkey | null> {
    return this.statements.row(this.select().where('credential_id', '=', credentialId));
  }

  findByCredentialLocked(credentialId: string): Promise<Passkey | null> {
    return this.statements.row(this.select().where('credential_id', '=', credentialId).forUpdate());
  }

  async add({ ownerId: owner, ...passkey }: Passkey): Promise<void> {
    try {
      await this.statements.insert(this.realm.table, {
        ...passkey,
        owner,
        createdAt: toDate(passkey.createdAt),
        lastUsedAt: toDateOrNull(passkey.lastUsedAt),
      });
    } catch (cause) {
      throw isDuplicate(cause) ? PASSKEY_KNOWN({ cause }) : cause;
    }
  }

  async rename(ownerId: string, id: string, name: string): Promise<Passkey | null> {
    if (!isId(id) || !isId(ownerId)) return null;
    const stored = await this.statements.row(
      this.select().where('owner_id', '=', ownerId).where('id', '=', id).forUpdate(),
    );
    if (stored) await this.statements.update(this.realm.table, { id }, { name });
    return stored;
  }

  async recordUse(id: string, counter: number, at: Instant): Promise<void> {
    await this.statements.update(this.realm.table, { id }, { counter, lastUsedAt: toDate(at) });
  }

  async remove(ownerId: string, id: string): Promise<Passkey | null> {
    if (!isId(id) || !isId(ownerId)) return null;
    return this.statements.row(
      db
        .deleteFrom(this.realm.name)
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .returning(FIELDS),
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(this.realm.table, { owner: ownerId });
  }

  private select() {
    return db.selectFrom(this.realm.name).select(FIELDS);
  }
}
