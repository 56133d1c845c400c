import type { SecondFactor, SecondFactorRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { isId, millis, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { SecondFactorTable } from './tables/second-factor.table.ts';

const SELECT = `select owner_id as "userId", version, sealed_secret as "sealedSecret",
  ${millis('confirmed_at')} as "confirmedAt", last_step::float8 as "lastStep",
  recovery_hashes as "recoveryHashes", ${millis('created_at')} as "createdAt",
  ${millis('updated_at')} as "updatedAt" from second_factor where owner_id = ?`;

export class PostgresSecondFactorRepository implements SecondFactorRepository {
  constructor(private readonly statements: Statements) {}

  async find(userId: string): Promise<SecondFactor | null> {
    return isId(userId) ? this.statements.row<SecondFactor>(SELECT, [userId]) : null;
  }

  async findLocked(userId: string): Promise<SecondFactor | null> {
    return isId(userId)
      ? this.statements.row<SecondFactor>(`${SELECT} for update`, [userId])
      : null;
  }

  async add({ userId: owner, ...factor }: SecondFactor): Promise<void> {
    try {
      await this.statements.insert(SecondFactorTable, {
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

  async update({ userId: owner, version, ...factor }: SecondFactor): Promise<void> {
    const changed = await this.statements.update(
      SecondFactorTable,
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
    if (isId(ownerId)) await this.statements.erase(SecondFactorTable, { owner: ownerId });
  }
}
