import type {
  CountOptions,
  UserListItem,
  UserDirectory,
  UserFilter,
  UserQuery,
} from '@toolyard/core/accounts';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { millis } from './query-builder.ts';
import type { Statements } from './statements.ts';
import {
  countUsers,
  hasSecondFactor,
  orderBy,
  pageIds,
  sampleMatches,
  type SearchEstimate,
} from './user-pages.ts';

const COLUMNS = sql`u.id, u.version, u.name, u.email, u.role, u.active, u.language,
  u.must_change_password as "mustChangePassword",
  ${millis(sql.ref('u.invited_at'))} as "invitedAt",
  ${millis(sql.ref('u.last_login_at'))} as "lastLoginAt",
  ${millis(sql.ref('u.email_verified_at'))} as "emailVerifiedAt",
  ${millis(sql.ref('u.deleted_at'))} as "deletedAt",
  ${millis(sql.ref('u.created_at'))} as "createdAt",
  ${millis(sql.ref('u.updated_at'))} as "updatedAt",
  ${hasSecondFactor(sql.ref('u.id'))} as "secondFactor"`;

/** A list reads the estimate of a search for its count and for its page, and again for the next page. */
const ESTIMATE_MAX_AGE_MS = 60_000;
const MAX_ESTIMATES = 500;

export class PostgresUserDirectory implements UserDirectory {
  private readonly estimates = new LRUCache<string, SearchEstimate>({
    max: MAX_ESTIMATES,
    ttl: ESTIMATE_MAX_AGE_MS,
  });

  constructor(private readonly statements: Statements) {}

  async query(query: UserQuery): Promise<UserListItem[]> {
    const estimate = await this.estimate(query.filter);
    const page = sql<UserListItem>`
      select ${COLUMNS} from (${pageIds(query, estimate)}) found join user_account u on u.id = found.id
      ${orderBy(query.order, 'u.')}`;
    return query.filter.text === null ? this.statements.prepared(page) : this.statements.rows(page);
  }

  async count(filter: UserFilter, options: CountOptions = {}): Promise<number> {
    const estimate = await this.estimate(filter);
    const row = await this.statements.row(countUsers(filter, estimate, options));
    return row?.total ?? 0;
  }

  private async estimate(filter: UserFilter): Promise<SearchEstimate | null> {
    const { text, status } = filter;
    if (text === null || status === 'deleted') return null;
    const key = JSON.stringify(filter);
    const known = this.estimates.get(key);
    if (known) return known;
    const estimate = await this.statements.row(sampleMatches(filter, text));
    if (estimate) this.estimates.set(key, estimate);
    return estimate;
  }
}
