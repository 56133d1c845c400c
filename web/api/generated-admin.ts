import { baseApi as api } from './base-api';
export const addTagTypes = [
  'admin lottery',
  'admin session',
  'admin profile',
  'admin second factor',
  'admin tools',
  'admin users',
  'admins',
  'admin audit',
  'admin dashboard',
  'admin outbox',
  'admin market',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listManagedEvents: build.query<ListManagedEventsApiResponse, ListManagedEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin lottery'],
      }),
      createManagedEvent: build.mutation<CreateManagedEventApiResponse, CreateManagedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events`,
          method: 'POST',
          body: queryArg.saveEventRequest,
        }),
        invalidatesTags: ['admin lottery'],
      }),
      readManagedEvent: build.query<ReadManagedEventApiResponse, ReadManagedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['admin lottery'],
      }),
      editManagedEvent: build.mutation<EditManagedEventApiResponse, EditManagedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.saveEventRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin lottery'],
      }),
      deleteManagedEvent: build.mutation<DeleteManagedEventApiResponse, DeleteManagedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin lottery'],
      }),
      publishManagedEvent: build.mutation<
        PublishManagedEventApiResponse,
        PublishManagedEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin lottery'],
      }),
      cancelManagedEvent: build.mutation<CancelManagedEventApiResponse, CancelManagedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
          body: queryArg.cancelEventRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin lottery'],
      }),
      runEventStep: build.mutation<RunEventStepApiResponse, RunEventStepApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/step`,
          method: 'POST',
          body: queryArg.eventStepRequest,
        }),
        invalidatesTags: ['admin lottery'],
      }),
      listEntries: build.query<ListEntriesApiResponse, ListEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/entries`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin lottery'],
      }),
      exportEntries: build.query<ExportEntriesApiResponse, ExportEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/entries/export`,
        }),
        providesTags: ['admin lottery'],
      }),
      forfeitPrize: build.mutation<ForfeitPrizeApiResponse, ForfeitPrizeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/winners/${encodeURIComponent(String(queryArg.entry))}/forfeit`,
          method: 'POST',
          body: queryArg.forfeitRequest,
        }),
        invalidatesTags: ['admin lottery'],
      }),
      listOrganisers: build.query<ListOrganisersApiResponse, ListOrganisersApiArg>({
        query: () => ({ url: `/api/admin/lottery/organisers` }),
        providesTags: ['admin lottery'],
      }),
      grantOrganiser: build.mutation<GrantOrganiserApiResponse, GrantOrganiserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/organisers/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
        }),
        invalidatesTags: ['admin lottery'],
      }),
      revokeOrganiser: build.mutation<RevokeOrganiserApiResponse, RevokeOrganiserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/organisers/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin lottery'],
      }),
      signInAdmin: build.mutation<SignInAdminApiResponse, SignInAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/auth/login`,
          method: 'POST',
          body: queryArg.adminSignInRequest,
        }),
        invalidatesTags: ['admin session'],
      }),
      refreshAdminSession: build.mutation<
        RefreshAdminSessionApiResponse,
        RefreshAdminSessionApiArg
      >({
        query: () => ({ url: `/api/admin/auth/refresh`, method: 'POST' }),
        invalidatesTags: ['admin session'],
      }),
      signOutAdmin: build.mutation<SignOutAdminApiResponse, SignOutAdminApiArg>({
        query: () => ({ url: `/api/admin/auth/logout`, method: 'POST' }),
        invalidatesTags: ['admin session'],
      }),
      readSignInHint: build.query<ReadSignInHintApiResponse, ReadSignInHintApiArg>({
        query: () => ({ url: `/api/admin/auth/hint` }),
        providesTags: ['admin session'],
      }),
      readAdminProfile: build.query<ReadAdminProfileApiResponse, ReadAdminProfileApiArg>({
        query: () => ({ url: `/api/admin/profile` }),
        providesTags: ['admin profile'],
      }),
      editAdminProfile: build.mutation<EditAdminProfileApiResponse, EditAdminProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/profile`,
          method: 'PUT',
          body: queryArg.adminProfileRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin profile'],
      }),
      changeAdminPassword: build.mutation<
        ChangeAdminPasswordApiResponse,
        ChangeAdminPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/profile/password`,
          method: 'PUT',
          body: queryArg.changeAdminPasswordRequest,
        }),
        invalidatesTags: ['admin profile', 'admin session'],
      }),
      readAdminSecondFactor: build.query<
        ReadAdminSecondFactorApiResponse,
        ReadAdminSecondFactorApiArg
      >({
        query: () => ({ url: `/api/admin/auth/second-factor` }),
        providesTags: ['admin second factor'],
      }),
      startAdminSecondFactor: build.mutation<
        StartAdminSecondFactorApiResponse,
        StartAdminSecondFactorApiArg
      >({
        query: () => ({ url: `/api/admin/auth/second-factor`, method: 'POST' }),
        invalidatesTags: ['admin second factor'],
      }),
      removeAdminSecondFactor: build.mutation<
        RemoveAdminSecondFactorApiResponse,
        RemoveAdminSecondFactorApiArg
      >({
        query: () => ({ url: `/api/admin/auth/second-factor`, method: 'DELETE' }),
        invalidatesTags: ['admin second factor'],
      }),
      confirmAdminSecondFactor: build.mutation<
        ConfirmAdminSecondFactorApiResponse,
        ConfirmAdminSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/auth/second-factor/confirm`,
          method: 'POST',
          body: queryArg.confirmSecondFactorRequest,
        }),
        invalidatesTags: ['admin second factor'],
      }),
      renewAdminRecoveryCodes: build.mutation<
        RenewAdminRecoveryCodesApiResponse,
        RenewAdminRecoveryCodesApiArg
      >({
        query: () => ({ url: `/api/admin/auth/second-factor/recovery-codes`, method: 'POST' }),
        invalidatesTags: ['admin second factor'],
      }),
      listAdminSessions: build.query<ListAdminSessionsApiResponse, ListAdminSessionsApiArg>({
        query: () => ({ url: `/api/admin/auth/sessions` }),
        providesTags: ['admin session'],
      }),
      endAdminSession: build.mutation<EndAdminSessionApiResponse, EndAdminSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin session'],
      }),
      endAdminSessions: build.mutation<EndAdminSessionsApiResponse, EndAdminSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/auth/sessions/end`,
          method: 'POST',
          body: queryArg.endSessionsRequest,
        }),
        invalidatesTags: ['admin session'],
      }),
      reauthenticateAdmin: build.mutation<
        ReauthenticateAdminApiResponse,
        ReauthenticateAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/auth/reauthenticate`,
          method: 'POST',
          body: queryArg.reauthenticateRequest,
        }),
        invalidatesTags: ['admin session'],
      }),
      reorderTools: build.mutation<ReorderToolsApiResponse, ReorderToolsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tools/order`,
          method: 'PUT',
          body: queryArg.reorderToolsRequest,
        }),
        invalidatesTags: ['admin tools'],
      }),
      changeTools: build.mutation<ChangeToolsApiResponse, ChangeToolsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tools/bulk`,
          method: 'POST',
          body: queryArg.bulkToolsRequest,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['admin tools'],
      }),
      listTrash: build.query<ListTrashApiResponse, ListTrashApiArg>({
        query: () => ({ url: `/api/admin/deleted-tools` }),
        providesTags: ['admin tools'],
      }),
      restoreTool: build.mutation<RestoreToolApiResponse, RestoreToolApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/deleted-tools/${encodeURIComponent(String(queryArg.key))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['admin tools'],
      }),
      eraseTool: build.mutation<EraseToolApiResponse, EraseToolApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/deleted-tools/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin tools'],
      }),
      listAllTools: build.query<ListAllToolsApiResponse, ListAllToolsApiArg>({
        query: () => ({ url: `/api/admin/tools` }),
        providesTags: ['admin tools'],
      }),
      createTool: build.mutation<CreateToolApiResponse, CreateToolApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tools`,
          method: 'POST',
          body: queryArg.createToolRequest,
        }),
        invalidatesTags: ['admin tools'],
      }),
      editTool: build.mutation<EditToolApiResponse, EditToolApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tools/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.editToolRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin tools'],
      }),
      deleteTool: build.mutation<DeleteToolApiResponse, DeleteToolApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tools/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin tools'],
      }),
      duplicateTool: build.mutation<DuplicateToolApiResponse, DuplicateToolApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tools/${encodeURIComponent(String(queryArg.id))}/duplicate`,
          method: 'POST',
        }),
        invalidatesTags: ['admin tools'],
      }),
      uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/upload/image`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['admin tools'],
      }),
      changeUsers: build.mutation<ChangeUsersApiResponse, ChangeUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/bulk`,
          method: 'POST',
          body: queryArg.bulkUsersRequest,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['admin users'],
      }),
      exportUsers: build.query<ExportUsersApiResponse, ExportUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/export`,
          params: {
            search: queryArg.search,
            role: queryArg.role,
            status: queryArg.status,
          },
        }),
        providesTags: ['admin users'],
      }),
      importUsers: build.mutation<ImportUsersApiResponse, ImportUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/import`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            dryRun: queryArg.dryRun,
          },
        }),
        invalidatesTags: ['admin users'],
      }),
      endSessionsOfUser: build.mutation<EndSessionsOfUserApiResponse, EndSessionsOfUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions/end`,
          method: 'POST',
        }),
        invalidatesTags: ['admin users'],
      }),
      removeSecondFactorOfUser: build.mutation<
        RemoveSecondFactorOfUserApiResponse,
        RemoveSecondFactorOfUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin users'],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            search: queryArg.search,
            role: queryArg.role,
            status: queryArg.status,
            page: queryArg.page,
            limit: queryArg.limit,
            sort: queryArg.sort,
            direction: queryArg.direction,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin users'],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          method: 'POST',
          body: queryArg.createUserRequest,
        }),
        invalidatesTags: ['admin users'],
      }),
      readUser: build.query<ReadUserApiResponse, ReadUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['admin users'],
      }),
      editUser: build.mutation<EditUserApiResponse, EditUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.editUserRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin users'],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin users'],
      }),
      listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({
        query: () => ({ url: `/api/admin/admins` }),
        providesTags: ['admins'],
      }),
      createAdmin: build.mutation<CreateAdminApiResponse, CreateAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins`,
          method: 'POST',
          body: queryArg.createAdminRequest,
        }),
        invalidatesTags: ['admins'],
      }),
      readAdmin: build.query<ReadAdminApiResponse, ReadAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['admins'],
      }),
      editAdmin: build.mutation<EditAdminApiResponse, EditAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.editAdminRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admins'],
      }),
      deleteAdmin: build.mutation<DeleteAdminApiResponse, DeleteAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admins'],
      }),
      endSessionsOfAdmin: build.mutation<EndSessionsOfAdminApiResponse, EndSessionsOfAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/sessions/end`,
          method: 'POST',
        }),
        invalidatesTags: ['admins'],
      }),
      removeSecondFactorOfAdmin: build.mutation<
        RemoveSecondFactorOfAdminApiResponse,
        RemoveSecondFactorOfAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/second-factor`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admins'],
      }),
      listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit`,
          params: {
            realm: queryArg.realm,
            actor: queryArg.actor,
            action: queryArg.action,
            subjectKind: queryArg.subjectKind,
            subject: queryArg.subject,
            from: queryArg['from'],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin audit'],
      }),
      readAuditIntegrity: build.query<ReadAuditIntegrityApiResponse, ReadAuditIntegrityApiArg>({
        query: () => ({ url: `/api/admin/audit/integrity` }),
        providesTags: ['admin audit'],
      }),
      exportAudit: build.query<ExportAuditApiResponse, ExportAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit/export`,
          params: {
            realm: queryArg.realm,
            actor: queryArg.actor,
            action: queryArg.action,
            subjectKind: queryArg.subjectKind,
            subject: queryArg.subject,
            from: queryArg['from'],
            to: queryArg.to,
            format: queryArg.format,
          },
        }),
        providesTags: ['admin audit'],
      }),
      readAuditEntry: build.query<ReadAuditEntryApiResponse, ReadAuditEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit/${encodeURIComponent(String(queryArg.sequence))}`,
        }),
        providesTags: ['admin audit'],
      }),
      revertAuditEntry: build.mutation<RevertAuditEntryApiResponse, RevertAuditEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit/${encodeURIComponent(String(queryArg.sequence))}/revert`,
          method: 'POST',
        }),
        invalidatesTags: ['admin audit'],
      }),
      readDashboardStats: build.query<ReadDashboardStatsApiResponse, ReadDashboardStatsApiArg>({
        query: () => ({ url: `/api/admin/dashboard/stats` }),
        providesTags: ['admin dashboard'],
      }),
      listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
        query: () => ({ url: `/api/admin/dashboard/activity` }),
        providesTags: ['admin dashboard'],
      }),
      readOutbox: build.query<ReadOutboxApiResponse, ReadOutboxApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/outbox`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin outbox'],
      }),
      readEarningsUpload: build.query<ReadEarningsUploadApiResponse, ReadEarningsUploadApiArg>({
        query: () => ({ url: `/api/admin/market/earnings` }),
        providesTags: ['admin market'],
      }),
      storeEarningsFile: build.mutation<StoreEarningsFileApiResponse, StoreEarningsFileApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/market/earnings`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['admin market'],
      }),
      removeEarningsFile: build.mutation<RemoveEarningsFileApiResponse, RemoveEarningsFileApiArg>({
        query: () => ({ url: `/api/admin/market/earnings`, method: 'DELETE' }),
        invalidatesTags: ['admin market'],
      }),
      checkEarningsFile: build.mutation<CheckEarningsFileApiResponse, CheckEarningsFileApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/market/earnings/check`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['admin market'],
      }),
      readMarketOperations: build.query<
        ReadMarketOperationsApiResponse,
        ReadMarketOperationsApiArg
      >({
        query: () => ({ url: `/api/admin/market` }),
        providesTags: ['admin market'],
      }),
      storeMarketKey: build.mutation<StoreMarketKeyApiResponse, StoreMarketKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/market/key`,
          method: 'PUT',
          body: queryArg.storeMarketKeyRequest,
        }),
        invalidatesTags: ['admin market'],
      }),
      removeMarketKey: build.mutation<RemoveMarketKeyApiResponse, RemoveMarketKeyApiArg>({
        query: () => ({ url: `/api/admin/market/key`, method: 'DELETE' }),
        invalidatesTags: ['admin market'],
      }),
      checkMarketKey: build.mutation<CheckMarketKeyApiResponse, CheckMarketKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/market/key/check`,
          method: 'POST',
          body: queryArg.checkMarketKeyRequest,
        }),
        invalidatesTags: ['admin market'],
      }),
      checkMarketProvider: build.mutation<
        CheckMarketProviderApiResponse,
        CheckMarketProviderApiArg
      >({
        query: () => ({ url: `/api/admin/market/check`, method: 'POST' }),
        invalidatesTags: ['admin market'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type ListManagedEventsApiResponse = /** status 200  */ ManagedEventsResponse;
export type ListManagedEventsApiArg = {
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type CreateManagedEventApiResponse = /** status 201  */ ManagedEventEnvelope;
export type CreateManagedEventApiArg = {
  saveEventRequest: SaveEventRequest;
};
export type ReadManagedEventApiResponse = /** status 200  */ ManagedEventEnvelope;
export type ReadManagedEventApiArg = {
  id: string;
};
export type EditManagedEventApiResponse = /** status 200  */ ManagedEventEnvelope;
export type EditManagedEventApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  saveEventRequest: SaveEventRequest;
};
export type DeleteManagedEventApiResponse = unknown;
export type DeleteManagedEventApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type PublishManagedEventApiResponse = /** status 200  */ ManagedEventEnvelope;
export type PublishManagedEventApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type CancelManagedEventApiResponse = /** status 200  */ ManagedEventEnvelope;
export type CancelManagedEventApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  cancelEventRequest: CancelEventRequest;
};
export type RunEventStepApiResponse = /** status 200  */ EventStepResponse;
export type RunEventStepApiArg = {
  id: string;
  eventStepRequest: EventStepRequest;
};
export type ListEntriesApiResponse = /** status 200  */ AdminEntriesResponse;
export type ListEntriesApiArg = {
  id: string;
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ExportEntriesApiResponse =
  /** status 200 Text that a sheet takes for no formula */ string;
export type ExportEntriesApiArg = {
  id: string;
};
export type ForfeitPrizeApiResponse = unknown;
export type ForfeitPrizeApiArg = {
  id: string;
  /** Number of the entry */
  entry: string;
  forfeitRequest: ForfeitRequest;
};
export type ListOrganisersApiResponse = /** status 200  */ OrganisersResponse;
export type ListOrganisersApiArg = void;
export type GrantOrganiserApiResponse = unknown;
export type GrantOrganiserApiArg = {
  /** Id of a user */
  id: string;
};
export type RevokeOrganiserApiResponse = unknown;
export type RevokeOrganiserApiArg = {
  /** Id of a user */
  id: string;
};
export type SignInAdminApiResponse = /** status 200  */ AdminSessionResponse;
export type SignInAdminApiArg = {
  adminSignInRequest: AdminSignInRequest;
};
export type RefreshAdminSessionApiResponse = /** status 200  */ AdminSessionResponse;
export type RefreshAdminSessionApiArg = void;
export type SignOutAdminApiResponse = unknown;
export type SignOutAdminApiArg = void;
export type ReadSignInHintApiResponse = /** status 200  */ SignInHintResponse;
export type ReadSignInHintApiArg = void;
export type ReadAdminProfileApiResponse = /** status 200  */ AdminProfileResponse;
export type ReadAdminProfileApiArg = void;
export type EditAdminProfileApiResponse = /** status 200  */ AdminProfileResponse;
export type EditAdminProfileApiArg = {
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  adminProfileRequest: AdminProfileRequest;
};
export type ChangeAdminPasswordApiResponse = unknown;
export type ChangeAdminPasswordApiArg = {
  changeAdminPasswordRequest: ChangeAdminPasswordRequest;
};
export type ReadAdminSecondFactorApiResponse = /** status 200  */ SecondFactorAnswer;
export type ReadAdminSecondFactorApiArg = void;
export type StartAdminSecondFactorApiResponse =
  /** status 201 Pending until it is confirmed */ NewSecondFactorAnswer;
export type StartAdminSecondFactorApiArg = void;
export type RemoveAdminSecondFactorApiResponse = unknown;
export type RemoveAdminSecondFactorApiArg = void;
export type ConfirmAdminSecondFactorApiResponse = /** status 200  */ RecoveryCodesAnswer;
export type ConfirmAdminSecondFactorApiArg = {
  confirmSecondFactorRequest: ConfirmSecondFactorRequest;
};
export type RenewAdminRecoveryCodesApiResponse =
  /** status 200 The earlier codes are void */ RecoveryCodesAnswer;
export type RenewAdminRecoveryCodesApiArg = void;
export type ListAdminSessionsApiResponse = /** status 200  */ OwnSessionsResponse;
export type ListAdminSessionsApiArg = void;
export type EndAdminSessionApiResponse = unknown;
export type EndAdminSessionApiArg = {
  id: string;
};
export type EndAdminSessionsApiResponse = unknown;
export type EndAdminSessionsApiArg = {
  endSessionsRequest: EndSessionsRequest;
};
export type ReauthenticateAdminApiResponse = /** status 200  */ AdminReauthenticatedResponse;
export type ReauthenticateAdminApiArg = {
  reauthenticateRequest: ReauthenticateRequest;
};
export type ReorderToolsApiResponse = /** status 200  */ AdminToolListResponse;
export type ReorderToolsApiArg = {
  reorderToolsRequest: ReorderToolsRequest;
};
export type ChangeToolsApiResponse = /** status 200  */ BulkToolsResponse;
export type ChangeToolsApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  bulkToolsRequest: BulkToolsRequest;
};
export type ListTrashApiResponse = /** status 200  */ TrashResponse;
export type ListTrashApiArg = void;
export type RestoreToolApiResponse = /** status 200  */ AdminToolEnvelope;
export type RestoreToolApiArg = {
  key: string;
};
export type EraseToolApiResponse = unknown;
export type EraseToolApiArg = {
  key: string;
};
export type ListAllToolsApiResponse = /** status 200  */ AdminToolListResponse;
export type ListAllToolsApiArg = void;
export type CreateToolApiResponse = /** status 201  */ AdminToolEnvelope;
export type CreateToolApiArg = {
  createToolRequest: CreateToolRequest;
};
export type EditToolApiResponse = /** status 200  */ AdminToolEnvelope;
export type EditToolApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  editToolRequest: EditToolRequest;
};
export type DeleteToolApiResponse = unknown;
export type DeleteToolApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type DuplicateToolApiResponse = /** status 201  */ AdminToolEnvelope;
export type DuplicateToolApiArg = {
  id: string;
};
export type UploadImageApiResponse = /** status 201  */ UploadResponse;
export type UploadImageApiArg = {
  body: {
    image: Blob;
  };
};
export type ChangeUsersApiResponse = /** status 200  */ BulkUsersResponse;
export type ChangeUsersApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  bulkUsersRequest: BulkUsersRequest;
};
export type ExportUsersApiResponse =
  /** status 200 Text that a sheet takes for no formula */ string;
