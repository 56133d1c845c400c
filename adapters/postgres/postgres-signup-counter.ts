import type { SignupCounter } from '@toolyard/core/admin';
import type { Instant } from '@toolyard/core/shared';
import { db, float8 } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

export class PostgresSignupCounter implements SignupCounter {
  constructor(private readonly statements: Statements) {}

  async countSince(at: Instant): Promise<number> {
    const row = await this.statements.row(
      db
        .selectFrom('user_account')
        .select((eb) => float8(eb.fn.countAll<number>()).as('count'))
        .where('created_at', '>=', toDate(at))
        .where('deleted_at', 'is', null),
    );
    return row?.count ?? 0;
  }
}
