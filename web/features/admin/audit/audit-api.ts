import {
  adminApi,
  type AuditEntriesResponse,
  type AuditEntryResponse,
  type GroupedAuditEntryResponse,
  type AuditIntegrityResponse,
  type ExportAuditApiArg,
} from '../../../api/generated-admin.ts';

/** An entry of the audit log as the console's API speaks of it. */
export type AuditEntry = AuditEntryResponse;

/** The newest of the entries that one action wrote together. */
export type GroupedEntry = GroupedAuditEntryResponse;

export type AuditPage = AuditEntriesResponse;
export type Integrity = AuditIntegrityResponse['data'];

export type AuditFilterQuery = Omit<ExportAuditApiArg, 'format'>;
export type ExportFormat = NonNullable<ExportAuditApiArg['format']>;

/** The calls of the audit log; what is taken back there is of another list too. */
export const {
  useListAuditEntriesQuery,
  useReadAuditEntryQuery,
  useReadAuditIntegrityQuery,
  useLazyExportAuditQuery,
  useRevertAuditEntryMutation,
} = adminApi.enhanceEndpoints<'home'>({
  addTagTypes: ['home'],
  endpoints: {
    listAuditEntries: { keepUnusedDataFor: 60 },
    readAuditIntegrity: {
      keepUnusedDataFor: 0,
      // The dashboard keeps its figures for minutes; that the chain is broken it says at once.
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer?.data.data.broken) return;
        dispatch(
          adminApi.util.updateQueryData('readDashboardStats', undefined, ({ data }) => {
            data.auditWhole = false;
            data.health = 'degraded';
          }),
        );
      },
    },
    exportAudit: { keepUnusedDataFor: 0, providesTags: [] },
    revertAuditEntry: {
      invalidatesTags: (_answer, error) =>
        error ? [] : ['admin audit', 'admin tools', 'admin users', 'admins', 'home'],
    },
  },
});
