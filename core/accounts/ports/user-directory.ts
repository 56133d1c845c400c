import type { UserView } from '../administration/account-views.ts';
import type { UserFilter, UserOrder, UserPosition } from '../administration/user-list.ts';

export interface UserQuery {
  readonly filter: UserFilter;
  readonly order: UserOrder;
  /** About how many the filter lets through. The shorter way to the rows depends on it, the rows do not. */
  readonly matches: number;
  /** Only those behind it; null from the first one on. */
  readonly after: UserPosition | null;
  readonly skip: number;
  readonly limit: number;
}

/** The accounts as lists of many. test/conformance/user-directory states what every adapter must do. */
export interface UserDirectory {
  query(wanted: UserQuery): Promise<readonly UserView[]>;
  /** `gently` takes longer and leaves the machine to the calls beside it. */
  count(filter: UserFilter, gently?: boolean): Promise<number>;
}
