import { searchKey, searchText } from '@toolyard/core/accounts';
import type {
  AuditEntry,
  AuditFilter,
  AuditTrail,
  ChainEnd,
  GroupedAuditEntry,
  NamedAccounts,
  NamedAuditEntry,
} from '@toolyard/core/audit';
import type { Instant } from '@toolyard/core/shared';
import { sql, type InferResult } from 'kysely';
import { selectEntries, selectStored, toEntry } from './audit-rows.ts';
import { PostgresUserDirectory } from './postgres-user-directory.ts';
import { db, float8 } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { PERSONAL_DETAILS } from './tables/audit-entry.table.ts';

const selectNamedEntries = (stored: ReturnType<typeof selectStored>) =>
  selectEntries(stored)
    .leftJoin('admin_account as a', (join) =>
      join
        .on('e.actor_realm', '=', 'admin')
        .onRef('a.id', '=', 'e.actor_id')
        .on('a.deleted_at', 'is', null),
    )
    .leftJoin('user_account as u', (join) =>
      join
        .on('e.actor_realm', '=', 'user')
        .onRef('u.id', '=', 'e.actor_id')
        .on('u.deleted_at', 'is', null),
    )
    .select((eb) => eb.fn.coalesce('a.username', 'u.email').as('actorName'));

type NamedRow = InferResult<ReturnType<typeof selectNamedEntries>>[number];

export class PostgresAuditTrail implements AuditTrail {
  private readonly users: PostgresUserDirectory;

  constructor(private readonly statements: Statements) {
    this.users = new PostgresUserDirectory(statements);
  }

  async list(
    filter: AuditFilter,
    before: number | null,
    limit: number,
    named?: NamedAccounts,
  ): Promise<readonly NamedAuditEntry[]> {
    const stored = matching(filter, named, before).orderBy('sequence', 'desc').limit(limit);
    const rows = await this.statements.rows(
      selectNamedEntries(stored).orderBy('e.sequence', 'desc'),
    );
    return rows.map(toNamedEntry);
  }

  async listGrouped(
    ...[filter, before, limit, named]: Parameters<AuditTrail['listGrouped']>
  ): Promise<readonly GroupedAuditEntry[]> {
    const stored = matching(filter, named, before)
      // Not an anti join, for which the planner may read the whole table.
      .where(
        sql<boolean>`(select ${isSameGroup('next', 'audit_entry')} from audit_entry next
          where next.sequence = audit_entry.sequence + 1) is not true`,
      )
      .orderBy('sequence', 'desc')
      .limit(limit);
    // Of the index: the first entry below that belongs to another group.
    const size = sql<number>`(e.sequence - coalesce((select max(other.sequence) from audit_entry other
      where other.sequence < e.sequence and not ${isSameGroup('other', 'e')}), 0))::float8`;
    const rows = await this.statements.rows(
      selectNamedEntries(stored).select(size.as('groupSize')).orderBy('e.sequence', 'desc'),
    );
    return rows.map(({ groupSize, ...row }) => ({ ...toNamedEntry(row), groupSize }));
  }

  async find(sequence: number): Promise<NamedAuditEntry | null> {
    const row = await this.statements.row(
      selectNamedEntries(selectStored().where('sequence', '=', sequence)),
    );
    return row && toNamedEntry(row);
  }

  async following(sequence: number, limit: number): Promise<readonly AuditEntry[]> {
    const stored = selectStored().where('sequence', '>', sequence);
    const rows = await this.statements.rows(
      selectEntries(stored).orderBy('e.sequence').limit(limit),
    );
    return rows.map(toEntry);
  }

  async hasPersonalBefore(at: Instant): Promise<boolean> {
    const row = await this.statements.row(
      db
        .selectFrom('audit_entry')
        .select('sequence')
        .where(sql<boolean>`${sql.raw(PERSONAL_DETAILS)}`)
        .where('at', '<', toDate(at))
        .limit(1),
    );
    return row !== null;
  }

  head(): Promise<ChainEnd | null> {
    return this.statements.row(
      db
        .selectFrom('audit_head')
        .select((eb) => [float8(eb.ref('sequence')).as('sequence'), 'hash'])
        .where('id', '=', 1),
    );
  }

  async accountsNamed(text: string, limit: number): Promise<readonly string[]> {
    const part = searchText(text);
    if (part === null) return [];
    if (isId(part)) return [part];
    const [signIn, admins, users] = await Promise.all([
      this.statements.row(
        db
          .selectFrom('user_account')
          .select('id')
          .where('email', '=', part)
          .where('deleted_at', 'is', null),
      ),
      this.statements.rows(
        db
          .selectFrom('admin_account')
          .select(['id', 'username', 'name', 'email'])
          .where('deleted_at', 'is', null),
      ),
      this.users.query({
        filter: { text: part, role: null, status: null },
        order: { sort: 'createdAt', direction: 'desc' },
        ...{ matches: limit, after: null, skip: 0, limit },
      }),
    ]);
    const operators = admins.filter(({ username, name, email }) =>
      [username, name, email].some((each) => searchKey(each).includes(part)),
    );
    const exact = [
      ...operators.filter(({ username }) => username === part),
      ...(signIn ? [signIn] : []),
    ];
    const ids = [...exact, ...operators, ...users].map(({ id }) => id);
    return [...new Set(ids)].slice(0, limit);
  }
}

/** What core's `isSameGroup` says of two rows. */
const isSameGroup = (a: string, b: string) =>
  sql.raw(
    `(${b}.actor_realm <> 'visitor' and (${a}.at, ${a}.actor_realm, ${a}.action) = (${b}.at, ${b}.actor_realm, ${b}.action)
      and ${a}.actor_id is not distinct from ${b}.actor_id)`,
  );

/** Stored entries that match a filter, below a sequence number. */
function matching(
  filter: AuditFilter,
  named: NamedAccounts = { actor: [], subject: [] },
  before: number | null,
) {
  const { realm, actor, action, subjectKind, subject, subjectId, from, to } = filter;
  const actorIds = actor !== null && isId(actor) ? [actor, ...named.actor] : named.actor;
  let stored = selectStored();
  if (before !== null) stored = stored.where('sequence', '<', before);
  if (realm !== null) stored = stored.where('actor_realm', '=', realm);
  if (actor !== null)
    stored = stored.where((eb) =>
      actorIds.length === 0 ? eb.lit(false) : eb('actor_id', 'in', actorIds),
    );
  if (action !== null) stored = stored.where('action', '=', action);
  if (subjectKind !== null) stored = stored.where('subject_kind', '=', subjectKind);
  if (subject !== null)
    stored = stored.where((eb) =>
      eb.or([
        eb('subject_id', 'in', [subject, ...named.subject]),
        eb('subject_name', '=', subject),
      ]),
    );
  if (subjectId !== null) stored = stored.where('subject_id', '=', subjectId);
  if (from !== null) stored = stored.where('at', '>=', toDate(from));
  if (to !== null) stored = stored.where('at', '<', toDate(to));
  return stored;
}

const toNamedEntry = ({ actorName, ...row }: NamedRow): NamedAuditEntry => ({
  ...toEntry(row),
  actorName,
});
