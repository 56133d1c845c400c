import {
  ok,
  parseTicker,
  refuse,
  shortName,
  type Instant,
  type Language,
  type Result,
} from '../shared/index.ts';
import {
  WATCHLIST_INVALID,
  WATCHLIST_NAME_INVALID,
  WATCHLIST_NAME_TAKEN,
  WATCHLISTS_LIMIT,
} from './watchlist.errors.ts';

const LIST_ID = /^[A-Za-z0-9-]{1,36}$/;

/** Maximum number of symbols on a watchlist. */
export const WATCHLIST_LIMIT = 200;
/** Maximum number of watchlists of an account. */
export const WATCHLISTS_MAX = 20;
/** Characters. */
export const WATCHLIST_NAME_MAX = 40;

/** A named list of symbols, in the owner's order. */
export interface Watchlist {
  /** Unique among the lists of its owner. */
  readonly id: string;
  readonly name: string;
  readonly symbols: readonly string[];
}

/** All watchlists of an account, in the owner's order; at least one. */
export interface Watchlists {
  readonly ownerId: string;
  readonly version: number;
  readonly lists: readonly Watchlist[];
  readonly updatedAt: Instant;
}

/** The list that everybody begins with. */
export const DEFAULT_WATCHLIST: Watchlist = { id: 'default', name: 'Watchlist', symbols: [] };

/** The name of a list in a language: the list that everybody begins with is translated, any other name is returned unchanged. */
export const listNameIn = (language: Language, name: string): string =>
  language === 'zh-CN' && name === DEFAULT_WATCHLIST.name ? '自选股' : name;

/** The version of watchlists before their first change. */
export const FIRST_WATCHLISTS = 1;

/** The watchlists of an account that has not stored any. */
export const emptyWatchlists = (ownerId: string): Watchlists => ({
  ownerId,
  version: FIRST_WATCHLISTS,
  lists: [DEFAULT_WATCHLIST],
  updatedAt: 0,
});

/** The tickers among the symbols without duplicates, in the given order, cut at the limit. */
export const watchable = (symbols: readonly string[]): readonly string[] =>
  [...new Set(symbols.flatMap((symbol) => parseTicker(symbol) ?? []))].slice(0, WATCHLIST_LIMIT);

/** The symbols as they are stored, or WATCHLIST_INVALID where one is no symbol or they are too many. */
export function checkSymbols(symbols: readonly string[]): Result<readonly string[]> {
  const checked = watchable(symbols);
  const wanted = new Set(symbols.map((symbol) => parseTicker(symbol) ?? symbol));
  return checked.length < wanted.size ? refuse(WATCHLIST_INVALID()) : ok(checked);
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The trimmed name of a list beside others, or WATCHLIST_NAME_INVALID, or WATCHLIST_NAME_TAKEN. */
export function checkListName(name: string, others: readonly Watchlist[]): Result<string> {
  const short = shortName(name, WATCHLIST_NAME_MAX);
  if (short === null) return refuse(WATCHLIST_NAME_INVALID());
  return others.some((other) => sameName(other.name, short))
    ? refuse(WATCHLIST_NAME_TAKEN())
    : ok(short);
}

/** The lists as they are stored, or the first rule that they break. */
export function checkWatchlists(lists: readonly Watchlist[]): Result<readonly Watchlist[]> {
  const ids = new Set(lists.map(({ id }) => id));
  if (lists.length === 0 || lists.length > WATCHLISTS_MAX) return refuse(WATCHLISTS_LIMIT());
  if (ids.size < lists.length || !lists.every(({ id }) => LIST_ID.test(id)))
    return refuse(WATCHLIST_INVALID());
  const checked: Watchlist[] = [];
  for (const { id, name, symbols } of lists) {
    const names = checkListName(name, checked);
    if (!names.ok) return names;
    const watched = checkSymbols(symbols);
    if (!watched.ok) return watched;
    checked.push({ id, name: names.value, symbols: watched.value });
  }
  return ok(checked);
}

/** The lists with other symbols on the first of them. */
export const withFirstSymbols = (
  [first = DEFAULT_WATCHLIST, ...others]: readonly Watchlist[],
  symbols: readonly string[],
): readonly Watchlist[] => [{ ...first, symbols }, ...others];

/**
 * The lists after a company has another symbol: in the place of the old one, or nowhere on a list that has the new one
 * already. Null where no list has the old one.
 */
export function withNewSymbol(
  lists: readonly Watchlist[],
  before: string,
  after: string,
): readonly Watchlist[] | null {
  if (!lists.some(({ symbols }) => symbols.includes(before))) return null;
  const renamed = (symbols: readonly string[]) =>
    symbols.includes(after)
      ? symbols.filter((each) => each !== before)
      : symbols.map((each) => (each === before ? after : each));
  return lists.map((list) => ({ ...list, symbols: renamed(list.symbols) }));
}

/** The first symbols, then those that only the second has. */
export const mergeSymbols = (
  first: readonly string[],
  second: readonly string[],
): readonly string[] => watchable([...first, ...second]);

/**
 * The first lists with what only the second have: lists of one name become one, other lists are added unless they are
 * empty. Where there are too many lists already, their symbols join the first.
 */
export function mergeWatchlists(
  first: readonly Watchlist[],
  second: readonly Watchlist[],
): readonly Watchlist[] {
  return second.reduce<readonly Watchlist[]>((merged, list) => {
    const same = merged.findIndex(({ name }) => sameName(name, list.name));
    const at = same < 0 && merged.length >= WATCHLISTS_MAX ? 0 : same;
    if (at >= 0)
      return merged.map((each, i) =>
        i === at ? { ...each, symbols: mergeSymbols(each.symbols, list.symbols) } : each,
      );
    const isTaken = merged.some(({ id }) => id === list.id);
    if (list.symbols.length === 0) return merged;
    return [...merged, isTaken ? { ...list, id: freeId(merged, list.id) } : list];
  }, first);
}

/** An id that none of the lists has, made of a taken one. */
function freeId(lists: readonly Watchlist[], taken: string): string {
  const ids = new Set(lists.map(({ id }) => id));
  let count = 2;
  while (ids.has(`${taken.slice(0, 30)}-${count}`)) count += 1;
  return `${taken.slice(0, 30)}-${count}`;
}
