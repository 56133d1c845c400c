import { useListAuditEntriesQuery } from '../../../api/generated-admin.ts';
import { useAdmin } from '../session/use-admin.tsx';

export interface LastChange {
  readonly at: string;
  /** Null while it is not known. */
  readonly by: string | null;
}

interface Changed {
  readonly id: string;
  readonly updatedAt: string;
}

/** Who changed a record last, by the audit log, which superadmins alone may read, and when. */
export function useLastChange(changed: Changed | null): LastChange {
  const { role } = useAdmin();
  // The entry of a change is of the same moment.
  const until = changed && new Date(Date.parse(changed.updatedAt) + 1).toISOString();
  const { currentData } = useListAuditEntriesQuery(
    { subjectId: changed?.id, from: changed?.updatedAt, to: until ?? undefined, limit: 1 },
    { skip: changed === null || role !== 'superadmin' },
  );
  return { at: changed?.updatedAt ?? '', by: currentData?.data[0]?.actor.name ?? null };
}
