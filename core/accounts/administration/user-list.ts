import type { UserRole } from '../user.ts';
import type { UserView } from './account-views.ts';
import { CURSOR_INVALID, isStorable } from '../../shared/index.ts';
import { PAGE_TOO_DEEP } from '../accounts.errors.ts';

/** What a name or an e-mail is found and ordered by: neither case nor the way an accent is written matters. */
export const searchKey = (text: string): string => text.toLowerCase().normalize('NFC');

export const USER_SORTS = ['createdAt', 'name', 'email', 'role'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** By the sorted field, then by id, both in one direction. Texts are compared by the code points of their keys. */
export interface UserOrder {
  readonly sort: UserSort;
  readonly direction: SortDirection;
}

export interface UserFilter {
  /** What the key of the name or of the e-mail begins with; null lets all through. */
  readonly prefix: string | null;
  readonly role: UserRole | null;
}

/** Where somebody stands in an order. */
export interface UserPosition {
  readonly key: string;
  readonly id: string;
}

const KEYS: Readonly<Record<UserSort, (person: UserView) => string>> = {
  createdAt: ({ createdAt }) => String(createdAt),
  name: ({ name }) => searchKey(name),
  email: ({ email }) => email,
  role: ({ role }) => role,
};

export const userPosition = (person: UserView, sort: UserSort): UserPosition => ({
  key: KEYS[sort](person),
  id: person.id,
});

/** What was typed into the search as the prefix it stands for; null where that is nothing. */
export function searchPrefix(typed: string): string | null {
  const prefix = searchKey(typed.trim());
  return prefix === '' ? null : prefix;
}

export const reverseOrder = ({ sort, direction }: UserOrder): UserOrder => ({
  sort,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

/** A page before or behind a place; what a list answers beside its rows. */
export interface UserCursor {
  readonly order: UserOrder;
  readonly way: 'next' | 'previous';
  readonly position: UserPosition;
  /** Of the page that it leads to. */
  readonly page: number;
}

const SHAPE =
  /^(createdAt|name|email|role)\.(asc|desc)\.(next|previous)\.(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.{0,300})$/su;

export const formatUserCursor = ({ order, way, position: place, page }: UserCursor): string =>
  [order.sort, order.direction, way, page, place.id, place.key].join('.');

/** The place that a cursor of a list in this order names; refuses with CURSOR_INVALID. */
export function parseUserCursor(cursor: string, order: UserOrder): UserCursor {
  const [, sort, direction, way, page, id, key] = SHAPE.exec(cursor) ?? [];
  const sound = id !== undefined && key !== undefined && isKey(key, order);
  if (!sound || sort !== order.sort || direction !== order.direction) throw CURSOR_INVALID();
  const isNext = way === 'next';
  return { order, way: isNext ? 'next' : 'previous', position: { key, id }, page: Number(page) };
}

/** The end of the year 9999: databases read no longer years. */
const LAST_INSTANT = 253_402_300_799_999;

const isKey = (key: string, { sort }: UserOrder): boolean =>
  sort === USER_SORTS[0] ? /^\d{1,16}$/.test(key) && Number(key) <= LAST_INSTANT : isStorable(key);

/** How many rows a page by its number may be away from the nearer end of a list; cursors go everywhere. */
export const MAX_OFFSET = 10_000;

/** Which rows a page by its number is, counted from the nearer end of the list. */
export interface PageWindow {
  readonly from: 'start' | 'end';
  readonly skip: number;
  readonly take: number;
}

/** The last page is as near as the first one; refuses with PAGE_TOO_DEEP in between. */
export function pageWindow(page: number, limit: number, total: number): PageWindow {
  const start = (page - 1) * limit;
  const take = Math.max(0, Math.min(limit, total - start));
  const behind = Math.max(0, total - start - take);
  if (start > MAX_OFFSET && behind > MAX_OFFSET) throw PAGE_TOO_DEEP();
  return start <= behind
    ? { from: 'start', skip: start, take: limit }
    : { from: 'end', skip: behind, take };
}