export type ExportUsersApiArg = {
  /** What the name or the e-mail begins with, in any case */
  search?: string;
  role?: UserRole;
  status?: UserStatus;
};
export type ImportUsersApiResponse = /** status 200  */ ImportUsersResponse;
export type ImportUsersApiArg = {
  /** Says what would become of each line, and changes nothing */
  dryRun?: 'true' | 'false';
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** UTF-8, columns name and email, maybe role; up to 1,000 users and 1 MB */
  body: {
    file: Blob;
  };
};
export type EndSessionsOfUserApiResponse = unknown;
export type EndSessionsOfUserApiArg = {
  id: string;
};
export type RemoveSecondFactorOfUserApiResponse = unknown;
export type RemoveSecondFactorOfUserApiArg = {
  id: string;
};
export type ListUsersApiResponse = /** status 200  */ ManagedUsersResponse;
export type ListUsersApiArg = {
  /** What the name or the e-mail begins with, in any case */
  search?: string;
  role?: UserRole;
  status?: UserStatus;
  /** At most 10,000 users away from either end of the list; cursors go everywhere */
  page?: number;
  limit?: number;
  sort?: UserSort;
  direction?: SortDirection;
  /** nextCursor or previousCursor of a list of the same order; goes before the page */
  cursor?: string;
};
export type CreateUserApiResponse = /** status 201  */ ManagedUserEnvelope;
export type CreateUserApiArg = {
  createUserRequest: CreateUserRequest;
};
export type ReadUserApiResponse = /** status 200  */ ManagedUserEnvelope;
export type ReadUserApiArg = {
  id: string;
};
export type EditUserApiResponse = /** status 200  */ ManagedUserEnvelope;
export type EditUserApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  editUserRequest: EditUserRequest;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type ListAdminsApiResponse = /** status 200  */ AdminsResponse;
export type ListAdminsApiArg = void;
export type CreateAdminApiResponse = /** status 201  */ AdminEnvelope;
export type CreateAdminApiArg = {
  createAdminRequest: CreateAdminRequest;
};
export type ReadAdminApiResponse = /** status 200  */ AdminResponse;
export type ReadAdminApiArg = {
  id: string;
};
export type EditAdminApiResponse = /** status 200  */ AdminEnvelope;
export type EditAdminApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  editAdminRequest: EditAdminRequest;
};
export type DeleteAdminApiResponse = unknown;
export type DeleteAdminApiArg = {
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type EndSessionsOfAdminApiResponse = unknown;
export type EndSessionsOfAdminApiArg = {
  id: string;
};
export type RemoveSecondFactorOfAdminApiResponse = unknown;
export type RemoveSecondFactorOfAdminApiArg = {
  id: string;
};
export type ListAuditEntriesApiResponse = /** status 200  */ AuditEntriesResponse;
export type ListAuditEntriesApiArg = {
  realm?: AuditRealm;
  /** The actor's id, username or e-mail */
  actor?: string;
  action?: string;
  subjectKind?: string;
  /** The subject's id or name */
  subject?: string;
  /** From this moment, or this day in UTC, on */
  from?: string;
  /** Before this moment, or until the end of this day in UTC */
  to?: string;
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ReadAuditIntegrityApiResponse = /** status 200  */ AuditIntegrityResponse;
export type ReadAuditIntegrityApiArg = void;
export type ExportAuditApiResponse = /** status 200  */ string;
export type ExportAuditApiArg = {
  realm?: AuditRealm;
  /** The actor's id, username or e-mail */
  actor?: string;
  action?: string;
  subjectKind?: string;
  /** The subject's id or name */
  subject?: string;
  /** From this moment, or this day in UTC, on */
  from?: string;
  /** Before this moment, or until the end of this day in UTC */
  to?: string;
  format?: 'csv' | 'jsonl';
};
export type ReadAuditEntryApiResponse = /** status 200  */ ReadAuditEntryResponse;
export type ReadAuditEntryApiArg = {
  sequence: number;
};
export type RevertAuditEntryApiResponse = unknown;
export type RevertAuditEntryApiArg = {
  sequence: number;
};
export type ReadDashboardStatsApiResponse = /** status 200  */ DashboardStatsResponse;
export type ReadDashboardStatsApiArg = void;
export type ListActivityApiResponse = /** status 200  */ ActivityResponse;
export type ListActivityApiArg = void;
export type ReadOutboxApiResponse = /** status 200  */ OutboxResponse;
export type ReadOutboxApiArg = {
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ReadEarningsUploadApiResponse = /** status 200  */ EarningsUploadResponse;
export type ReadEarningsUploadApiArg = void;
export type StoreEarningsFileApiResponse = /** status 200  */ EarningsUploadResponse;
export type StoreEarningsFileApiArg = {
  /** UTF-8, columns symbol and date, maybe time and status; up to 5,000 dates and 1 MB */
  body: {
    file: Blob;
  };
};
export type RemoveEarningsFileApiResponse = unknown;
export type RemoveEarningsFileApiArg = void;
export type CheckEarningsFileApiResponse = /** status 200  */ CheckedEarningsResponse;
export type CheckEarningsFileApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** UTF-8, columns symbol and date, maybe time and status; up to 5,000 dates and 1 MB */
  body: {
    file: Blob;
  };
};
export type ReadMarketOperationsApiResponse = /** status 200  */ MarketOperationsResponse;
export type ReadMarketOperationsApiArg = void;
export type StoreMarketKeyApiResponse = /** status 200  */ MarketOperationsResponse;
export type StoreMarketKeyApiArg = {
  storeMarketKeyRequest: StoreMarketKeyRequest;
};
export type RemoveMarketKeyApiResponse = unknown;
export type RemoveMarketKeyApiArg = void;
export type CheckMarketKeyApiResponse = /** status 200  */ KeyCheckResponse;
export type CheckMarketKeyApiArg = {
  checkMarketKeyRequest: CheckMarketKeyRequest;
};
export type CheckMarketProviderApiResponse = /** status 200  */ KeyCheckResponse;
export type CheckMarketProviderApiArg = void;
export type LotteryPhase =
  | 'draft'
  | 'upcoming'
  | 'active'
  | 'closed'
  | 'frozen'
  | 'drawn'
  | 'settled'
  | 'cancelled'
  | 'failed';
export type TextsRequest = {
  en: string;
  'zh-CN': string;
};
export type EntropyMode = 'beacon' | 'commit';
export type PrizeImage = 'keyboard' | 'headphones' | 'notebook' | 'lamp' | 'mug' | 'screen';
export type ManagedPrizeResponse = {
  id: string;
  name: TextsRequest;
  description: TextsRequest;
  count: number;
  image: PrizeImage;
};
export type ManagedEventResponse = {
  id: string;
  version: number;
  phase: LotteryPhase;
  editable: boolean;
  cancellable: boolean;
  reason: string;
  organiser: string;
  participants: number;
  title: TextsRequest;
  description: TextsRequest;
  startDate: string;
  endDate: string;
  drawDate: string;
  capacity: number | null;
  verifiedEmail: boolean;
  minAccountAge: number;
  maxWeight: number;
  daysPerChance: number;
  withdrawable: boolean;
  alternates: number;
  claimDays: number;
  entropy: EntropyMode;
  prizes: ManagedPrizeResponse[];
  rules: TextsRequest[];
  publishedAt: string | null;
  resultDate: string | null;
  sample: boolean;
  createdAt: string;
};
export type ManagedEventsResponse = {
  data: ManagedEventResponse[];
  nextCursor: string | null;
  serverTime: string;
};
export type FieldErrorResponse = {
  /** Path of the field, such as legs.0.price */
  field?: string;
  message: string;
};
export type CurrentStateResponse = {
  /** The resource as it stands */
  current: object;
};
export type ErrorResponse = {
  code: string;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
export type ManagedEventEnvelope = {
  data: ManagedEventResponse;
  serverTime: string;
};
export type PrizeRequest = {
  name: TextsRequest;
  description: TextsRequest;
  count: number;
  image: PrizeImage;
};
export type SaveEventRequest = {
  title: TextsRequest;
  description: TextsRequest;
  startDate: string;
  endDate: string;
  drawDate: string;
  capacity: number | null;
  verifiedEmail: boolean;
  minAccountAge: number;
  maxWeight: number;
  daysPerChance: number;
  withdrawable: boolean;
  alternates: number;
  claimDays: number;
  entropy: EntropyMode;
  prizes: PrizeRequest[];
  rules: TextsRequest[];
};
export type CancelEventRequest = {
  reason: string;
};
export type EventStepOutcome = 'frozen' | 'drawn' | 'failed' | 'passed' | 'waiting' | 'nothing';
export type EventStepResponse = {
  outcome: EventStepOutcome;
};
export type EventStepRequest = {
  /** A round as a drand server shows it (JSON), where this server reaches none */
  round?: string | null;
};
export type AdminEntryResponse = {
  uuid: string;
  /** Null once the account is deleted */
  email: string | null;
  weight: number;
  enteredAt: string;
};
export type AdminEntriesResponse = {
  data: AdminEntryResponse[];
  nextCursor: string | null;
};
export type ForfeitReason = 'declined' | 'no_reply' | 'ineligible';
export type ForfeitRequest = {
  reason: ForfeitReason;
  note: string;
};
export type OrganiserResponse = {
  id: string;
  name: string;
  email: string;
  grantedAt: string;
};
export type OrganisersResponse = {
  data: OrganiserResponse[];
};
export type AdminRole = 'admin' | 'superadmin';
export type AdminResponse = {
  /** The same as id */
  _id: string;
  id: string;
  username: string;
  name: string;
  email: string;
  role: AdminRole;
  /** Whether it may be signed in with */
  active: boolean;
  mustChangePassword: boolean;
  /** Whether signing in takes a code */
  secondFactor: boolean;
  lastLogin: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type AdminRequiredAction = 'passwordChange' | 'secondFactor';
export type AdminSessionData = {
  /** Access token, good for 15 minutes */
  token: string;
  admin: AdminResponse;
  /** What must happen before anything else may */
  due: AdminRequiredAction | null;
  previousLogin: string | null;
};
export type AdminSessionResponse = {
  data: AdminSessionData;
};
export type AdminSignInRequest = {
  username: string;
  password: string;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string;
};
export type SignInHint = {
  username: string;
  password: string;
};
export type SignInHintResponse = {
  /** The sample pair of development while nobody changed it; else null */
  data: SignInHint | null;
};
export type AdminProfileResponse = {
  data: AdminResponse;
};
export type AdminProfileRequest = {
  name: string;
  email: string;
};
export type ChangeAdminPasswordRequest = {
  currentPassword: string;
  /** At least 12 characters, at most 128, another one */
  newPassword: string;
};
export type SecondFactorResponse = {
  /** Whether signing in takes a code */
  enabled: boolean;
  confirmedAt: string | null;
  recoveryCodesLeft: number;
};
export type SecondFactorAnswer = {
  data: SecondFactorResponse;
};
export type NewSecondFactorResponse = {
  /** Base 32, to be typed into an authenticator app */
  secret: string;
  /** otpauth address, to be scanned */
  uri: string;
};
export type NewSecondFactorAnswer = {
  data: NewSecondFactorResponse;
};
export type RecoveryCodesResponse = {
  /** Ten codes, each good once, shown only here */
  recoveryCodes: string[];
};
export type RecoveryCodesAnswer = {
  data: RecoveryCodesResponse;
};
export type ConfirmSecondFactorRequest = {
  code: string;
};
export type OwnSessionResponse = {
  id: string;
  /** Whether this call was made in it */
  current: boolean;
  /** Empty when unknown */
  device: string;
  /** Empty when unknown */
  address: string;
  /** Whether it outlives the browser */
  remember: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
};
export type OwnSessionsResponse = {
  /** This session first, then by last use */
  data: OwnSessionResponse[];
  /** Always null: there are ten at most */
  nextCursor: string | null;
};
export type EndScope = 'others' | 'all';
export type EndSessionsRequest = {
  scope: EndScope;
};
export type ReauthenticatedResponse = {
  /** Takes the place of the access token, which opens nothing sensitive any more */
  token: string;
};
export type AdminReauthenticatedResponse = {
  data: ReauthenticatedResponse;
};
export type ReauthenticateRequest = {
  password: string;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string;
};
export type ToolBadge = 'NEW' | 'HOT' | 'FREE' | 'PREMIUM' | 'BETA';
export type AdminToolResponse = {
  id: string;
  title: string;
  description: string;
  /** A path below /uploads/, or a few characters */
  icon: string;
  /** What the image shows; empty where it only decorates */
  iconAlt: string;
  /** Where the card leads; null leads to /{id} */
  url: string | null;
  color: string;
  order: number;
  isActive: boolean;
  badges: ToolBadge[];
  /** Of the record; ids are free again */
  key: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type AdminToolListResponse = {
  data: AdminToolResponse[];
};
export type ReorderToolsRequest = {
  ids: string[];
};
export type BulkToolOutcomeResponse = {
  ok: boolean;
  code?: string;
  /** In the language of Accept-Language */
  message?: string;
  id: string;
  /** As it is now, unless deleted */
  tool?: AdminToolResponse;
};
export type BulkToolsResponse = {
  data: BulkToolOutcomeResponse[];
};
export type BulkToolAction = 'show' | 'hide' | 'delete';
export type BulkToolsRequest = {
  action: BulkToolAction;
  ids: string[];
};
export type TrashedToolResponse = {
  id: string;
  title: string;
  description: string;
  /** A path below /uploads/, or a few characters */
  icon: string;
  /** What the image shows; empty where it only decorates */
  iconAlt: string;
  /** Where the card leads; null leads to /{id} */
  url: string | null;
  color: string;
  order: number;
  isActive: boolean;
  badges: ToolBadge[];
  /** Of the record; ids are free again */
  key: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string;
  /** When it goes for good */
  expiresAt: string;
};
export type TrashResponse = {
  data: TrashedToolResponse[];
};
export type AdminToolEnvelope = {
  data: AdminToolResponse;
};
export type CreateToolRequest = {
  iconAlt?: string;
  color?: string;
  order?: number;
  isActive?: boolean;
  badges?: ToolBadge[];
  /** Made from the title where it is left out or empty, Chinese by its pinyin */
  id?: string;
  title: string;
  description: string;
  /** `https:`, `http:` or a path */
  url: string;
  /** `/uploads/…`, or at most 8 characters */
  icon: string;
};
export type EditToolRequest = {
  iconAlt?: string;
  color?: string;
  order?: number;
  isActive?: boolean;
  badges?: ToolBadge[];
  title?: string;
  description?: string;
  url?: string;
  icon?: string;
};
export type UploadedImageResponse = {
  url: string;
};
export type UploadResponse = {
  success: true;
  data: UploadedImageResponse;
};
export type UploadErrorResponse = {
  success: false;
  /** The message */
  error: string;
  code: string;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[];
};
export type BulkUserOutcomeResponse = {
  ok: boolean;
  code?: string;
  /** In the language of Accept-Language */
  message?: string;
  id: string;
};
export type BulkUsersResponse = {
  /** In the order of the ids */
  data: BulkUserOutcomeResponse[];
};
export type BulkUserAction = 'delete' | 'disable' | 'enable' | 'endSessions';
export type BulkUsersRequest = {
  action: BulkUserAction;
  ids: string[];
};
export type UserRole = 'user' | 'superadmin';
export type UserStatus = 'disabled';
export type ImportedRowResponse = {
  ok: boolean;
  code?: string;
  /** In the language of Accept-Language */
  message?: string;
  /** Where it ends in the file */
  line: number;
  /** Empty where it cannot be shown */
  email: string;
};
export type ImportReportResponse = {
  created: number;
  refused: number;
  rows: ImportedRowResponse[];
};
export type ImportUsersResponse = {
  data: ImportReportResponse;
};
export type ManagedUserResponse = {
  id: string;
  name: string;
  email: string;
  /** Whether the owner opened a link mailed to it */
  emailVerified: boolean;
  role: UserRole;
  /** Whether the user may sign in */
  active: boolean;
  /** For If-Match */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type ManagedUsersResponse = {
  users: ManagedUserResponse[];
  /** Which page it is; by a cursor about which */
  page: number;
  totalPages: number;
  /** Beyond 10,000 it may be five seconds old */
  total: number;
  nextCursor: string | null;
  previousCursor: string | null;
};
export type UserSort = 'createdAt' | 'name' | 'email' | 'role';
export type SortDirection = 'asc' | 'desc';
export type ManagedUserEnvelope = {
  user: ManagedUserResponse;
};
export type CreateUserRequest = {
  name: string;
  email: string;
  password: string;
  role?: UserRole;
};
export type EditUserRequest = {
  name?: string;
  /** Unverified until the link that is mailed to it is opened */
  email?: string;
  role?: UserRole;
  /** Whether the user may sign in; for superadmins to change */
  active?: boolean;
  password?: string;
};
export type AdminsResponse = {
  /** By username */
  data: AdminResponse[];
};
export type AdminEnvelope = {
  data: AdminResponse;
};
export type CreateAdminRequest = {
  /** Fixed once the account is made */
  username: string;
  name: string;
  email: string;
  /** At least 12 characters; to be changed at first use */
  password: string;
  role?: AdminRole;
  active?: boolean;
};
export type EditAdminRequest = {
  name?: string;
  email?: string;
  role?: AdminRole;
  active?: boolean;
  /** At least 12 characters */
  password?: string;
};
export type AuditRealm = 'user' | 'admin' | 'visitor' | 'system';
export type AuditActorResponse = {
  realm: AuditRealm;
  id: string | null;
  /** Username or e-mail; null where there is no account any more */
  name: string | null;
};
export type AuditSubjectResponse = {
  kind: string;
  id: string;
  /** Empty where it has no name */
  name: string;
};
export type AuditEntryResponse = {
  sequence: number;
  at: string;
  actor: AuditActorResponse;
  action: string;
  subject: AuditSubjectResponse | null;
  before: {
    [key: string]: unknown;
  } | null;
  after: {
    [key: string]: unknown;
  } | null;
  /** The network that it came from; empty where it is not known */
  address: string;
  /** SHA-256 over the entry and the hash of the one before */
  hash: string;
  /** Whether it can be taken back, where nothing was changed since */
  revertible: boolean;
};
export type AuditEntriesResponse = {
  data: AuditEntryResponse[];
  nextCursor: string | null;
};
export type IntegrityState = 'whole' | 'broken' | 'checking';
export type ChainFault = 'missing' | 'unlinked' | 'altered' | 'end' | 'beyond' | 'replaced';
export type ChainBreakResponse = {
  sequence: number;
  fault: ChainFault;
};
export type IntegrityResponse = {
  state: IntegrityState;
  /** How many entries the log had then */
  entries: number;
  /** The hash of the last entry, to be noted down elsewhere */
  hash: string;
  broken: ChainBreakResponse | null;
  checkedAt: string | null;
};
export type AuditIntegrityResponse = {
  data: IntegrityResponse;
};
export type ReadAuditEntryResponse = {
  data: AuditEntryResponse;
};
export type Health = 'up' | 'degraded';
export type DashboardStats = {
  adminCount: number;
  toolCount: number;
  activeTools: number;
  /** Lottery events of every status */
  lotteryCount: number;
  /** Lottery events that are open now */
  activeEvents: number;
  /** The caller's login before the present one */
  lastLogin: string | null;
  /** May be five seconds old where there are many */
  userCount: number;
  /** Of the last seven days */
  newUsersThisWeek: number;
  version: string;
  health: Health;
  /** False when the last walk found the audit log broken */
  auditWhole: boolean;
  /** Whether letters are kept for reading instead of being sent */
  hasOutbox: boolean;
};
export type DashboardStatsResponse = {
  data: DashboardStats;
};
export type ActivityResponse = {
  data: AuditEntryResponse[];
};
export type Language = 'en' | 'zh-CN';
export type OutboxLetter = {
  id: string;
  to: string;
  /** That of subject and text */
  language: Language;
  subject: string;
  /** Plain text */
  text: string;
  storedAt: string;
};
export type OutboxResponse = {
  data: OutboxLetter[];
  nextCursor: string | null;
};
export type EarningsUploadResult = {
  reports: number;
  /** Day of the first report */
  from: string;
  /** Day of the last report */
  to: string;
  uploadedAt: string;
};
export type EarningsUploadResponse = {
  /** Null without a file */
  data: EarningsUploadResult | null;
};
export type UploadUse = 'added' | 'confirms' | 'spare' | 'unknown';
export type CheckedEarningsLine = {
  ok: boolean;
  code?: string;
  /** In the language of Accept-Language */
  message?: string;
  /** Where it ends in the file, from 1 on */
  line: number;
  /** Symbol and date as the file has them; empty where they cannot be shown */
  shown: string;
  /** What becomes of it beside the reports of the market; null where it is refused */
  use: UploadUse | null;
};
export type CheckedEarningsFile = {
  usable: number;
  refused: number;
  rows: CheckedEarningsLine[];
};
export type CheckedEarningsResponse = {
  data: CheckedEarningsFile;
};
export type MarketInForce = 'simulated' | 'polygon' | 'alpaca';
export type MarketReason = 'console' | 'environment' | 'keyMissing' | 'keyUnreadable' | 'unset';
export type ProviderPlan = 'free' | 'paid';
export type MarketProvider = 'polygon' | 'alpaca';
export type StoredMarketKey = {
  provider: MarketProvider;
  plan: ProviderPlan;
  updatedAt: string;
};
export type CallBudgetResponse = {
  /** Calls that the key has left now */
  left: number;
  most: number;
  /** In which a key has so many calls */
  seconds: number;
  /** Requests that this server has sent */
  sent: number;
};
export type CircuitState = 'closed' | 'halfOpen' | 'open';
export type MarketEndpoint = {
  name: string;
  circuit: CircuitState;
  /** Seconds since its last answer */
  age: number | null;
  /** Code of its last call, if it failed */
  fault: string | null;
};
export type MarketFault = {
  at: string;
  endpoint: string;
  code: string;
};
export type RelayFigures = {
  /** Calls answered from memory */
  hits: number;
  misses: number;
  /** Fraction; null before the first call */
  hitRatio: number | null;
  /** Answers that stood in for newer ones */
  staleAnswers: number;
  /** By name */
  endpoints: MarketEndpoint[];
  /** The last ten, newest first */
  faults: MarketFault[];
};
export type MarketOperations = {
  provider: MarketInForce;
  reason: MarketReason;
  plan: ProviderPlan | null;
  since: string;
  /** Never the key itself */
  storedKey: StoredMarketKey | null;
  /** Null when simulated */
  budget: CallBudgetResponse | null;
  /** Null when simulated */
  relay: RelayFigures | null;
};
export type MarketOperationsResponse = {
  data: MarketOperations;
};
export type StoreMarketKeyRequest = {
  provider: MarketProvider;
  /** Needed by alpaca alone */
  keyId?: string | null;
  /** The key of polygon, the secret key of alpaca */
  secret: string;
  /** Limits the calls */
  plan: ProviderPlan;
};
export type KeyVerdict = 'OK' | 'PLAN' | 'BAD_KEY' | 'RATE' | 'OUTAGE' | 'TIMEOUT' | 'GARBAGE';
export type KeyCheck = {
  verdict: KeyVerdict;
};
export type KeyCheckResponse = {
  data: KeyCheck;
};
export type CheckMarketKeyRequest = {
  provider: MarketProvider;
  /** Needed by alpaca alone */
  keyId?: string | null;
  /** The key of polygon, the secret key of alpaca */
  secret: string;
};
export const {
  useListManagedEventsQuery,
  useCreateManagedEventMutation,
  useReadManagedEventQuery,
  useEditManagedEventMutation,
  useDeleteManagedEventMutation,
  usePublishManagedEventMutation,
  useCancelManagedEventMutation,
  useRunEventStepMutation,
  useListEntriesQuery,
  useExportEntriesQuery,
  useForfeitPrizeMutation,
  useListOrganisersQuery,
  useGrantOrganiserMutation,
  useRevokeOrganiserMutation,
  useSignInAdminMutation,
  useRefreshAdminSessionMutation,
  useSignOutAdminMutation,
  useReadSignInHintQuery,
  useReadAdminProfileQuery,
  useEditAdminProfileMutation,
  useChangeAdminPasswordMutation,
  useReadAdminSecondFactorQuery,
  useStartAdminSecondFactorMutation,
  useRemoveAdminSecondFactorMutation,
  useConfirmAdminSecondFactorMutation,
  useRenewAdminRecoveryCodesMutation,
  useListAdminSessionsQuery,
  useEndAdminSessionMutation,
  useEndAdminSessionsMutation,
  useReauthenticateAdminMutation,
  useReorderToolsMutation,
  useChangeToolsMutation,
  useListTrashQuery,
  useRestoreToolMutation,
  useEraseToolMutation,
  useListAllToolsQuery,
  useCreateToolMutation,
  useEditToolMutation,
  useDeleteToolMutation,
  useDuplicateToolMutation,
  useUploadImageMutation,
  useChangeUsersMutation,
  useExportUsersQuery,
  useImportUsersMutation,
  useEndSessionsOfUserMutation,
  useRemoveSecondFactorOfUserMutation,
  useListUsersQuery,
  useCreateUserMutation,
  useReadUserQuery,
  useEditUserMutation,
  useDeleteUserMutation,
  useListAdminsQuery,
  useCreateAdminMutation,
  useReadAdminQuery,
  useEditAdminMutation,
  useDeleteAdminMutation,
  useEndSessionsOfAdminMutation,
  useRemoveSecondFactorOfAdminMutation,
  useListAuditEntriesQuery,
  useReadAuditIntegrityQuery,
  useExportAuditQuery,
  useReadAuditEntryQuery,
  useRevertAuditEntryMutation,
  useReadDashboardStatsQuery,
  useListActivityQuery,
  useReadOutboxQuery,
  useReadEarningsUploadQuery,
  useStoreEarningsFileMutation,
  useRemoveEarningsFileMutation,
  useCheckEarningsFileMutation,
  useReadMarketOperationsQuery,
  useStoreMarketKeyMutation,
  useRemoveMarketKeyMutation,
  useCheckMarketKeyMutation,
  useCheckMarketProviderMutation,
} = injectedRtkApi;
