import type { Sort } from '../../../ui/data-table/column.ts';
import type { AdminRecord } from './admins-api.ts';

/** The admins of an answer; null where it holds no list. */
export function adminsIn(answer: unknown): readonly AdminRecord[] | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  return Array.isArray(answer.data) ? (answer.data as readonly AdminRecord[]) : null;
}

const KEYS: Readonly<Record<string, (admin: AdminRecord) => string>> = {
  username: ({ username }) => username,
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  active: ({ active }) => (active ? 'a' : 'b'),
  lastLogin: ({ lastLogin }) => lastLogin ?? '',
};

export const ADMIN_SORTS = Object.keys(KEYS);

/** Those that a search finds, in the order asked for. */
export function listed(
  admins: readonly AdminRecord[],
  search: string,
  { by, direction }: Sort,
): readonly AdminRecord[] {
  const wanted = search.toLowerCase();
  const key = KEYS[by] ?? (({ username }: AdminRecord) => username);
  const turn = direction === 'asc' ? 1 : -1;
  return admins
    .filter(({ username, name, email }) =>
      [username, name, email].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => turn * key(a).localeCompare(key(b)));
}
