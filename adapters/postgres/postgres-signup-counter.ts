import type { SignupCounter } from '@toolyard/core/admin';
import type { Instant } from '@toolyard/core/shared';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

export class PostgresSignupCounter implements SignupCounter {
  constructor(private readonly statements: Statements) {}

  async countSince(at: Instant): Promise<number> {
    const row = await this.statements.row<{ count: number }>(
      `select count(*)::float8 as count from user_account
       where created_at >= ? and deleted_at is null`,
      [toDate(at)],
    );
    return row?.count ?? 0;
  }
}
