import type { UserView } from '../administration/account-views.ts';
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

/** Lists of users. test/conformance/user-directory states what every adapter must do. */
export interface UserDirectory {
  query(query: UserQuery): Promise<readonly UserView[]>;
  /** `isThrottled` runs at low priority and takes longer. */
  count(filter: UserFilter, isThrottled?: boolean): Promise<number>;
}
