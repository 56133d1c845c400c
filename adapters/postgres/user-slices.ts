import type { UserFilter, UserOrder, UserPosition, UserQuery } from '@toolyard/core/accounts';
import { toDate } from './row-values.ts';

/** SQL with its parameters. */
export interface Sql {
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

/** As text: how rare a role is, is known when a statement is planned. */
const OF_ROLE = {
  user: sql(`${COLUMNS.role} = 'user'`),
  superadmin: sql(`${COLUMNS.role} = 'superadmin'`),
} as const;

const joined = (parts: readonly (Sql | null)[], by: string): Sql => {
  const given = parts.filter((part) => part !== null);
  return sql(given.map(({ text }) => text).join(by), ...given.flatMap(({ values }) => values));
};

/** The text with what `like` reads as a sign of its own. */
const beginsWith = (column: string, prefix: string): Sql =>
  sql(`${column} like ?`, `${prefix.replace(/[\\%_]/g, '\\$&')}%`);

const named = (prefix: string): Sql => beginsWith(COLUMNS.name, prefix);
const mailed = (prefix: string): Sql => beginsWith(COLUMNS.email, prefix);
const not = ({ text, values }: Sql): Sql => sql(`not (${text})`, ...values);

/** Rows that are not deleted, filtered by role and conditions. */
function rows(columns: string, role: UserFilter['role'], ...where: readonly (Sql | null)[]): Sql {
  const ofRole = role === null ? null : OF_ROLE[role];
  const { text, values } = joined([sql('deleted_at is null'), ofRole, ...where], ' and ');
  return sql(`select ${columns} from user_account where ${text}`, ...values);
}

const behind = ({ sort, direction }: UserOrder, place: UserPosition | null): Sql | null => {
  if (place === null) return null;
  const key = sort === 'createdAt' ? toDate(Number(place.key)) : place.key;
  return sql(`(${COLUMNS[sort]}, id) ${direction === 'asc' ? '>' : '<'} (?, ?)`, key, place.id);
};

const inOrder = ({ sort, direction }: UserOrder): string =>
  `order by ${COLUMNS[sort]} ${direction}, id ${direction}`;

const first = (count: number, { text, values }: Sql, order: UserOrder): Sql =>
  sql(`${text} ${inOrder(order)} limit ${count}`, ...values);

/** All of both, each row once. The indexes hold every column of it, so that no row is fetched. */
const bothRanges = (prefix: string, role: UserFilter['role']): Sql =>
  joined(
    [rows(KEYS, role, named(prefix)), rows(KEYS, role, mailed(prefix), not(named(prefix)))],
    ' union all ',
  );

/** `offset 0` keeps the planner from looking into it: it would walk the whole order in the hope of early hits. */
const sealed = ({ text, values }: Sql, after: Sql | null): Sql => {
  const outer = joined(
    [sql(`select * from (${text} offset 0) sealed`, ...values), after],
    ' where ',
  );
  return outer;
};

/** Up to here all matches are gathered and sorted; beyond, enough of them turn up soon on a walk in order. */
const GATHERED = 10_000;
/** Where they turn up late, up to here: on pages far in, and where matches stand together, as names do by name. */
const GATHERED_LATE = 200_000;
const FAR_IN = 100;

function gathered({ filter: { prefix, role }, order, after }: UserQuery): Sql {
  const all = prefix === null ? rows(KEYS, role) : bothRanges(prefix, role);
  return sealed(all, behind(order, after));
}

const walked = ({ filter: { prefix, role }, order, after }: UserQuery): Sql => {
  const both = prefix === null ? null : joined([named(prefix), mailed(prefix)], ' or ');
  const matching = both && sql(`(${both.text})`, ...both.values);
  return rows(KEYS, role, matching, behind(order, after));
};

/** Those that match by what the list is ordered by come as they stand; the others are gathered beside them. */
function merged({ filter, order, after, skip, limit }: UserQuery, prefix: string): Sql {
  const [own, other] = order.sort === 'name' ? [named, mailed] : [mailed, named];
  const { role } = filter;
  const place = behind(order, after);
  const standing = rows(KEYS, role, own(prefix), place);
  const beside = sealed(rows(KEYS, role, other(prefix), not(own(prefix))), place);
  const parts = [standing, beside].map((part) => {
    const { text, values } = first(skip + limit, part, order);
    return sql(`(${text})`, ...values);
  });
  const { text, values } = joined(parts, ' union all ');
  return sql(`select * from (${text}) merged`, ...values);
}

function wayTo(slice: UserQuery): Sql {
  const { filter, order, matches, skip } = slice;
  const { prefix, role } = filter;
  if (prefix === null && role === null) return walked(slice);
  if (matches <= GATHERED) return gathered(slice);
  if (prefix === null || matches > GATHERED_LATE) return walked(slice);
  if (skip > FAR_IN) return gathered(slice);
  const standTogether = order.sort === 'name' || order.sort === 'email';
  return standTogether ? merged(slice, prefix) : walked(slice);
}

/** Whether one plan serves all slices of the same text: where a beginning lets many through, it does not. */
export const isPlannedOnce = ({ filter: { prefix }, matches }: UserQuery): boolean =>
  prefix === null || matches <= GATHERED;

/** The ids of a slice; the rows are fetched by them alone. */
export function sliceIds(slice: UserQuery): Sql {
  const { text, values } = first(slice.limit, wayTo(slice), slice.order);
  return slice.skip === 0
    ? sql(`select id from (${text}) found`, ...values)
    : sql(`select id from (${text} offset ?) found`, ...values, slice.skip);
}

export const sliceOrder = ({ sort, direction }: UserOrder): string =>
  `order by u.${COLUMNS[sort]} ${direction}, u.id ${direction}`;

/** True of every row; about once in ten thousand the count sleeps for ten milliseconds before it says so. */
const UNHURRIED = '(random() < 0.0001 and pg_sleep(0.01) is null) is not true';

export const countOf = ({ prefix, role }: UserFilter, gently: boolean): Sql => {
  const counted = prefix === null ? rows('1', role) : bothRanges(prefix, role);
  const pace = gently ? ` where ${UNHURRIED}` : '';
  return sql(
    `select count(*)::float8 as total from (${counted.text}) counted${pace}`,
    ...counted.values,
  );
};
