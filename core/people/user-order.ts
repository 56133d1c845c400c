import type { UserRole } from '../accounts/index.ts';
import { nameKey } from './name-key.ts';
import type { Person } from './person.ts';

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
export interface UserPlace {
  readonly key: string;
  readonly id: string;
}

const KEYS: Readonly<Record<UserSort, (person: Person) => string>> = {
  createdAt: ({ createdAt }) => String(createdAt),
  name: ({ name }) => nameKey(name),
  email: ({ email }) => email,
  role: ({ role }) => role,
};

export const placeOf = (person: Person, sort: UserSort): UserPlace => ({
  key: KEYS[sort](person),
  id: person.id,
});

/** What was typed into the search as the prefix it stands for; null where that is nothing. */
export function searchPrefix(typed: string): string | null {
  const prefix = nameKey(typed.trim());
  return prefix === '' ? null : prefix;
}

export const reversed = ({ sort, direction }: UserOrder): UserOrder => ({
  sort,
  direction: direction === 'asc' ? 'desc' : 'asc',
});
