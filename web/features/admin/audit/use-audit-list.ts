import { midnight } from '../data-table/use-list-address.ts';
import { AUDIT_REALMS } from '@toolyard/core/audit';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TableFault } from '../../../ui/data-table/table-states.tsx';
import type { ListAddress } from '../data-table/use-list-address.ts';
import { useListAuditEntriesQuery, type AuditFilterQuery, type AuditPage } from './audit-api.ts';

/** What the address filters by. */
export const FILTERS = [
  'realm',
  'actor',
  'action',
  'subject',
  'subjectKind',
  'subjectId',
  'from',
  'to',
] as const;
export type FilterName = (typeof FILTERS)[number];

export const filterQuery = ({ filter }: Pick<ListAddress, 'filter'>): AuditFilterQuery => ({
  realm: AUDIT_REALMS.find((realm) => realm === filter('realm')),
  actor: filter('actor') || undefined,
  action: filter('action') || undefined,
  subject: filter('subject') || undefined,
  subjectKind: filter('subjectKind') || undefined,
  subjectId: filter('subjectId') || undefined,
  from: midnight(filter('from'), 0),
  to: midnight(filter('to'), 1),
});

interface AuditList {
  /** Undefined until it is there. */
  readonly page: AuditPage | undefined;
  /** The rows are those of before. */
  readonly stale: boolean;
  readonly fault: TableFault | null;
}

/** The entries that an address asks for; what is new is asked for at every visit. */
export function useAuditList(list: ListAddress): AuditList {
  const t = useText();
  const { data, currentData, error, isFetching, refetch } = useListAuditEntriesQuery(
    {
      ...filterQuery(list),
      limit: list.size,
      cursor: list.filter('before') || undefined,
      grouped: list.filter('each') === '' ? 'true' : 'false',
    },
    { refetchOnMountOrArgChange: true },
  );
  const failed = error !== undefined && !currentData;
  const fault = {
    text: errorMessage(error, t('audit.listFailed')),
    onRetry: () => void refetch(),
    busy: isFetching,
  };
  return {
    page: failed ? undefined : (currentData ?? data),
    stale: isFetching && data !== undefined && !currentData,
    fault: failed ? fault : null,
  };
}
