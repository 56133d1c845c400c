import type { UserListItem } from '../administration/account-views.ts';
import type { UserFilter, UserOrder, UserPosition } from '../administration/user-list.ts';

export interface UserQuery {
  readonly filter: UserFilter;
  readonly order: UserOrder;
  /** Estimated number of matches. It selects the query plan, not the result. */
  readonly matches: number;
  /** Rows after this position; null starts at the first row. */
  readonly after: UserPosition | null;
  readonly skip: number;
  readonly limit: number;
}

export interface CountOptions {
  /** Runs at low priority and takes longer. */
  readonly isThrottled?: boolean;
  /** Null counts all. */
  readonly limit?: number | null;
}

/** Lists of users. test/conformance/user-directory states what every adapter must do. */
export interface UserDirectory {
  query(query: UserQuery): Promise<readonly UserListItem[]>;
  /** Counts no further than to the limit. */
  count(filter: UserFilter, options?: CountOptions): Promise<number>;
}
