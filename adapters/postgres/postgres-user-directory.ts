import type { UserView, UserDirectory, UserFilter, UserQuery } from '@toolyard/core/accounts';
import { millis } from './row-values.ts';
import type { Statements } from './statements.ts';
import { countOf, isPlannedOnce, sliceIds, sliceOrder } from './user-slices.ts';

const PERSON = `u.id, u.version, u.name, u.email, u.role,
  ${millis('u.email_verified_at')} as "emailVerifiedAt", u.language,
  ${millis('u.created_at')} as "createdAt", ${millis('u.updated_at')} as "updatedAt"`;

export class PostgresUserDirectory implements UserDirectory {
  constructor(private readonly statements: Statements) {}

  query(wanted: UserQuery): Promise<UserView[]> {
    const { text, values } = sliceIds(wanted);
    const select = `select ${PERSON} from (${text}) found join user_account u on u.id = found.id
      ${sliceOrder(wanted.order)}`;
    return isPlannedOnce(wanted)
      ? this.statements.prepared<UserView>(select, values)
      : this.statements.rows<UserView>(select, values);
  }

  async count(filter: UserFilter, gently = false): Promise<number> {
    const { text, values } = countOf(filter, gently);
    const row = await this.statements.row<{ readonly total: number }>(text, values);
    return row?.total ?? 0;
  }
}
