import type { UserView, UserDirectory, UserFilter, UserQuery } from '@toolyard/core/accounts';
import { sql } from 'kysely';
import { millis } from './query-builder.ts';
import type { Statements } from './statements.ts';
import { countUsers, hasGenericPlan, orderBy, pageIds } from './user-pages.ts';

const COLUMNS = sql`u.id, u.version, u.name, u.email, u.role, u.active, u.language,
  ${millis(sql.ref('u.email_verified_at'))} as "emailVerifiedAt",
  ${millis(sql.ref('u.created_at'))} as "createdAt",
  ${millis(sql.ref('u.updated_at'))} as "updatedAt"`;

export class PostgresUserDirectory implements UserDirectory {
  constructor(private readonly statements: Statements) {}

  query(query: UserQuery): Promise<UserView[]> {
    const page = sql<UserView>`
      select ${COLUMNS} from (${pageIds(query)}) found join user_account u on u.id = found.id
      ${orderBy(query.order, 'u.')}`;
    return hasGenericPlan(query) ? this.statements.prepared(page) : this.statements.rows(page);
  }

  async count(filter: UserFilter, isThrottled = false): Promise<number> {
    const row = await this.statements.row(countUsers(filter, isThrottled));
    return row?.total ?? 0;
  }
}
