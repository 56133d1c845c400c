import {
  checkListName,
  DEFAULT_WATCHLIST,
  watchable,
  WATCHLISTS_MAX,
  type Watchlist,
} from '@toolyard/core/watchlist';
import type { Change, Lists } from './account-list.ts';

/*
 * Changes of watchlists. Each is applied to whatever lists it meets, since those of an account may have been changed
 * elsewhere meanwhile; one that no longer makes sense leaves them as they are.
 */

const changeList =
  (id: string, change: (list: Watchlist) => Watchlist): Change =>
  (lists) =>
    lists.map((list) => (list.id === id ? change(list) : list));

const hasRoom = (lists: Lists, name: string): boolean =>
  lists.length < WATCHLISTS_MAX && checkListName(name, lists).ok;

export const addSymbols = (id: string, symbols: readonly string[]): Change =>
  changeList(id, (list) => ({ ...list, symbols: watchable([...list.symbols, ...symbols]) }));

export const removeSymbol = (id: string, symbol: string): Change =>
  changeList(id, (list) => ({
    ...list,
    symbols: list.symbols.filter((each) => each !== symbol),
  }));

export const clearSymbols = (id: string): Change =>
  changeList(id, (list) => ({ ...list, symbols: [] }));

/** Adds a list at an index; at the end where none is given. */
export const addList =
  (list: Watchlist, at = WATCHLISTS_MAX): Change =>
  (lists) =>
    hasRoom(lists, list.name) ? lists.toSpliced(at, 0, list) : lists;

export const renameList =
  (id: string, name: string): Change =>
  (lists) => {
    const checked = checkListName(
      name,
      lists.filter((list) => list.id !== id),
    );
    return checked.ok ? changeList(id, (list) => ({ ...list, name: checked.value }))(lists) : lists;
  };

/** Moves a list by one place, towards the front where `step` is −1. */
export const moveList =
  (id: string, step: 1 | -1): Change =>
  (lists) => {
    const from = lists.findIndex((list) => list.id === id);
    const to = from + step;
    const [list, other] = [lists[from], lists[to]];
    return list && other ? lists.with(to, list).with(from, other) : lists;
  };

/** The last list becomes the empty one that everybody begins with. */
export const removeList =
  (id: string): Change =>
  (lists) => {
    const others = lists.filter((list) => list.id !== id);
    return others.length > 0 ? others : [DEFAULT_WATCHLIST];
  };
