import type { PasswordReset, PasswordResetRepository } from '@toolyard/core/accounts';
import type { ExpressionBuilder } from 'kysely';
import { db, millis, type Tables } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { PasswordResetTable } from './tables/password-reset.table.ts';

const columns = (eb: ExpressionBuilder<Tables, 'password_reset'>) =>
  [
    'owner_id as userId',
    'token_hash as tokenHash',
    millis(eb.ref('created_at')).as('createdAt'),
    millis(eb.ref('expires_at')).as('expiresAt'),
  ] as const;

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
    return this.statements.row(
      db.selectFrom('password_reset').select(columns).where('token_hash', '=', tokenHash),
    );
  }

  takeByToken(tokenHash: string): Promise<PasswordReset | null> {
    return this.statements.row(
      db.deleteFrom('password_reset').where('token_hash', '=', tokenHash).returning(columns),
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(PasswordResetTable, { owner: ownerId });
  }
}
