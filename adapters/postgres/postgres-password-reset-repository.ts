import type { PasswordReset, PasswordResetRepository } from '@toolyard/core/accounts';
import { isId, millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { PasswordResetTable } from './tables/password-reset.table.ts';

const COLUMNS = `owner_id as "userId", token_hash as "tokenHash",
  ${millis('created_at')} as "createdAt", ${millis('expires_at')} as "expiresAt"`;

export class PostgresPasswordResetRepository implements PasswordResetRepository {
  constructor(private readonly statements: Statements) {}

  async put({ userId: owner, tokenHash, createdAt, expiresAt }: PasswordReset): Promise<void> {
    await this.statements.upsert(PasswordResetTable, {
      owner,
      tokenHash,
      createdAt: toDate(createdAt),
      expiresAt: toDate(expiresAt),
    });
  }

  findByToken(tokenHash: string): Promise<PasswordReset | null> {
    return this.statements.row(`select ${COLUMNS} from password_reset where token_hash = ?`, [
      tokenHash,
    ]);
  }

  takeByToken(tokenHash: string): Promise<PasswordReset | null> {
    return this.statements.row(
      `delete from password_reset where token_hash = ? returning ${COLUMNS}`,
      [tokenHash],
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(PasswordResetTable, { owner: ownerId });
  }
}
