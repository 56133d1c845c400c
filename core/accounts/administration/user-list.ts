import type { UserRole } from '../roles.ts';
import type { UserView } from './account-views.ts';
import { CURSOR_INVALID, isStorable, type Instant } from '../../shared/index.ts';
import { PAGE_TOO_DEEP } from '../accounts.errors.ts';

/** Key for searching and sorting names and e-mails: lower case, NFC. */
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

/** States of users that a list can be limited to. The deleted ones are in the trash and in no other list. */
export const USER_STATUSES = ['disabled', 'deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** States of an e-mail that a list can be limited to. */
export const EMAIL_STATES = ['verified', 'unverified'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** States of a second factor that a list can be limited to. */
export const SECOND_FACTOR_SETTINGS = ['on', 'off'] as const;
export type SecondFactorSetting = (typeof SECOND_FACTOR_SETTINGS)[number];

export interface UserFilter {
  /** Part of the name key or of the e-mail; null matches all. */
  readonly text: string | null;
  readonly role: UserRole | null;
  readonly status: UserStatus | null;
  /** Created from this moment on; no bound where it is left out or null. */
  readonly from?: Instant | null;
  /** Created before this moment. */
  readonly to?: Instant | null;
  readonly emailState?: EmailState | null;
  readonly secondFactor?: SecondFactorSetting | null;
  /** Last signed in from this moment on. */
  readonly lastSignInFrom?: Instant | null;
  /** Last signed in before this moment, or never. */
  readonly lastSignInTo?: Instant | null;
}

/** What a list is limited to beside the search. */
export type UserGroup = Omit<UserFilter, 'text'>;

/** Position of a user in a sorted list. */
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

/** The text to search for; null when it is blank. */
export function searchText(typed: string): string | null {
  const text = searchKey(typed.trim());
  return text === '' ? null : text;
}

/** Maximum number of matches of a search that a list counts; a search with more matches says so. */
export const MAX_COUNTED_MATCHES = 1_000;

/** How far to count the users of a filter; null counts all. */
export const countLimit = ({ text }: UserFilter): number | null =>
  text === null ? null : MAX_COUNTED_MATCHES + 1;

export const reverseOrder = ({ sort, direction }: UserOrder): UserOrder => ({
  sort,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

/** Cursor of the page before or after a position. */
export interface UserCursor {
  readonly order: UserOrder;
  readonly way: 'next' | 'previous';
  readonly position: UserPosition;
  /** Number of the page that the cursor leads to. */
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

/** The end of the year 9999, the latest year in ISO 8601 with four digits. */
const LAST_INSTANT = 253_402_300_799_999;

const isKey = (key: string, { sort }: UserOrder): boolean =>
  sort === USER_SORTS[0] ? /^\d{1,16}$/.test(key) && Number(key) <= LAST_INSTANT : isStorable(key);

/** Maximum offset of a numbered page from the nearer end of the list; cursors have no limit. */
export const MAX_OFFSET = 10_000;

/** The rows of a numbered page, counted from the nearer end of the list. */
export interface PageWindow {
  readonly from: 'start' | 'end';
  readonly skip: number;
  readonly take: number;
}

/**
 * The last page is as near as the first one; refuses with PAGE_TOO_DEEP in between. Where the total is only a minimum,
 * the end of the list is unknown and pages are counted from its start.
 */
export function pageWindow(
  page: number,
  limit: number,
  total: number,
  totalIsMinimum = false,
): PageWindow {
  const start = (page - 1) * limit;
  if (totalIsMinimum) {
    if (start > MAX_OFFSET) throw PAGE_TOO_DEEP();
    return { from: 'start', skip: start, take: limit };
  }
  const take = Math.max(0, Math.min(limit, total - start));
  const behind = Math.max(0, total - start - take);
  if (start > MAX_OFFSET && behind > MAX_OFFSET) throw PAGE_TOO_DEEP();
  return start <= behind
    ? { from: 'start', skip: start, take: limit }
    : { from: 'end', skip: behind, take };
}
