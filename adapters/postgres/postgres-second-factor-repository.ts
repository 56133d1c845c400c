import type { SecondFactor, SecondFactorRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { isId, millis, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import type { SecondFactorTable } from './tables/second-factor.table.ts';

const COLUMNS = `owner_id as "ownerId", version, sealed_secret as "sealedSecret",
  ${millis('confirmed_at')} as "confirmedAt", last_step::float8 as "lastStep",
  recovery_hashes as "recoveryHashes", ${millis('created_at')} as "createdAt",
  ${millis('updated_at')} as "updatedAt"`;

/** Second factors of one realm. */
interface RealmTable {
  readonly table: typeof SecondFactorTable;
  readonly name: 'second_factor' | 'admin_second_factor';
}

export class PostgresSecondFactorRepository implements SecondFactorRepository {
  private readonly select: string;

  constructor(
    private readonly statements: Statements,
    private readonly realm: RealmTable,
  ) {
    this.select = `select ${COLUMNS} from ${realm.name} where owner_id = ?`;
  }

  async find(ownerId: string): Promise<SecondFactor | null> {
    return isId(ownerId) ? this.statements.row<SecondFactor>(this.select, [ownerId]) : null;
  }

  async findLocked(ownerId: string): Promise<SecondFactor | null> {
    return isId(ownerId)
      ? this.statements.row<SecondFactor>(`${this.select} for update`, [ownerId])
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
