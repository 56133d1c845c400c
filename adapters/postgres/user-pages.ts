import type {
  CountOptions,
  UserFilter,
  UserGroup,
  UserOrder,
  UserPosition,
  UserQuery,
} from '@toolyard/core/accounts';
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
function containsText(text: string): Sql {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${sortKey('name')} like ${pattern} or ${sortKey('email')} like ${pattern})`;
}

const GRAM_LENGTH = 3;
/** More of them cost more than they exclude. */
const MAX_GRAMS = 4;

/** Up to four parts of a text, of three characters each, from its start to its end; a shorter text is a part itself. */
function gramsOf(text: string): readonly string[] {
  const characters = [...text];
  const last = Math.max(0, characters.length - GRAM_LENGTH);
  const count = Math.min(MAX_GRAMS, last + 1);
  const places = Array.from({ length: count }, (_, i) =>
    Math.round((last * i) / Math.max(1, count - 1)),
  );
  return places.map((place) => characters.slice(place, place + GRAM_LENGTH).join(''));
}

const conjunction = (conditions: readonly (Sql | null)[]): Sql =>
  sql.join(
    conditions.filter((each) => each !== null),
    sql` and `,
  );

type Group = UserGroup;

const STATUS = { disabled: sql`not active`, deleted: null };

const isListed = ({ status }: Group): Sql =>
  status === 'deleted'
    ? sql`deleted_at is not null and erased_at is null`
    : sql`deleted_at is null`;

/** A role is a literal, not a parameter: the planner then knows how rare it is. */
const isInGroup = ({ role, status, from = null, to = null }: Group): readonly (Sql | null)[] => [
  status && STATUS[status],
  role && sql`${sortKey('role')} = ${sql.lit(role)}`,
  from === null ? null : sql`created_at >= ${toDate(from)}`,
  to === null ? null : sql`created_at < ${toDate(to)}`,
];

/** Select of the users by role, status and conditions. */
const selectUsers = (columns: Sql, group: Group, ...where: readonly (Sql | null)[]): Sql =>
  sql`select ${columns} from user_account
    where ${conjunction([isListed(group), ...isInGroup(group), ...where])}`;

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

/** `offset 0` is an optimization fence: without it the planner scans the whole order in the hope of early matches. */
const fenced = (select: Sql, condition: Sql | null): Sql =>
  sql`select * from (${select} offset 0) fenced ${condition === null ? sql`` : sql`where ${condition}`}`;

/** The users whose name or e-mail contains a text, from the search index, whose characters may be elsewhere in a field. */
const indexedMatches = (filter: UserFilter, text: string, position: Sql | null): Sql =>
  fenced(
    sql`select ${KEYS}, active from user_account where deleted_at is null
      and user_search_grams(name_key, email) @> array[${sql.join(gramsOf(text))}]::text[]`,
    conjunction([...isInGroup(filter), containsText(text), position]),
  );

/** Up to this number, all matches are fetched and sorted. Beyond it, a scan in order finds a page of them soon. */
const MAX_SORTED = 10_000;
/** The same bound where a scan finds matches late: on deep pages, and where matches are adjacent, as names by name. */
const MAX_SORTED_LATE = 50_000;
const DEEP_OFFSET = 100;

/** Estimated numbers of users that contain a text. They select the query plan, not the result. */
export interface MatchEstimate {
  readonly all: number;
  /** Of the filter's role and status. */
  readonly inGroup: number;
}

/** Pages of the table in a sample; about forty users are on a page. */
const SAMPLED_PAGES = 60;

/** Estimates from a random sample of the table, the whole of a small one. */
export function sampleMatches(group: Group, text: string) {
  const pages = sql`greatest(pg_relation_size('user_account') / 8192, 1)`;
  const isMatch = sql`${containsText(text)} and ${isListed(group)}`;
  const scale = sql`greatest(${pages}::float8 / ${sql.lit(SAMPLED_PAGES)}, 1)`;
  return sql<MatchEstimate>`
    select count(*) filter (where ${isMatch}) * ${scale} as "all",
      count(*) filter (where ${conjunction([isMatch, ...isInGroup(group)])}) * ${scale} as "inGroup"
    from user_account tablesample system (least(100 / ${scale}, 100))`;
}

const sortedGroup = ({ filter, order, after }: UserQuery): Sql =>
  fenced(
    selectUsers(KEYS, filter, filter.text === null ? null : containsText(filter.text)),
    isAfter(order, after),
  );

const scanInOrder = ({ filter, order, after }: UserQuery): Sql =>
  selectUsers(
    KEYS,
    filter,
    filter.text === null ? null : containsText(filter.text),
    isAfter(order, after),
  );

const isEveryone = (group: Group): boolean => isInGroup(group).every((each) => each === null);

/** The search index finds few matches; many are met soon in any order. */
function selectMatches(query: UserQuery, estimate: MatchEstimate | null): Sql {
  const { filter, order, matches, skip, after } = query;
  const { text, status } = filter;
  if (text === null || estimate === null) {
    if (isEveryone(filter)) return scanInOrder(query);
    return matches <= MAX_SORTED ? sortedGroup(query) : scanInOrder(query);
  }
  // The search index does not hold the trash, which is small.
  if (status === 'deleted') return sortedGroup(query);
  const isLate = skip > DEEP_OFFSET || order.sort === 'name' || order.sort === 'email';
  if (estimate.all <= (isLate ? MAX_SORTED_LATE : MAX_SORTED))
    return indexedMatches(filter, text, isAfter(order, after));
  return estimate.inGroup <= MAX_SORTED ? sortedGroup(query) : scanInOrder(query);
}

/** Ids of a page; the full rows are fetched by these ids alone. */
export function pageIds(query: UserQuery, estimate: MatchEstimate | null): Sql {
  const page = firstRows(query.limit, selectMatches(query, estimate), query.order);
  return query.skip === 0
    ? sql`select id from (${page}) found`
    : sql`select id from (${page} offset ${query.skip}) found`;
}

/** True of every row. About one row in ten thousand pauses the count for ten milliseconds. */
const THROTTLED = sql`(random() < 0.0001 and pg_sleep(0.01) is null) is not true`;

export function countUsers(
  filter: UserFilter,
  estimate: MatchEstimate | null,
  { isThrottled = false, limit = null }: CountOptions,
) {
  const { text } = filter;
  const matches =
    text === null
      ? selectUsers(sql`1`, filter)
      : filter.status === 'deleted' || (estimate !== null && estimate.all > MAX_SORTED)
        ? selectUsers(sql`1`, filter, containsText(text))
        : indexedMatches(filter, text, null);
  const throttle = isThrottled && limit === null ? sql`where ${THROTTLED}` : sql``;
  const bound = limit === null ? sql`` : sql`limit ${sql.lit(limit)}`;
  return sql<{ readonly total: number }>`
    select count(*)::float8 as total from (select 1 from (${matches}) matches ${throttle} ${bound}) counted`;
}
