import {
  searchKey,
  userView,
  userPosition,
  type CountOptions,
  type UserListItem,
  type UserView,
  type UserDirectory,
  type UserFilter,
  type UserOrder,
  type UserPosition,
  type UserQuery,
} from '@toolyard/core/accounts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryUserDirectory implements UserDirectory {
  constructor(private readonly tables: MemoryTables) {}

  query({ filter, order, after, skip, limit }: UserQuery): Promise<readonly UserListItem[]> {
    const place = (person: UserListItem) => userPosition(person, order.sort);
    const found = this.all(filter)
      .filter((person) => after === null || compared(place(person), after, order) > 0)
      .sort((a, b) => compared(place(a), place(b), order));
    return Promise.resolve(found.slice(skip, skip + limit));
  }

  count(filter: UserFilter, { limit = null }: CountOptions = {}): Promise<number> {
    return Promise.resolve(Math.min(this.all(filter).length, limit ?? Infinity));
  }

  private hasSecondFactor(userId: string): boolean {
    return (this.tables.secondFactors.get(userId)?.confirmedAt ?? null) !== null;
  }

  private all({ text, role, status, from = null, to = null, ...more }: UserFilter): UserListItem[] {
    const { emailState = null, secondFactor = null } = more;
    const { lastSignInFrom = null, lastSignInTo = null } = more;
    const matches = (field: string) => text === null || searchKey(field).includes(text);
    const listed =
      status === 'deleted'
        ? [...this.tables.trashedUsers.values()].map((each) => userView(each.user, each.deletedAt))
        : [...this.tables.users.values()].map((user) => userView(user));
    return listed
      .filter((user) => role === null || user.role === role)
      .filter(({ createdAt }) => from === null || createdAt >= from)
      .filter(({ createdAt }) => to === null || createdAt < to)
      .filter(({ active }) => status !== 'disabled' || !active)
      .filter(({ name, email }) => matches(name) || matches(email))
      .filter((user) => emailState === null || stateOfEmail(user) === emailState)
      .filter(({ lastLoginAt }) => lastSignInFrom === null || (lastLoginAt ?? -1) >= lastSignInFrom)
      .filter(
        ({ lastLoginAt }) =>
          lastSignInTo === null || lastLoginAt === null || lastLoginAt < lastSignInTo,
      )
      .map((user) => ({ ...structuredClone(user), secondFactor: this.hasSecondFactor(user.id) }))
      .filter((user) => secondFactor === null || user.secondFactor === (secondFactor === 'on'));
  }
}

const stateOfEmail = ({ emailVerifiedAt }: UserView) =>
  emailVerifiedAt === null ? 'unverified' : 'verified';

function compared(a: UserPosition, b: UserPosition, { sort, direction }: UserOrder): number {
  const byKey = sort === 'createdAt' ? Number(a.key) - Number(b.key) : byCodePoints(a.key, b.key);
  const ascending = byKey || byCodePoints(a.id, b.id);
  return direction === 'asc' ? ascending : -ascending;
}

/** As PostgreSQL orders text of the collation C; strings by themselves are ordered by UTF-16 units. */
function byCodePoints(a: string, b: string): number {
  const [one, other] = [[...a], [...b]];
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const difference = (one[i]?.codePointAt(0) ?? 0) - (other[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
