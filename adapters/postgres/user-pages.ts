import type { UserFilter, UserOrder, UserPosition, UserQuery } from '@toolyard/core/accounts';
import { sql, type RawBuilder } from 'kysely';
import { toDate } from './row-values.ts';

type Sql = RawBuilder<unknown>;

const SORT_COLUMNS = { createdAt: 'created_at', name: 'name_key', email: 'email', role: 'role' };
const KEYS = sql`id, name_key, email, role, created_at`;

/** The indexes order texts by code point. */
const sortKey = (sort: UserOrder['sort'], table = ''): Sql => {
  const column = sql.ref(table + SORT_COLUMNS[sort]);
  return sort === 'createdAt' ? column : sql`${column} collate "C"`;
};

/** The pattern escapes the wildcards of `like`. */
const startsWith = (column: Sql, prefix: string): Sql =>
  sql`${column} like ${`${prefix.replace(/[\\%_]/g, '\\$&')}%`}`;

const nameStartsWith = (prefix: string): Sql => startsWith(sortKey('name'), prefix);
const emailStartsWith = (prefix: string): Sql => startsWith(sortKey('email'), prefix);
const not = (condition: Sql): Sql => sql`not (${condition})`;

type Group = Pick<UserFilter, 'role' | 'status'>;

const STATUS = { disabled: sql`not active` };

/** Select of the users that are not deleted, by role, status and conditions. */
function selectUsers(
  columns: Sql,
  { role, status }: Group,
  ...where: readonly (Sql | null)[]
): Sql {
  // A literal, not a parameter: the planner then knows how rare a role is.
  const hasRole = role && sql`${sortKey('role')} = ${sql.lit(role)}`;
  const hasStatus = status && STATUS[status];
  const conditions = [sql`deleted_at is null`, hasStatus, hasRole, ...where].filter(
    (each) => each !== null,
  );
  return sql`select ${columns} from user_account where ${sql.join(conditions, sql` and `)}`;
}

/** Keyset condition: the rows after a position. */
const isAfter = ({ sort, direction }: UserOrder, position: UserPosition | null): Sql | null => {
  if (position === null) return null;
  const key = sort === 'createdAt' ? toDate(Number(position.key)) : position.key;
  const comparison = direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${sortKey(sort)}, id) ${comparison} (${key}, ${position.id})`;
};

/** The order of a list of users; `table` qualifies the columns, such as `u.`. */
export const orderBy = ({ sort, direction }: UserOrder, table = ''): Sql => {
  const towards = sql.raw(direction);
  return sql`order by ${sortKey(sort, table)} ${towards}, ${sql.ref(`${table}id`)} ${towards}`;
};

const firstRows = (count: number, select: Sql, order: UserOrder): Sql =>
  sql`${select} ${orderBy(order)} limit ${sql.lit(count)}`;

/** Users whose name or email starts with the prefix, each once. Index-only scans: the indexes hold every column. */
const matchesByEitherIndex = (prefix: string, group: Group): Sql =>
  sql`${selectUsers(KEYS, group, nameStartsWith(prefix))} union all
    ${selectUsers(KEYS, group, emailStartsWith(prefix), not(nameStartsWith(prefix)))}`;

/** `offset 0` is an optimization fence: without it the planner scans the whole order in the hope of early matches. */
const fenced = (select: Sql, condition: Sql | null): Sql =>
  sql`select * from (${select} offset 0) fenced ${condition === null ? sql`` : sql`where ${condition}`}`;

/** Up to this number, all matches are fetched and sorted. Beyond it, a scan in order finds a page of them soon. */
const MAX_SORTED = 10_000;
/** The same bound where a scan finds matches late: on deep pages, and where matches are adjacent, as names by name. */
const MAX_SORTED_LATE = 200_000;
const DEEP_OFFSET = 100;

function sortedMatches({ filter, order, after }: UserQuery): Sql {
  const { prefix } = filter;
  const all = prefix === null ? selectUsers(KEYS, filter) : matchesByEitherIndex(prefix, filter);
  return fenced(all, isAfter(order, after));
}

const scanInOrder = ({ filter, order, after }: UserQuery): Sql => {
  const { prefix } = filter;
  const matches =
    prefix === null ? null : sql`(${nameStartsWith(prefix)} or ${emailStartsWith(prefix)})`;
  return selectUsers(KEYS, filter, matches, isAfter(order, after));
};

/** An index range, already in order, for the sorted column, merged with the sorted matches of the other column. */
function mergedRanges({ filter, order, after, skip, limit }: UserQuery, prefix: string): Sql {
  const [sortedColumn, otherColumn] =
    order.sort === 'name' ? [nameStartsWith, emailStartsWith] : [emailStartsWith, nameStartsWith];
  const position = isAfter(order, after);
  const range = selectUsers(KEYS, filter, sortedColumn(prefix), position);
  const others = fenced(
    selectUsers(KEYS, filter, otherColumn(prefix), not(sortedColumn(prefix))),
    position,
  );
  const first = (part: Sql): Sql => firstRows(skip + limit, part, order);
  return sql`select * from ((${first(range)}) union all (${first(others)})) merged`;
}

function selectMatches(query: UserQuery): Sql {
  const { filter, order, matches, skip } = query;
  const { prefix, role, status } = filter;
  if (prefix === null && role === null && status === null) return scanInOrder(query);
  if (matches <= MAX_SORTED) return sortedMatches(query);
  if (prefix === null || matches > MAX_SORTED_LATE) return scanInOrder(query);
  if (skip > DEEP_OFFSET) return sortedMatches(query);
  const areAdjacent = order.sort === 'name' || order.sort === 'email';
  return areAdjacent ? mergedRanges(query, prefix) : scanInOrder(query);
}

/** Whether one generic plan serves all queries of the same text. It does not where a prefix matches many rows. */
export const hasGenericPlan = ({ filter: { prefix }, matches }: UserQuery): boolean =>
  prefix === null || matches <= MAX_SORTED;

/** Ids of a page; the full rows are fetched by these ids alone. */
export function pageIds(query: UserQuery): Sql {
  const page = firstRows(query.limit, selectMatches(query), query.order);
  return query.skip === 0
    ? sql`select id from (${page}) found`
    : sql`select id from (${page} offset ${query.skip}) found`;
}

/** True of every row. About one row in ten thousand pauses the count for ten milliseconds. */
const THROTTLED = sql`(random() < 0.0001 and pg_sleep(0.01) is null) is not true`;

export function countUsers(filter: UserFilter, isThrottled: boolean) {
  const { prefix } = filter;
  const matches =
    prefix === null ? selectUsers(sql`1`, filter) : matchesByEitherIndex(prefix, filter);
  const throttle = isThrottled ? sql`where ${THROTTLED}` : sql``;
  return sql<{ readonly total: number }>`
    select count(*)::float8 as total from (${matches}) matches ${throttle}`;
}
