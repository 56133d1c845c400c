import type { SecondFactor, SecondFactorRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { db, float8, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import type { SecondFactorTable } from './tables/second-factor.table.ts';

const selectOwned = (table: RealmTable['name'], ownerId: string) =>
  db
    .selectFrom(table)
    .select((eb) => [
      'owner_id as ownerId',
      'version',
      'sealed_secret as sealedSecret',
      millis(eb.ref('confirmed_at')).as('confirmedAt'),
      float8(eb.ref('last_step')).as('lastStep'),
      'recovery_hashes as recoveryHashes',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('owner_id', '=', ownerId);

/** Second factors of one realm. */
interface RealmTable {
  readonly table: typeof SecondFactorTable;
  readonly name: 'second_factor' | 'admin_second_factor';
}

export class PostgresSecondFactorRepository implements SecondFactorRepository {
  constructor(
    private readonly statements: Statements,
    private readonly realm: RealmTable,
  ) {}

  async find(ownerId: string): Promise<SecondFactor | null> {
    return isId(ownerId) ? this.statements.row(selectOwned(this.realm.name, ownerId)) : null;
  }

  async findLocked(ownerId: string): Promise<SecondFactor | null> {
    return isId(ownerId)
      ? this.statements.row(selectOwned(this.realm.name, ownerId).forUpdate())
      : null;
  }

  async add({ ownerId: owner, ...factor }: SecondFactor): Promise<void> {
    try {
      await this.statements.insert(this.realm.table, {
        ...factor,
        owner,
        confirmedAt: toDateOrNull(factor.confirmedAt),
        createdAt: toDate(factor.createdAt),
        updatedAt: toDate(factor.updatedAt),
      });
    } catch (cause) {
      throw isDuplicate(cause) ? VERSION_CONFLICT({ cause }) : cause;
    }
  }

  async update({ ownerId: owner, version, ...factor }: SecondFactor): Promise<void> {
    const changed = await this.statements.update(
      this.realm.table,
      { owner, version: version - 1 },
      {
        version,
        sealedSecret: factor.sealedSecret,
        confirmedAt: toDateOrNull(factor.confirmedAt),
        lastStep: factor.lastStep,
        recoveryHashes: factor.recoveryHashes,
        updatedAt: toDate(factor.updatedAt),
      },
    );
    if (changed === 0) throw VERSION_CONFLICT();
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(this.realm.table, { owner: ownerId });
  }
}
