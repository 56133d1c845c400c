import type {
  CountOptions,
  UserView,
  UserDirectory,
  UserFilter,
  UserQuery,
} from '@toolyard/core/accounts';
import { sql } from 'kysely';
import { millis } from './query-builder.ts';
import type { Statements } from './statements.ts';
import { countUsers, orderBy, pageIds, sampleMatches, type MatchEstimate } from './user-pages.ts';

const COLUMNS = sql`u.id, u.version, u.name, u.email, u.role, u.active, u.language,
  u.must_change_password as "mustChangePassword",
  ${millis(sql.ref('u.invited_at'))} as "invitedAt",
  ${millis(sql.ref('u.last_login_at'))} as "lastLoginAt",
  ${millis(sql.ref('u.email_verified_at'))} as "emailVerifiedAt",
  ${millis(sql.ref('u.deleted_at'))} as "deletedAt",
  ${millis(sql.ref('u.created_at'))} as "createdAt",
  ${millis(sql.ref('u.updated_at'))} as "updatedAt"`;

export class PostgresUserDirectory implements UserDirectory {
  constructor(private readonly statements: Statements) {}

  async query(query: UserQuery): Promise<UserView[]> {
    const estimate = await this.estimate(query.filter);
    const page = sql<UserView>`
      select ${COLUMNS} from (${pageIds(query, estimate)}) found join user_account u on u.id = found.id
      ${orderBy(query.order, 'u.')}`;
    return query.filter.text === null ? this.statements.prepared(page) : this.statements.rows(page);
  }

  async count(filter: UserFilter, options: CountOptions = {}): Promise<number> {
    const estimate = await this.estimate(filter);
    const row = await this.statements.row(countUsers(filter, estimate, options));
    return row?.total ?? 0;
  }

  private async estimate(filter: UserFilter): Promise<MatchEstimate | null> {
    return filter.text === null ? null : this.statements.row(sampleMatches(filter, filter.text));
  }
}
