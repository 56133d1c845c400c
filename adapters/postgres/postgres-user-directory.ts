import type { UserView, UserDirectory, UserFilter, UserQuery } from '@toolyard/core/accounts';
import { millis } from './row-values.ts';
import type { Statements } from './statements.ts';
import { countUsers, hasGenericPlan, pageIds, pageOrder } from './user-pages.ts';

const COLUMNS = `u.id, u.version, u.name, u.email, u.role,
  ${millis('u.email_verified_at')} as "emailVerifiedAt", u.language,
  ${millis('u.created_at')} as "createdAt", ${millis('u.updated_at')} as "updatedAt"`;

export class PostgresUserDirectory implements UserDirectory {
  constructor(private readonly statements: Statements) {}

  query(query: UserQuery): Promise<UserView[]> {
    const { text, values } = pageIds(query);
    const select = `select ${COLUMNS} from (${text}) found join user_account u on u.id = found.id
      ${pageOrder(query.order)}`;
    return hasGenericPlan(query)
      ? this.statements.prepared<UserView>(select, values)
      : this.statements.rows<UserView>(select, values);
  }

  async count(filter: UserFilter, isThrottled = false): Promise<number> {
    const { text, values } = countUsers(filter, isThrottled);
    const row = await this.statements.row<{ readonly total: number }>(text, values);
    return row?.total ?? 0;
  }
}
