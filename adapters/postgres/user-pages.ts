import type { UserFilter, UserOrder, UserPosition, UserQuery } from '@toolyard/core/accounts';
import { toDate } from './row-values.ts';

/** SQL with its parameters. */
interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

const COLUMNS = {
  createdAt: 'created_at',
  name: 'name_key collate "C"',
  email: 'email collate "C"',
  role: 'role collate "C"',
} as const;
const KEYS = 'id, name_key, email, role, created_at';

const sql = (text: string, ...values: readonly unknown[]): Sql => ({ text, values });

/** Literals, not parameters: the planner then knows how rare a role is. */
const HAS_ROLE = {
  user: sql(`${COLUMNS.role} = 'user'`),
  superadmin: sql(`${COLUMNS.role} = 'superadmin'`),
} as const;

const join = (parts: readonly (Sql | null)[], separator: string): Sql => {
  const present = parts.filter((part) => part !== null);
  return sql(
    present.map(({ text }) => text).join(separator),
    ...present.flatMap(({ values }) => values),
  );
};

/** The pattern escapes the wildcards of `like`. */
const startsWith = (column: string, prefix: string): Sql =>
  sql(`${column} like ?`, `${prefix.replace(/[\\%_]/g, '\\$&')}%`);

const nameStartsWith = (prefix: string): Sql => startsWith(COLUMNS.name, prefix);
const emailStartsWith = (prefix: string): Sql => startsWith(COLUMNS.email, prefix);
const not = ({ text, values }: Sql): Sql => sql(`not (${text})`, ...values);

/** Select of the users that are not deleted, by role and conditions. */
function selectUsers(
  columns: string,
  role: UserFilter['role'],
  ...where: readonly (Sql | null)[]
): Sql {
  const hasRole = role === null ? null : HAS_ROLE[role];
  const { text, values } = join([sql('deleted_at is null'), hasRole, ...where], ' and ');
  return sql(`select ${columns} from user_account where ${text}`, ...values);
}

/** Keyset condition: the rows after a position. */
const isAfter = ({ sort, direction }: UserOrder, position: UserPosition | null): Sql | null => {
  if (position === null) return null;
  const key = sort === 'createdAt' ? toDate(Number(position.key)) : position.key;
  const comparison = direction === 'asc' ? '>' : '<';
  return sql(`(${COLUMNS[sort]}, id) ${comparison} (?, ?)`, key, position.id);
};

const orderBy = ({ sort, direction }: UserOrder): string =>
  `order by ${COLUMNS[sort]} ${direction}, id ${direction}`;

const firstRows = (count: number, { text, values }: Sql, order: UserOrder): Sql =>
  sql(`${text} ${orderBy(order)} limit ${count}`, ...values);

/** Users whose name or email starts with the prefix, each once. Index-only scans: the indexes hold every column. */
const matchesByEitherIndex = (prefix: string, role: UserFilter['role']): Sql =>
  join(
    [
      selectUsers(KEYS, role, nameStartsWith(prefix)),
      selectUsers(KEYS, role, emailStartsWith(prefix), not(nameStartsWith(prefix))),
    ],
    ' union all ',
  );

/** `offset 0` is an optimization fence: without it the planner scans the whole order in the hope of early matches. */
const fenced = ({ text, values }: Sql, condition: Sql | null): Sql =>
  join([sql(`select * from (${text} offset 0) fenced`, ...values), condition], ' where ');

/** Up to this number, all matches are fetched and sorted. Beyond it, a scan in order finds a page of them soon. */
const MAX_SORTED = 10_000;
/** The same bound where a scan finds matches late: on deep pages, and where matches are adjacent, as names by name. */
const MAX_SORTED_LATE = 200_000;
const DEEP_OFFSET = 100;

function sortedMatches({ filter: { prefix, role }, order, after }: UserQuery): Sql {
  const all = prefix === null ? selectUsers(KEYS, role) : matchesByEitherIndex(prefix, role);
  return fenced(all, isAfter(order, after));
}

const scanInOrder = ({ filter: { prefix, role }, order, after }: UserQuery): Sql => {
  const either =
    prefix === null ? null : join([nameStartsWith(prefix), emailStartsWith(prefix)], ' or ');
  const matches = either && sql(`(${either.text})`, ...either.values);
  return selectUsers(KEYS, role, matches, isAfter(order, after));
};

/** An index range, already in order, for the sorted column, merged with the sorted matches of the other column. */
function mergedRanges({ filter, order, after, skip, limit }: UserQuery, prefix: string): Sql {
  const [sortedColumn, otherColumn] =
    order.sort === 'name' ? [nameStartsWith, emailStartsWith] : [emailStartsWith, nameStartsWith];
  const { role } = filter;
  const position = isAfter(order, after);
  const range = selectUsers(KEYS, role, sortedColumn(prefix), position);
  const others = fenced(
    selectUsers(KEYS, role, otherColumn(prefix), not(sortedColumn(prefix))),
    position,
  );
  const parts = [range, others].map((part) => {
    const { text, values } = firstRows(skip + limit, part, order);
    return sql(`(${text})`, ...values);
  });
  const { text, values } = join(parts, ' union all ');
  return sql(`select * from (${text}) merged`, ...values);
}

function selectMatches(query: UserQuery): Sql {
  const { filter, order, matches, skip } = query;
  const { prefix, role } = filter;
  if (prefix === null && role === null) return scanInOrder(query);
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
  const { text, values } = firstRows(query.limit, selectMatches(query), query.order);
  return query.skip === 0
    ? sql(`select id from (${text}) found`, ...values)
    : sql(`select id from (${text} offset ?) found`, ...values, query.skip);
}

export const pageOrder = ({ sort, direction }: UserOrder): string =>
  `order by u.${COLUMNS[sort]} ${direction}, u.id ${direction}`;

/** True of every row. About one row in ten thousand pauses the count for ten milliseconds. */
const THROTTLED = '(random() < 0.0001 and pg_sleep(0.01) is null) is not true';

export const countUsers = ({ prefix, role }: UserFilter, isThrottled: boolean): Sql => {
  const matches = prefix === null ? selectUsers('1', role) : matchesByEitherIndex(prefix, role);
  const throttle = isThrottled ? ` where ${THROTTLED}` : '';
  return sql(
    `select count(*)::float8 as total from (${matches.text}) matches${throttle}`,
    ...matches.values,
  );
};
