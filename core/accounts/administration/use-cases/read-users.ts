import { asOperator, type Principal } from '../../principal.ts';
import { PAGE_LIMIT } from '../../../shared/index.ts';
import {
  MAX_COUNTED_MATCHES,
  pageWindow,
  parseUserCursor,
  formatUserCursor,
  userPosition,
  reverseOrder,
  searchText,
  type UserCursor,
  type UserFilter,
  type UserGroup,
  type UserOrder,
} from '../user-list.ts';
import { userView, type UserListItem, type UserView } from '../account-views.ts';
import type { UserDirectory } from '../../ports/user-directory.ts';
import type { UserCount } from '../user-count.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { USER_UNKNOWN } from '../../accounts.errors.ts';

export interface UsersRequest extends UserOrder, UserGroup {
  /** As typed. */
  readonly search: string;
  readonly limit: number;
  /** Starts at 1; ignored when a cursor is given. */
  readonly page: number;
  readonly cursor: string | null;
}

export interface UsersPage {
  readonly users: readonly UserListItem[];
  readonly page: number;
  readonly total: number;
  /** Whether a search has more matches than were counted. */
  readonly totalIsMinimum: boolean;
  readonly totalPages: number;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** The same wish, as the parts of this use case need it. */
interface UserQuery {
  readonly filter: UserFilter;
  readonly order: UserOrder;
  readonly limit: number;
  readonly total: number;
  readonly totalIsMinimum: boolean;
}

interface Found {
  readonly users: readonly UserListItem[];
  readonly page: number;
  readonly hasNext: boolean;
}

/** The users of the platform, a page at a time, by its number or from the page before or behind it. */
export class ListUsers {
  constructor(
    private readonly users: Pick<UserDirectory, 'query'>,
    private readonly totals: Pick<UserCount, 'count'>,
  ) {}

  async execute(request: UsersRequest, principal: Principal): Promise<UsersPage> {
    asOperator(principal);
    const { sort, direction, search, limit: most, page, cursor: place, ...group } = request;
    const order = { sort, direction };
    const filter = { text: searchText(search), ...group };
    const limit = Math.min(Math.max(1, Math.trunc(most)), PAGE_LIMIT);
    const cursor = place === null ? null : parseUserCursor(place, order);
    const counted = await this.totals.count(filter);
    const totalIsMinimum = filter.text !== null && counted > MAX_COUNTED_MATCHES;
    const total = totalIsMinimum ? MAX_COUNTED_MATCHES : counted;
    const query = { filter, order, limit, total, totalIsMinimum };
    const found = await (cursor ? this.from(cursor, query) : this.numbered(page, query));
    const { users, hasNext } = found;
    const known = totalIsMinimum ? found.page + Number(hasNext) : 1;
    const totalPages = Math.max(known, Math.ceil(total / limit));
    return {
      ...{ users, page: found.page, total, totalIsMinimum, totalPages },
      ...cursorsOf(found, order),
    };
  }

  private async numbered(page: number, query: UserQuery): Promise<Found> {
    const { filter, order, limit, total, totalIsMinimum } = query;
    const { from, skip, take } = pageWindow(page, limit, total, totalIsMinimum);
    const slice = { filter, matches: total, after: null, skip };
    if (from === 'start') {
      const rows = await this.users.query({ ...slice, order, limit: take + 1 });
      return { users: rows.slice(0, take), page, hasNext: rows.length > take };
    }
    const rows = await this.users.query({ ...slice, order: reverseOrder(order), limit: take });
    return { users: rows.toReversed(), page, hasNext: skip > 0 };
  }

  private async from({ way, position: place, page }: UserCursor, query: UserQuery): Promise<Found> {
    const { filter, order, limit, total } = query;
    const isNext = way === 'next';
    const rows = await this.users.query({
      filter,
      order: isNext ? order : reverseOrder(order),
      matches: total,
      after: place,
      skip: 0,
      limit: limit + 1,
    });
    const users = rows.slice(0, limit);
    const hasMore = rows.length > limit;
    if (isNext) return { users, page, hasNext: hasMore };
    return { users: users.toReversed(), page: hasMore ? Math.max(2, page) : 1, hasNext: true };
  }
}

function cursorsOf(
  { users, page, hasNext }: Found,
  order: UserOrder,
): Pick<UsersPage, 'nextCursor' | 'previousCursor'> {
  const at = (person: UserView | undefined, way: UserCursor['way'], to: number) =>
    person
      ? formatUserCursor({ order, way, position: userPosition(person, order.sort), page: to })
      : null;
  return {
    nextCursor: hasNext ? at(users.at(-1), 'next', page + 1) : null,
    previousCursor: page > 1 ? at(users[0], 'previous', page - 1) : null,
  };
}

/** One user. */
export class ReadUser {
  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async execute(id: string, principal: Principal): Promise<UserView> {
    asOperator(principal);
    const user = await this.users.find(id);
    if (!user) throw USER_UNKNOWN();
    return userView(user);
  }
}
