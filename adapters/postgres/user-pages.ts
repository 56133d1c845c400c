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

/** Escapes the wildcards of `like`. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function containsText(text: string): Sql {
  const pattern = `%${literally(text)}%`;
  return sql`(${sortKey('name')} like ${pattern} or ${sortKey('email')} like ${pattern})`;
}

const startsWith = (field: 'name' | 'email', text: string): Sql =>
  sql`${sortKey(field)} like ${`${literally(text)}%`}`;

const not = (condition: Sql): Sql => sql`not (${condition})`;

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

const EMAIL_STATE = {
  verified: sql`email_verified_at is not null`,
  unverified: sql`email_verified_at is null`,
};

/** Whether signing in takes a code as well, by the column of the user's id. */
export const hasSecondFactor = (id: Sql): Sql =>
  sql`${id} in (select owner_id from second_factor where confirmed_at is not null)`;

const SECOND_FACTOR_STATE = {
  on: hasSecondFactor(sql.ref('id')),
  off: not(hasSecondFactor(sql.ref('id'))),
};

const isListed = ({ status }: Group): Sql =>
  status === 'deleted'
    ? sql`deleted_at is not null and erased_at is null`
    : sql`deleted_at is null`;

/** A role is a literal, not a parameter: the planner then knows how rare it is. */
const isInGroup = ({
  role,
  status,
  from = null,
  to = null,
  emailState = null,
  secondFactor = null,
  lastSignInFrom = null,
  lastSignInTo = null,
}: Group): readonly (Sql | null)[] => [
  status && STATUS[status],
  role && sql`${sortKey('role')} = ${sql.lit(role)}`,
  from === null ? null : sql`created_at >= ${toDate(from)}`,
  to === null ? null : sql`created_at < ${toDate(to)}`,
  emailState && EMAIL_STATE[emailState],
  secondFactor && SECOND_FACTOR_STATE[secondFactor],
  lastSignInFrom === null ? null : sql`last_login_at >= ${toDate(lastSignInFrom)}`,
  lastSignInTo === null
    ? null
    : sql`(last_login_at is null or last_login_at < ${toDate(lastSignInTo)})`,
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
  sql`select ${KEYS} from (${select} offset 0) fenced ${condition === null ? sql`` : sql`where ${condition}`}`;

/**
 * The users whose name or e-mail contains a text, in three parts without common rows: the names that start with it, the
 * e-mails that start with it, and the rest. The part of the field that is sorted by can be read in order.
 */
function indexedParts(
  filter: UserFilter,
  text: string,
  { position = null, sort = null }: { position?: Sql | null; sort?: UserOrder['sort'] | null } = {},
): readonly Sql[] {
  const [name, email] = [startsWith('name', text), startsWith('email', text)];
  const range = (field: 'name' | 'email', ...where: readonly Sql[]) =>
    field === sort
      ? selectUsers(KEYS, filter, ...where, position)
      : fenced(selectUsers(KEYS, filter, ...where), position);
  // The search index finds rows that have all parts of the text, wherever they are.
  const inside = sql`select ${KEYS}, active, email_verified_at, last_login_at from user_account where deleted_at is null
    and user_inner_grams(name_key, email) @> array[${sql.join(gramsOf(text))}]::text[]`;
  const isInside = [containsText(text), not(name), not(email)];
  return [
    range('name', name),
    range('email', email, not(name)),
    fenced(inside, conjunction([...isInGroup(filter), ...isInside, position])),
  ];
}

const union = (parts: readonly Sql[]): Sql =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/** The first matches of each part. */
function indexedMatches({ filter, order, after, skip, limit }: UserQuery, text: string): Sql {
  const parts = indexedParts(filter, text, { position: isAfter(order, after), sort: order.sort });
  return sql`select * from (${union(parts.map((part) => firstRows(skip + limit, part, order)))}) matches`;
}

/** Up to this number, all users of a group are fetched and sorted. Of more, a scan in order finds a page soon. */
const MAX_SORTED = 10_000;

/** Estimated numbers of users. They select the query plan, not the result. */
export interface SearchEstimate {
  /** Of the role, status and dates of a filter. */
  readonly group: number;
  /** Of the group that contain the text. */
  readonly matches: number;
  /** Whose name starts with the text. */
  readonly names: number;
  /** The others whose e-mail starts with it. */
  readonly emails: number;
  /** The others that contain it. */
  readonly inside: number;
}

/** Pages of the table in a sample; about forty users are on a page. */
const SAMPLED_PAGES = 40;

/** Estimates from a random sample of the table, the whole of a small one. */
export function sampleMatches(group: Group, text: string) {
  const pages = sql`greatest(pg_relation_size('user_account') / 8192, 1)`;
  const scale = sql`greatest(${pages}::float8 / ${sql.lit(SAMPLED_PAGES)}, 1)`;
  const isMatch = containsText(text);
  const [name, email] = [startsWith('name', text), startsWith('email', text)];
  const inGroup = conjunction([isListed(group), ...isInGroup(group)]);
  const users = (...where: readonly Sql[]) =>
    sql`count(*) filter (where ${conjunction(where)}) * ${scale}`;
  return sql<SearchEstimate>`
    select ${users(inGroup)} as "group", ${users(inGroup, isMatch)} as "matches",
      ${users(name)} as "names", ${users(email, not(name))} as "emails",
      ${users(isMatch, not(name), not(email))} as "inside"
    from user_account tablesample system (least(100 / ${scale}, 100)) where ${isListed(group)}`;
}

/** The search index finds a match, anywhere in the table, in the time in which a scan reads this number of rows. */
const ROWS_PER_MATCH = 5;

/** What it costs to find all matches by the indexes, in rows of a scan. Of names or e-mails in order only the first are read. */
const costOfIndexes = ({ names, emails, inside }: SearchEstimate, sort: UserOrder['sort'] | null) =>
  Math.ceil(
    ROWS_PER_MATCH * inside + (sort === 'name' ? 0 : names) + (sort === 'email' ? 0 : emails),
  );

/** Rows that a scan is expected to read until it has met a number of matches. */
const rowsUntil = (count: number, { group, matches }: SearchEstimate): number =>
  (count * group) / Math.max(matches, 1);

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

/** The matches among the first rows in order; where they do not fill the page, the matches that the indexes find. */
function earlyMatches(query: UserQuery, text: string, rows: number): Sql {
  const { filter, order, after, skip, limit } = query;
  const columns = sql`${KEYS}, ${sortKey(order.sort)} as place`;
  const inOrder = firstRows(rows, selectUsers(columns, filter, isAfter(order, after)), order);
  const towards = sql.raw(order.direction);
  // Orders by the column that the rows are ordered by, so that the scan stops at the last match of the page.
  const early = sql`select ${KEYS} from (${inOrder}) walked where ${containsText(text)}
    order by place ${towards}, id ${towards} limit ${sql.lit(skip + limit)}`;
  const isPage = sql`(select count(*) = ${sql.lit(skip + limit)} from early)`;
  return sql`select * from (
    with early as materialized (${early})
    select * from early where ${isPage}
    union all select * from (${indexedMatches(query, text)}) found where not ${isPage}) found`;
}

/** Reads rows in order until the page is full, or fetches all matches and sorts them, whichever is expected to cost less. */
function selectMatches(query: UserQuery, estimate: SearchEstimate | null): Sql {
  const { filter, order, matches, skip, limit } = query;
  const { text } = filter;
  if (text === null) {
    if (isEveryone(filter)) return scanInOrder(query);
    return matches <= MAX_SORTED ? sortedGroup(query) : scanInOrder(query);
  }
  // The search index does not hold the trash, which is small.
  if (estimate === null) return sortedGroup(query);
  const expected = rowsUntil(skip + limit, estimate);
  const indexed = costOfIndexes(estimate, order.sort);
  if (estimate.group <= indexed)
    return 2 * expected <= estimate.group ? scanInOrder(query) : sortedGroup(query);
  return 2 * expected <= indexed ? earlyMatches(query, text, indexed) : indexedMatches(query, text);
}

/** Ids of a page; the full rows are fetched by these ids alone. */
export function pageIds(query: UserQuery, estimate: SearchEstimate | null): Sql {
  const page = firstRows(query.limit, selectMatches(query, estimate), query.order);
  return query.skip === 0
    ? sql`select id from (${page}) found`
    : sql`select id from (${page} offset ${query.skip}) found`;
}

/** True of every row. About one row in ten thousand pauses the count for ten milliseconds. */
const THROTTLED = sql`(random() < 0.0001 and pg_sleep(0.01) is null) is not true`;

export function countUsers(
  filter: UserFilter,
  estimate: SearchEstimate | null,
  { isThrottled = false, limit = null }: CountOptions,
) {
  const { text } = filter;
  const isScanned =
    estimate === null ||
    Math.min(rowsUntil(limit ?? Infinity, estimate), estimate.group) <=
      costOfIndexes(estimate, null);
  const matches =
    text === null
      ? selectUsers(sql`1`, filter)
      : isScanned
        ? selectUsers(sql`1`, filter, containsText(text))
        : sql`select 1 from (${union(indexedParts(filter, text))}) matches`;
  const throttle = isThrottled && limit === null ? sql`where ${THROTTLED}` : sql``;
  const bound = limit === null ? sql`` : sql`limit ${sql.lit(limit)}`;
  return sql<{ readonly total: number }>`
    select count(*)::float8 as total from (select 1 from (${matches}) matches ${throttle} ${bound}) counted`;
}
