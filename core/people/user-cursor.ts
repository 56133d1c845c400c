import { CURSOR_INVALID, isKeepable } from '../shared/index.ts';
import { USER_SORTS, type UserOrder, type UserPlace } from './user-order.ts';

/** A page before or behind a place; what a list answers beside its rows. */
export interface UserCursor {
  readonly order: UserOrder;
  readonly way: 'next' | 'previous';
  readonly place: UserPlace;
  /** Of the page that it leads to. */
  readonly page: number;
}

const SHAPE =
  /^(createdAt|name|email|role)\.(asc|desc)\.(next|previous)\.(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.{0,300})$/su;

export const userCursorOf = ({ order, way, place, page }: UserCursor): string =>
  [order.sort, order.direction, way, page, place.id, place.key].join('.');

/** The place that a cursor of a list in this order names; refuses with CURSOR_INVALID. */
export function readUserCursor(cursor: string, order: UserOrder): UserCursor {
  const [, sort, direction, way, page, id, key] = SHAPE.exec(cursor) ?? [];
  const sound = id !== undefined && key !== undefined && isKey(key, order);
  if (!sound || sort !== order.sort || direction !== order.direction) throw CURSOR_INVALID();
  const isNext = way === 'next';
  return { order, way: isNext ? 'next' : 'previous', place: { key, id }, page: Number(page) };
}

/** The end of the year 9999: databases read no longer years. */
const LAST_INSTANT = 253_402_300_799_999;

const isKey = (key: string, { sort }: UserOrder): boolean =>
  sort === USER_SORTS[0] ? /^\d{1,16}$/.test(key) && Number(key) <= LAST_INSTANT : isKeepable(key);
