import { midnight } from '../data-table/use-list-address.ts';
import {
  EMAIL_STATES,
  SECOND_FACTOR_SETTINGS,
  USER_ROLES,
  USER_STATUSES,
} from '@toolyard/core/accounts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TableFault } from '../../../ui/data-table/table-states.tsx';
import type { ListAddress } from '../data-table/use-list-address.ts';
import { failureText, isOutage } from '../../../api/call-failure.ts';
import { signInBounds } from './use-user-filters.ts';
import { USER_SORTS } from './user-sorts.ts';
import { SAMPLE_USERS } from './sample-users.ts';
import { useListUsersQuery, type ListedUser, type UserPage } from './users-api.ts';

/** Seconds that a list of the console stays fresh. */
const FRESH_FOR = 300;

/** What the address limits the list to, beside the search. */
export function useGroupQuery({ filter }: Pick<ListAddress, 'filter'>) {
  const { services } = useApplication();
  return {
    role: USER_ROLES.find((role) => role === filter('role')),
    status: USER_STATUSES.find((status) => status === filter('status')),
    emailState: EMAIL_STATES.find((state) => state === filter('email')),
    secondFactor: SECOND_FACTOR_SETTINGS.find((setting) => setting === filter('secondFactor')),
    ...signInBounds(filter('signIn'), services.now()),
    from: midnight(filter('from'), 0),
    to: midnight(filter('to'), 1),
  };
}

interface UserList {
  /** Undefined until they are there. */
  readonly rows: readonly ListedUser[] | undefined;
  /** Null while nothing is known of the list. */
  readonly page: UserPage | null;
  /** The rows are samples: development only, during an outage. */
  readonly samples: boolean;
  /** The rows are those of before. */
  readonly stale: boolean;
  readonly fault: TableFault | null;
}

/** The page of users that an address asks for. */
export function useUserList(list: ListAddress): UserList {
  const t = useText();
  const { development } = useApplication().services;
  const group = useGroupQuery(list);
  const { data, currentData, error, isFetching, refetch } = useListUsersQuery(
    {
      ...(list.cursor === '' ? { page: list.page } : { cursor: list.cursor }),
      limit: list.size,
      search: list.search || undefined,
      ...group,
      sort: USER_SORTS.find((sort) => sort === list.sort.by),
      direction: list.sort.direction,
    },
    { refetchOnMountOrArgChange: FRESH_FOR },
  );
  const failed = error !== undefined && !currentData;
  const samples = development && failed && isOutage(error);
  const page = failed ? null : (currentData ?? data ?? null);
  const fault = {
    text: failureText(error, t('users.listFailed')),
    onRetry: () => void refetch(),
    busy: isFetching,
  };
  return {
    rows: samples ? SAMPLE_USERS : page?.users,
    page,
    samples,
    stale: isFetching && page !== null && !currentData,
    fault: failed ? fault : null,
  };
}
