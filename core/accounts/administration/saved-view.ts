import { ok, refuse, shortName, type Result } from '../../shared/index.ts';
import { VIEW_NAME_INVALID, VIEW_NAME_TAKEN, VIEW_QUERY_INVALID } from '../accounts.errors.ts';

/** Lists with the parameters of their addresses that a view holds: all but those of a page or a dialog. */
export const VIEW_PARAMETERS = {
  users: [
    ...(['search', 'role', 'status', 'from', 'to', 'sort', 'direction', 'size'] as const),
    ...(['email', 'secondFactor', 'signIn'] as const),
  ],
  admins: ['search', 'sort', 'direction'],
  tools: ['search', 'view'],
  articles: ['query', 'status', 'type', 'language', 'tag'],
  audit: ['realm', 'actor', 'action', 'subject', 'subjectKind', 'subjectId', 'from', 'to', 'size'],
} as const;
export type ViewedList = keyof typeof VIEW_PARAMETERS;
export const VIEWED_LISTS = Object.keys(VIEW_PARAMETERS) as readonly ViewedList[];

/** Maximum number of views of one list per account. */
export const MAX_VIEWS = 20;
/** Characters. */
export const VIEW_NAME_MAX = 40;
/** Characters of an encoded query. */
export const VIEW_QUERY_MAX = 4_000;

/** A list as an account has narrowed and sorted it, under a name. */
export interface SavedView {
  readonly id: string;
  readonly realm: 'user' | 'admin';
  /** The account that sees it. */
  readonly ownerId: string;
  readonly list: ViewedList;
  readonly name: string;
  /** Query of the list's address, such as `role=user&sort=name`; empty for the whole list in its usual order. */
  readonly query: string;
}

type Named = Pick<SavedView, 'name'>;

/** Equal for names that differ in case alone. */
const nameKey = ({ name }: Named): string => name.toLowerCase();

/** The name of a view beside others of its list, or VIEW_NAME_INVALID, or VIEW_NAME_TAKEN. */
export function checkViewName(name: string, others: readonly Named[]): Result<string> {
  const short = shortName(name, VIEW_NAME_MAX);
  if (short === null) return refuse(VIEW_NAME_INVALID());
  return others.some((other) => nameKey(other) === nameKey({ name: short }))
    ? refuse(VIEW_NAME_TAKEN())
    : ok(short);
}

const PARAMETER = /^([A-Za-z]+)=[\w*.+%-]+$/;

/** The query of a view with its parameters in alphabetical order, or VIEW_QUERY_INVALID. */
export function checkViewQuery(list: ViewedList, query: string): Result<string> {
  const parameters = query === '' ? [] : query.split('&');
  const names = parameters.map((each) => PARAMETER.exec(each)?.[1] ?? '');
  const known: readonly string[] = VIEW_PARAMETERS[list];
  const isSound =
    query.length <= VIEW_QUERY_MAX &&
    new Set(names).size === names.length &&
    names.every((name) => known.includes(name));
  return isSound ? ok(parameters.toSorted().join('&')) : refuse(VIEW_QUERY_INVALID());
}

/** By name, regardless of case. */
export const inNameOrder = (views: readonly SavedView[]): readonly SavedView[] =>
  views.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1));
