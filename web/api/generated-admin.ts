import { baseApi as api } from './base-api';
export const addTagTypes = [
  'admin lottery',
  'admin session',
  'admin passkeys',
  'admin profile',
  'admin second factor',
  'admin tools',
  'admin users',
  'admins',
  'admin audit',
  'admin dashboard',
  'admin content',
  'admin outbox',
  'admin market',
  'admin views',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadManagedPicture: build.mutation<
        UploadManagedPictureApiResponse,
        UploadManagedPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/pictures`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['admin lottery'],
      }),
      readManagedPicture: build.query<ReadManagedPictureApiResponse, ReadManagedPictureApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events/${encodeURIComponent(String(queryArg.id))}/pictures/${encodeURIComponent(String(queryArg.hash))}`,
        }),
        providesTags: ['admin lottery'],
      }),
      listManagedEvents: build.query<ListManagedEventsApiResponse, ListManagedEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/events`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
            phase: queryArg.phase,
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
      listWaitingEvents: build.query<ListWaitingEventsApiResponse, ListWaitingEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/approvals`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin lottery'],
      }),
      approveEvent: build.mutation<ApproveEventApiResponse, ApproveEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/approvals/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['admin lottery'],
      }),
      declineEvent: build.mutation<DeclineEventApiResponse, DeclineEventApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lottery/approvals/${encodeURIComponent(String(queryArg.id))}/decline`,
          method: 'POST',
          body: queryArg.declineEventRequest,
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
      startAdminPasskeySignIn: build.mutation<
        StartAdminPasskeySignInApiResponse,
        StartAdminPasskeySignInApiArg
      >({
        query: () => ({ url: `/api/admin/auth/passkey-login/options`, method: 'POST' }),
        invalidatesTags: ['admin session'],
      }),
      signInAdminWithPasskey: build.mutation<
        SignInAdminWithPasskeyApiResponse,
        SignInAdminWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/auth/passkey-login`,
          method: 'POST',
          body: queryArg.passkeyAssertionRequest,
        }),
        invalidatesTags: ['admin session'],
      }),
      listAdminPasskeys: build.query<ListAdminPasskeysApiResponse, ListAdminPasskeysApiArg>({
        query: () => ({ url: `/api/admin/auth/passkeys` }),
        providesTags: ['admin passkeys'],
      }),
      addAdminPasskey: build.mutation<AddAdminPasskeyApiResponse, AddAdminPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/auth/passkeys`,
          method: 'POST',
          body: queryArg.addPasskeyRequest,
        }),
        invalidatesTags: ['admin passkeys'],
      }),
      startAdminPasskey: build.mutation<StartAdminPasskeyApiResponse, StartAdminPasskeyApiArg>({
        query: () => ({ url: `/api/admin/auth/passkeys/options`, method: 'POST' }),
        invalidatesTags: ['admin passkeys'],
      }),
      renameAdminPasskey: build.mutation<RenameAdminPasskeyApiResponse, RenameAdminPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.namePasskeyRequest,
        }),
        invalidatesTags: ['admin passkeys'],
      }),
      removeAdminPasskey: build.mutation<RemoveAdminPasskeyApiResponse, RemoveAdminPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin passkeys'],
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
      startAdminPasskeyStepUp: build.mutation<
        StartAdminPasskeyStepUpApiResponse,
        StartAdminPasskeyStepUpApiArg
      >({
        query: () => ({ url: `/api/admin/auth/reauthenticate/passkey/options`, method: 'POST' }),
        invalidatesTags: ['admin session'],
      }),
      reauthenticateAdminWithPasskey: build.mutation<
        ReauthenticateAdminWithPasskeyApiResponse,
        ReauthenticateAdminWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/auth/reauthenticate/passkey`,
          method: 'POST',
          body: queryArg.passkeyStepUpRequest,
        }),
        invalidatesTags: ['admin session'],
      }),
      readToolClicks: build.query<ReadToolClicksApiResponse, ReadToolClicksApiArg>({
        query: () => ({ url: `/api/admin/tools/clicks` }),
        providesTags: ['admin tools'],
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
      restoreToolAsCopy: build.mutation<RestoreToolAsCopyApiResponse, RestoreToolAsCopyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/deleted-tools/${encodeURIComponent(String(queryArg.key))}/restore-as-copy`,
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
            from: queryArg['from'],
            to: queryArg.to,
            emailState: queryArg.emailState,
            secondFactor: queryArg.secondFactor,
            lastSignInFrom: queryArg.lastSignInFrom,
            lastSignInTo: queryArg.lastSignInTo,
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
      restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['admin users'],
      }),
      eraseUser: build.mutation<EraseUserApiResponse, EraseUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/erase`,
          method: 'POST',
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
            from: queryArg['from'],
            to: queryArg.to,
            emailState: queryArg.emailState,
            secondFactor: queryArg.secondFactor,
            lastSignInFrom: queryArg.lastSignInFrom,
            lastSignInTo: queryArg.lastSignInTo,
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
      readUserAccess: build.query<ReadUserAccessApiResponse, ReadUserAccessApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/access`,
        }),
        providesTags: ['admin users'],
      }),
      sendInvitation: build.mutation<SendInvitationApiResponse, SendInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: 'POST',
        }),
        invalidatesTags: ['admin users'],
      }),
      sendPasswordReset: build.mutation<SendPasswordResetApiResponse, SendPasswordResetApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/password-reset`,
          method: 'POST',
        }),
        invalidatesTags: ['admin users'],
      }),
      endSessionOfUser: build.mutation<EndSessionOfUserApiResponse, EndSessionOfUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
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
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            realm: queryArg.realm,
            actor: queryArg.actor,
            action: queryArg.action,
            subjectKind: queryArg.subjectKind,
            subject: queryArg.subject,
            subjectId: queryArg.subjectId,
            from: queryArg['from'],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            grouped: queryArg.grouped,
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
            subjectId: queryArg.subjectId,
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
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
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
        query: (queryArg) => ({
          url: `/api/admin/dashboard/activity`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['admin dashboard'],
      }),
      listArticleReports: build.query<ListArticleReportsApiResponse, ListArticleReportsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/reports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin content'],
      }),
      settleArticleReport: build.mutation<
        SettleArticleReportApiResponse,
        SettleArticleReportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/content/reports/${encodeURIComponent(String(queryArg.id))}/settle`,
          method: 'POST',
        }),
        invalidatesTags: ['admin content'],
      }),
      listHiddenArticles: build.query<ListHiddenArticlesApiResponse, ListHiddenArticlesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/hidden`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin content'],
      }),
      hideArticle: build.mutation<HideArticleApiResponse, HideArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/articles/${encodeURIComponent(String(queryArg.id))}/hide`,
          method: 'POST',
          body: queryArg.hideArticleRequest,
        }),
        invalidatesTags: ['admin content'],
      }),
      showArticle: build.mutation<ShowArticleApiResponse, ShowArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/articles/${encodeURIComponent(String(queryArg.id))}/show`,
          method: 'POST',
        }),
        invalidatesTags: ['admin content'],
      }),
      readOutbox: build.query<ReadOutboxApiResponse, ReadOutboxApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/outbox`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
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
      listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
        query: () => ({ url: `/api/admin/views` }),
        providesTags: ['admin views'],
      }),
      saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/views`,
          method: 'POST',
          body: queryArg.saveViewRequest,
        }),
        invalidatesTags: ['admin views'],
      }),
      changeView: build.mutation<ChangeViewApiResponse, ChangeViewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.changeViewRequest,
        }),
        invalidatesTags: ['admin views'],
      }),
      deleteView: build.mutation<DeleteViewApiResponse, DeleteViewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin views'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type UploadManagedPictureApiResponse = /** status 201 Created */ UploadedPictureEnvelope;
export type UploadManagedPictureApiArg = {
  /** Id */
  id: string;
  /** A PNG, JPEG, WebP or GIF of up to 10 MB and 36 million pixels */
  body: {
    file: Blob;
  };
};
export type ReadManagedPictureApiResponse = /** status 200 The picture */ Blob;
export type ReadManagedPictureApiArg = {
  /** Id */
  id: string;
  /** SHA-256 of the picture */
  hash: string;
};
export type ListManagedEventsApiResponse = /** status 200 Success */ ManagedEventsResponse;
export type ListManagedEventsApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Part of the title, in either language, or of the organizer’s name */
  search?: string;
  /** Only events that are in this phase at the moment of the call */
  phase?: LotteryPhase;
};
export type CreateManagedEventApiResponse = /** status 201 Created */ ManagedEventEnvelope;
export type CreateManagedEventApiArg = {
  saveEventRequest: SaveEventRequest;
};
export type ReadManagedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type ReadManagedEventApiArg = {
  /** Id */
  id: string;
};
export type EditManagedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type EditManagedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  saveEventRequest: SaveEventRequest;
};
export type DeleteManagedEventApiResponse = unknown;
export type DeleteManagedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type PublishManagedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type PublishManagedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type CancelManagedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type CancelManagedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  cancelEventRequest: CancelEventRequest;
};
export type ListWaitingEventsApiResponse = /** status 200 Success */ ManagedEventsResponse;
export type ListWaitingEventsApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ApproveEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type ApproveEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type DeclineEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type DeclineEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  declineEventRequest: DeclineEventRequest;
};
export type RunEventStepApiResponse = /** status 200 Success */ EventStepResponse;
export type RunEventStepApiArg = {
  /** Id */
  id: string;
  eventStepRequest: EventStepRequest;
};
export type ListEntriesApiResponse = /** status 200 Success */ AdminEntriesResponse;
export type ListEntriesApiArg = {
  /** Id */
  id: string;
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ExportEntriesApiResponse =
  /** status 200 Text that a sheet takes for no formula */ string;
export type ExportEntriesApiArg = {
  /** Id */
  id: string;
};
export type ForfeitPrizeApiResponse = unknown;
export type ForfeitPrizeApiArg = {
  /** Id */
  id: string;
  /** Number of the entry */
  entry: string;
  forfeitRequest: ForfeitRequest;
};
export type ListOrganisersApiResponse = /** status 200 Success */ OrganisersResponse;
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
export type SignInAdminApiResponse = /** status 200 Success */ AdminSessionResponse;
export type SignInAdminApiArg = {
  adminSignInRequest: AdminSignInRequest;
};
export type RefreshAdminSessionApiResponse = /** status 200 Success */ AdminSessionResponse;
export type RefreshAdminSessionApiArg = void;
export type SignOutAdminApiResponse = unknown;
export type SignOutAdminApiArg = void;
export type ReadSignInHintApiResponse = /** status 200 Success */ SignInHintResponse;
export type ReadSignInHintApiArg = void;
export type StartAdminPasskeySignInApiResponse = /** status 200 Success */ PasskeyRequestAnswer;
export type StartAdminPasskeySignInApiArg = void;
export type SignInAdminWithPasskeyApiResponse = /** status 200 Success */ AdminSessionResponse;
export type SignInAdminWithPasskeyApiArg = {
  passkeyAssertionRequest: PasskeyAssertionRequest;
};
export type ListAdminPasskeysApiResponse = /** status 200 Success */ PasskeysResponse;
export type ListAdminPasskeysApiArg = void;
export type AddAdminPasskeyApiResponse = /** status 201 Created */ PasskeyAnswer;
export type AddAdminPasskeyApiArg = {
  addPasskeyRequest: AddPasskeyRequest;
};
export type StartAdminPasskeyApiResponse = /** status 200 Success */ PasskeyCreationAnswer;
export type StartAdminPasskeyApiArg = void;
export type RenameAdminPasskeyApiResponse = /** status 200 Success */ PasskeyAnswer;
export type RenameAdminPasskeyApiArg = {
  /** Id */
  id: string;
  namePasskeyRequest: NamePasskeyRequest;
};
export type RemoveAdminPasskeyApiResponse = unknown;
export type RemoveAdminPasskeyApiArg = {
  /** Id */
  id: string;
};
export type ReadAdminProfileApiResponse = /** status 200 Success */ AdminProfileResponse;
export type ReadAdminProfileApiArg = void;
export type EditAdminProfileApiResponse = /** status 200 Success */ AdminProfileResponse;
export type EditAdminProfileApiArg = {
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  adminProfileRequest: AdminProfileRequest;
};
export type ChangeAdminPasswordApiResponse = unknown;
export type ChangeAdminPasswordApiArg = {
  changeAdminPasswordRequest: ChangeAdminPasswordRequest;
};
export type ReadAdminSecondFactorApiResponse = /** status 200 Success */ SecondFactorAnswer;
export type ReadAdminSecondFactorApiArg = void;
export type StartAdminSecondFactorApiResponse =
  /** status 201 Pending until it is confirmed */ NewSecondFactorAnswer;
export type StartAdminSecondFactorApiArg = void;
export type RemoveAdminSecondFactorApiResponse = unknown;
export type RemoveAdminSecondFactorApiArg = void;
export type ConfirmAdminSecondFactorApiResponse = /** status 200 Success */ RecoveryCodesAnswer;
export type ConfirmAdminSecondFactorApiArg = {
  confirmSecondFactorRequest: ConfirmSecondFactorRequest;
};
export type RenewAdminRecoveryCodesApiResponse =
  /** status 200 The earlier codes are void */ RecoveryCodesAnswer;
export type RenewAdminRecoveryCodesApiArg = void;
export type ListAdminSessionsApiResponse = /** status 200 Success */ OwnSessionsResponse;
export type ListAdminSessionsApiArg = void;
export type EndAdminSessionApiResponse = unknown;
export type EndAdminSessionApiArg = {
  /** Id */
  id: string;
};
export type EndAdminSessionsApiResponse = unknown;
export type EndAdminSessionsApiArg = {
  endSessionsRequest: EndSessionsRequest;
};
export type ReauthenticateAdminApiResponse = /** status 200 Success */ AdminReauthenticatedResponse;
export type ReauthenticateAdminApiArg = {
  reauthenticateRequest: ReauthenticateRequest;
};
export type StartAdminPasskeyStepUpApiResponse = /** status 200 Success */ PasskeyStepUpAnswer;
export type StartAdminPasskeyStepUpApiArg = void;
export type ReauthenticateAdminWithPasskeyApiResponse =
  /** status 200 Success */ AdminReauthenticatedResponse;
export type ReauthenticateAdminWithPasskeyApiArg = {
  passkeyStepUpRequest: PasskeyStepUpRequest;
};
export type ReadToolClicksApiResponse = /** status 200 Success */ ToolClicksResponse;
export type ReadToolClicksApiArg = void;
export type ReorderToolsApiResponse = /** status 200 Success */ AdminToolListResponse;
export type ReorderToolsApiArg = {
  reorderToolsRequest: ReorderToolsRequest;
};
export type ChangeToolsApiResponse = /** status 200 Success */ BulkToolsResponse;
export type ChangeToolsApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  bulkToolsRequest: BulkToolsRequest;
};
export type ListTrashApiResponse = /** status 200 Success */ TrashResponse;
export type ListTrashApiArg = void;
export type RestoreToolApiResponse = /** status 200 Success */ AdminToolEnvelope;
export type RestoreToolApiArg = {
  /** Key of the tool in the trash */
  key: string;
};
export type RestoreToolAsCopyApiResponse = /** status 200 Success */ AdminToolEnvelope;
export type RestoreToolAsCopyApiArg = {
  /** Key of the tool in the trash */
  key: string;
};
export type EraseToolApiResponse = unknown;
export type EraseToolApiArg = {
  /** Key of the tool in the trash */
  key: string;
};
export type ListAllToolsApiResponse = /** status 200 Success */ AdminToolListResponse;
export type ListAllToolsApiArg = void;
export type CreateToolApiResponse = /** status 201 Created */ AdminToolEnvelope;
export type CreateToolApiArg = {
  createToolRequest: CreateToolRequest;
};
export type EditToolApiResponse = /** status 200 Success */ AdminToolEnvelope;
export type EditToolApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  editToolRequest: EditToolRequest;
};
export type DeleteToolApiResponse = unknown;
export type DeleteToolApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type DuplicateToolApiResponse = /** status 201 Created */ AdminToolEnvelope;
export type DuplicateToolApiArg = {
  /** Id */
  id: string;
};
export type UploadImageApiResponse = /** status 201 Created */ UploadResponse;
export type UploadImageApiArg = {
  body: {
    image: Blob;
  };
};
export type ChangeUsersApiResponse = /** status 200 Success */ BulkUsersResponse;
export type ChangeUsersApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  bulkUsersRequest: BulkUsersRequest;
};
export type ExportUsersApiResponse =
  /** status 200 Text that a sheet takes for no formula */ string;
export type ExportUsersApiArg = {
  /** Part of the name or the e-mail, in any case */
  search?: string;
  /** Only accounts of this role */
  role?: UserRole;
  /** Only entries in this state */
  status?: UserStatus;
  /** Created from this moment, or this day in UTC, on */
  from?: string;
  /** Created before this moment, or until the end of this day in UTC */
  to?: string;
  /** Whether the owner opened a link mailed to the address */
  emailState?: EmailState;
  /** Whether signing in takes a code as well */
  secondFactor?: SecondFactorSetting;
  /** Last signed in from this moment, or this day in UTC, on */
  lastSignInFrom?: string;
  /** Last signed in before this moment, or until the end of this day in UTC, or never; `1970-01-01T00:00:00Z` finds those who never did */
  lastSignInTo?: string;
};
export type ImportUsersApiResponse = /** status 200 Success */ ImportUsersResponse;
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
export type RestoreUserApiResponse = /** status 200 Taken out of the trash */ ManagedUserEnvelope;
export type RestoreUserApiArg = {
  /** Id */
  id: string;
};
export type EraseUserApiResponse = unknown;
export type EraseUserApiArg = {
  /** Id */
  id: string;
};
export type ListUsersApiResponse = /** status 200 Success */ ManagedUsersResponse;
export type ListUsersApiArg = {
  /** Part of the name or the e-mail, in any case */
  search?: string;
  /** Only accounts of this role */
  role?: UserRole;
  /** Only entries in this state */
  status?: UserStatus;
  /** Created from this moment, or this day in UTC, on */
  from?: string;
  /** Created before this moment, or until the end of this day in UTC */
  to?: string;
  /** Whether the owner opened a link mailed to the address */
  emailState?: EmailState;
  /** Whether signing in takes a code as well */
  secondFactor?: SecondFactorSetting;
  /** Last signed in from this moment, or this day in UTC, on */
  lastSignInFrom?: string;
  /** Last signed in before this moment, or until the end of this day in UTC, or never; `1970-01-01T00:00:00Z` finds those who never did */
  lastSignInTo?: string;
  /** At most 10,000 users away from either end of the list; cursors go everywhere */
  page?: number;
  /** Maximum number of entries on a page */
  limit?: number;
  /** Field by which the list is sorted */
  sort?: UserSort;
  /** Direction in which the list is sorted */
  direction?: SortDirection;
  /** nextCursor or previousCursor of a list of the same order; goes before the page */
  cursor?: string;
};
export type CreateUserApiResponse = /** status 201 Created */ ManagedUserEnvelope;
export type CreateUserApiArg = {
  createUserRequest: CreateUserRequest;
};
export type ReadUserApiResponse = /** status 200 Success */ ManagedUserEnvelope;
export type ReadUserApiArg = {
  /** Id */
  id: string;
};
export type EditUserApiResponse = /** status 200 Success */ ManagedUserEnvelope;
export type EditUserApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  editUserRequest: EditUserRequest;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type ReadUserAccessApiResponse = /** status 200 Success */ UserAccessResponse;
export type ReadUserAccessApiArg = {
  /** Id */
  id: string;
};
export type SendInvitationApiResponse = /** status 200 Success */ ManagedUserEnvelope;
export type SendInvitationApiArg = {
  /** Id */
  id: string;
};
export type SendPasswordResetApiResponse = unknown;
export type SendPasswordResetApiArg = {
  /** Id */
  id: string;
};
export type EndSessionOfUserApiResponse = unknown;
export type EndSessionOfUserApiArg = {
  /** Id */
  id: string;
  /** ID of the session */
  sessionId: string;
};
export type EndSessionsOfUserApiResponse = unknown;
export type EndSessionsOfUserApiArg = {
  /** Id */
  id: string;
};
export type RemoveSecondFactorOfUserApiResponse = unknown;
export type RemoveSecondFactorOfUserApiArg = {
  /** Id */
  id: string;
};
export type ListAdminsApiResponse = /** status 200 Success */ AdminsResponse;
export type ListAdminsApiArg = void;
export type CreateAdminApiResponse = /** status 201 Created */ AdminEnvelope;
export type CreateAdminApiArg = {
  createAdminRequest: CreateAdminRequest;
};
export type ReadAdminApiResponse = /** status 200 Success */ AdminResponse;
export type ReadAdminApiArg = {
  /** Id */
  id: string;
};
export type EditAdminApiResponse = /** status 200 Success */ AdminEnvelope;
export type EditAdminApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  editAdminRequest: EditAdminRequest;
};
export type DeleteAdminApiResponse = unknown;
export type DeleteAdminApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type EndSessionsOfAdminApiResponse = unknown;
export type EndSessionsOfAdminApiArg = {
  /** Id */
  id: string;
};
export type RemoveSecondFactorOfAdminApiResponse = unknown;
export type RemoveSecondFactorOfAdminApiArg = {
  /** Id */
  id: string;
};
export type ListAuditEntriesApiResponse = /** status 200 Success */ AuditEntriesResponse;
export type ListAuditEntriesApiArg = {
  /** Realm of the account that acted */
  realm?: AuditRealm;
  /** The actor's id, or a part of its name, e-mail or username */
  actor?: string;
  /** Only entries of this action */
  action?: string;
  /** Only entries about this kind of subject */
  subjectKind?: string;
  /** The subject's id or whole name, or a part of the name, e-mail or username of an account */
  subject?: string;
  /** The subject's id */
  subjectId?: string;
  /** From this moment, or this day in UTC, on */
  from?: string;
  /** Before this moment, or until the end of this day in UTC */
  to?: string;
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Whether entries that one action wrote together, such as an import of users, are listed as one, the newest; has no effect in a list about a subject */
  grouped?: 'true' | 'false';
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadAuditIntegrityApiResponse = /** status 200 Success */ AuditIntegrityResponse;
export type ReadAuditIntegrityApiArg = void;
export type ExportAuditApiResponse = /** status 200 Success */ string;
export type ExportAuditApiArg = {
  /** Realm of the account that acted */
  realm?: AuditRealm;
  /** The actor's id, or a part of its name, e-mail or username */
  actor?: string;
  /** Only entries of this action */
  action?: string;
  /** Only entries about this kind of subject */
  subjectKind?: string;
  /** The subject's id or whole name, or a part of the name, e-mail or username of an account */
  subject?: string;
  /** The subject's id */
  subjectId?: string;
  /** From this moment, or this day in UTC, on */
  from?: string;
  /** Before this moment, or until the end of this day in UTC */
  to?: string;
  /** Format of the file */
  format?: 'csv' | 'jsonl';
};
export type ReadAuditEntryApiResponse = /** status 200 Success */ ReadAuditEntryResponse;
export type ReadAuditEntryApiArg = {
  /** Number of the audit entry */
  sequence: number;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type RevertAuditEntryApiResponse = unknown;
export type RevertAuditEntryApiArg = {
  /** Number of the audit entry */
  sequence: number;
};
export type ReadDashboardStatsApiResponse = /** status 200 Success */ DashboardStatsResponse;
export type ReadDashboardStatsApiArg = void;
export type ListActivityApiResponse = /** status 200 Success */ ActivityResponse;
export type ListActivityApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ListArticleReportsApiResponse = /** status 200 Success */ ArticleReportsResponse;
export type ListArticleReportsApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type SettleArticleReportApiResponse = unknown;
export type SettleArticleReportApiArg = {
  /** Id */
  id: string;
};
export type ListHiddenArticlesApiResponse = /** status 200 Success */ HiddenArticlesResponse;
export type ListHiddenArticlesApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type HideArticleApiResponse = unknown;
export type HideArticleApiArg = {
  /** Id */
  id: string;
  hideArticleRequest: HideArticleRequest;
};
export type ShowArticleApiResponse = unknown;
export type ShowArticleApiArg = {
  /** Id */
  id: string;
};
export type ReadOutboxApiResponse = /** status 200 Success */ OutboxResponse;
export type ReadOutboxApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Part of the address or the subject, in any case */
  search?: string;
};
export type ReadEarningsUploadApiResponse = /** status 200 Success */ EarningsUploadResponse;
export type ReadEarningsUploadApiArg = void;
export type StoreEarningsFileApiResponse = /** status 200 Success */ EarningsUploadResponse;
export type StoreEarningsFileApiArg = {
  /** UTF-8, columns symbol and date, maybe time and status; up to 5,000 dates and 1 MB */
  body: {
    file: Blob;
  };
};
export type RemoveEarningsFileApiResponse = unknown;
export type RemoveEarningsFileApiArg = void;
export type CheckEarningsFileApiResponse = /** status 200 Success */ CheckedEarningsResponse;
export type CheckEarningsFileApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** UTF-8, columns symbol and date, maybe time and status; up to 5,000 dates and 1 MB */
  body: {
    file: Blob;
  };
};
export type ReadMarketOperationsApiResponse = /** status 200 Success */ MarketOperationsResponse;
export type ReadMarketOperationsApiArg = void;
export type StoreMarketKeyApiResponse = /** status 200 Success */ MarketOperationsResponse;
export type StoreMarketKeyApiArg = {
  storeMarketKeyRequest: StoreMarketKeyRequest;
};
export type RemoveMarketKeyApiResponse = unknown;
export type RemoveMarketKeyApiArg = void;
export type CheckMarketKeyApiResponse = /** status 200 Success */ KeyCheckResponse;
export type CheckMarketKeyApiArg = {
  checkMarketKeyRequest: CheckMarketKeyRequest;
};
export type CheckMarketProviderApiResponse = /** status 200 Success */ KeyCheckResponse;
export type CheckMarketProviderApiArg = void;
export type ListViewsApiResponse = /** status 200 Success */ ViewsResponse;
export type ListViewsApiArg = void;
export type SaveViewApiResponse = /** status 201 Created */ ViewEnvelope;
export type SaveViewApiArg = {
  saveViewRequest: SaveViewRequest;
};
export type ChangeViewApiResponse = /** status 200 Success */ ViewEnvelope;
export type ChangeViewApiArg = {
  /** Id */
  id: string;
  changeViewRequest: ChangeViewRequest;
};
export type DeleteViewApiResponse = unknown;
export type DeleteViewApiArg = {
  /** Id */
  id: string;
};
export type UploadedPictureResponse = {
  /** SHA-256 of the stored picture: save it with a prize */
  hash: string;
};
export type UploadedPictureEnvelope = {
  data: UploadedPictureResponse;
};
export type ErrorCode =
  | 'ACTION_UNBOOKABLE'
  | 'ADMIN_CREDENTIALS_MISSING'
  | 'ADMIN_CREDENTIALS_WRONG'
  | 'ADMIN_UNKNOWN'
  | 'ALERTS_FULL'
  | 'ALERT_INVALID'
  | 'ALERT_UNKNOWN'
  | 'ANALYSES_FULL'
  | 'ANALYSIS_INVALID'
  | 'ANALYSIS_UNKNOWN'
  | 'API_KEY_EXPIRY_INVALID'
  | 'API_KEY_INVALID'
  | 'API_KEY_NOT_ALLOWED'
  | 'API_KEY_SCOPES_INVALID'
  | 'API_KEY_SCOPE_MISSING'
  | 'API_KEY_UNKNOWN'
  | 'ARCHIVE_TOO_LARGE'
  | 'ARCHIVE_UNREADABLE'
  | 'ARTICLES_FULL'
  | 'ARTICLE_DELIVERED'
  | 'ARTICLE_HIDDEN'
  | 'ARTICLE_INVALID'
  | 'ARTICLE_NOT_HIDDEN'
  | 'ARTICLE_NOT_IN_REVIEW'
  | 'ARTICLE_NOT_PUBLIC'
  | 'ARTICLE_TOO_LONG'
  | 'ARTICLE_UNKNOWN'
  | 'AUDIT_CHANGED_SINCE'
  | 'AUDIT_ENTRY_UNKNOWN'
  | 'AUDIT_NOT_REVERTIBLE'
  | 'AUDIT_SUBJECT_GONE'
  | 'BEACON_ROUND_INVALID'
  | 'BEACON_UNAVAILABLE'
  | 'BODY_TOO_LARGE'
  | 'BROKERAGE_FAILED'
  | 'BROKER_COLUMNS'
  | 'BROKER_DATES'
  | 'BROKER_NOT_CONNECTED'
  | 'BROKER_NOT_OFFERED'
  | 'BROKER_UNSUPPORTED'
  | 'CAPITAL_INVALID'
  | 'CHECK_NOT_ANSWERED'
  | 'CODE_RECIPES_FULL'
  | 'CODE_RECIPE_INVALID'
  | 'CODE_RECIPE_UNKNOWN'
  | 'COMMENTS_FULL'
  | 'COMMENT_INVALID'
  | 'COMMENT_UNKNOWN'
  | 'COMPUTATIONS_WAITING'
  | 'COMPUTATION_TIMEOUT'
  | 'CONTRACT_ADJUSTED'
  | 'CONTRACT_EXPIRED'
  | 'CONTRACT_UNKNOWN'
  | 'CORPORATE_ACTIONS_UNKNOWN'
  | 'CREDENTIALS_MISSING'
  | 'CREDENTIALS_WRONG'
  | 'CROSS_SITE'
  | 'CSV_TOO_LARGE'
  | 'CSV_UNREADABLE'
  | 'CURSOR_INVALID'
  | 'DATABASE_BUSY'
  | 'DATABASE_UNAVAILABLE'
  | 'DRAW_ENTRIES_INVALID'
  | 'DRAW_FROZEN_TOO_EARLY'
  | 'DRAW_FROZEN_TOO_LATE'
  | 'DRAW_MANIFEST_INVALID'
  | 'EARNINGS_COLUMNS'
  | 'EARNINGS_NONE'
  | 'EARNINGS_TOO_LONG'
  | 'EMAIL_INVALID'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNCHANGED'
  | 'EMAIL_UNVERIFIED'
  | 'EMAIL_VERIFIED'
  | 'EXPIRY_UNKNOWN'
  | 'FIELDS_MISSING'
  | 'FORBIDDEN'
  | 'FORFEIT_INVALID'
  | 'HIDING_REASON_MISSING'
  | 'HOOKS_FULL'
  | 'HOOK_UNKNOWN'
  | 'HOOK_URL_INVALID'
  | 'HOST_UNKNOWN'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IMAGES_OVERLOADED'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_MANY_PIXELS'
  | 'IMAGE_TYPE_WRONG'
  | 'IMPORT_COLUMNS'
  | 'IMPORT_IN_PROGRESS'
  | 'IMPORT_OUTDATED'
  | 'IMPORT_TOO_LONG'
  | 'INTERNAL'
  | 'INVITATION_EXPIRED'
  | 'INVITATION_INVALID'
  | 'INVITATION_USED'
  | 'INVITING_NEEDS_VERIFIED_EMAIL'
  | 'LAST_SUPERADMIN'
  | 'LESSON_UNKNOWN'
  | 'LOTTERY_ACCOUNT_TOO_NEW'
  | 'LOTTERY_CLAIM_LATE'
  | 'LOTTERY_CLOSED'
  | 'LOTTERY_DRAFTS_FULL'
  | 'LOTTERY_DRAW_NOT_DUE'
  | 'LOTTERY_EMAIL_UNVERIFIED'
  | 'LOTTERY_ENTERED_ALREADY'
  | 'LOTTERY_ENTRY_FINAL'
  | 'LOTTERY_ENTRY_UNKNOWN'
  | 'LOTTERY_EVENT_CHANGED'
  | 'LOTTERY_EVENT_FINAL'
  | 'LOTTERY_EVENT_INVALID'
  | 'LOTTERY_EVENT_LOCKED'
  | 'LOTTERY_EVENT_NOT_WAITING'
  | 'LOTTERY_EVENT_PUBLISHED'
  | 'LOTTERY_EVENT_UNKNOWN'
  | 'LOTTERY_EVENT_WAITING'
  | 'LOTTERY_FULL'
  | 'LOTTERY_NOT_FROZEN'
  | 'LOTTERY_NOT_OPEN'
  | 'LOTTERY_NO_REMINDER'
  | 'LOTTERY_NO_RESULT'
  | 'LOTTERY_OPENS_TOO_EARLY'
  | 'LOTTERY_ORGANISERS_ONLY'
  | 'LOTTERY_ORGANISER_GONE'
  | 'LOTTERY_ORGANISER_NAME_INVALID'
  | 'LOTTERY_ORGANISER_NAME_NEEDED'
  | 'LOTTERY_ORGANISER_NAME_TAKEN'
  | 'LOTTERY_ORGANISER_UNVERIFIED'
  | 'LOTTERY_PICTURES_FULL'
  | 'LOTTERY_PICTURE_UNKNOWN'
  | 'LOTTERY_REASON_NEEDED'
  | 'LOTTERY_RULES_CONTRADICT'
  | 'LOTTERY_WINNER_UNKNOWN'
  | 'MALFORMED_JSON'
  | 'MATCHES_CHANGED'
  | 'MEDIA_ALT_INVALID'
  | 'MEDIA_FULL'
  | 'MEDIA_IN_USE'
  | 'MEDIA_OVERLOADED'
  | 'MEDIA_TOO_LARGE'
  | 'MEDIA_TOO_MANY_PIXELS'
  | 'MEDIA_TYPE_WRONG'
  | 'MEDIA_UNKNOWN'
  | 'MEMBERS_FULL'
  | 'MEMBER_UNKNOWN'
  | 'METHOD_NOT_ALLOWED'
  | 'NAME_INVALID'
  | 'NAME_INVISIBLE'
  | 'NOTHING_DUE'
  | 'NOT_FOUND'
  | 'NOT_INVITED'
  | 'NO_SCHEDULE'
  | 'NO_TRADES_SECTION'
  | 'OPTIONS_SETTINGS_INVALID'
  | 'OUTBOX_OFF'
  | 'OVERLOADED'
  | 'OWN_ACCOUNT'
  | 'OWN_ROLE'
  | 'OWN_SECOND_FACTOR'
  | 'PAGE_TOO_DEEP'
  | 'PASSKEY_INVALID'
  | 'PASSKEY_KNOWN'
  | 'PASSKEY_UNKNOWN'
  | 'PASSWORDS_DIFFER'
  | 'PASSWORD_CHANGE_NEEDED'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_PREDICTABLE'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORD_WRONG'
  | 'PAST_PRICE_UNKNOWN'
  | 'POSITION_DUE'
  | 'POSITION_FULL'
  | 'PRICES_NOT_IN_FORCE'
  | 'PROVIDER_BAD_KEY'
  | 'PROVIDER_GARBAGE'
  | 'PROVIDER_KEY_INVALID'
  | 'PROVIDER_KEY_MISSING'
  | 'PROVIDER_OUTAGE'
  | 'PROVIDER_PLAN'
  | 'PROVIDER_RATE'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_TIMEOUT'
  | 'QUESTION_UNKNOWN'
  | 'QUIZ_SUBMITTED'
  | 'QUIZ_UNKNOWN'
  | 'REAUTHENTICATION_NEEDED'
  | 'REPORT_TOO_LARGE'
  | 'REPORT_UNKNOWN'
  | 'RESET_TOKEN_INVALID'
  | 'REVIEW_UNKNOWN'
  | 'REVISION_UNKNOWN'
  | 'SCHEDULE_IN_PAST'
  | 'SECOND_FACTOR_CODE_WRONG'
  | 'SECOND_FACTOR_DUE'
  | 'SECOND_FACTOR_NEEDED'
  | 'SECOND_FACTOR_NEEDED_AGAIN'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_UNREADABLE'
  | 'SECOND_FACTOR_WRONG'
  | 'SEED_INVALID'
  | 'SESSION_INVALID'
  | 'SESSION_UNKNOWN'
  | 'SETTLEMENT_PRICE_UNKNOWN'
  | 'SHARES_NOT_TRADED'
  | 'SLUG_INVALID'
  | 'SLUG_REDIRECTS'
  | 'SLUG_TAKEN'
  | 'SPACES_FULL'
  | 'SPACE_HANDLE_TAKEN'
  | 'SPACE_INVALID'
  | 'SPACE_INVITATION_UNKNOWN'
  | 'SPACE_NEEDS_OWNER'
  | 'SPACE_NEEDS_VERIFIED_EMAIL'
  | 'SPACE_ROLE_NEEDED'
  | 'SPACE_UNKNOWN'
  | 'STEP_IMPOSSIBLE'
  | 'STEP_UNKNOWN'
  | 'STRATEGIES_FULL'
  | 'STRATEGY_INVALID'
  | 'STRATEGY_STATUS'
  | 'STRATEGY_UNKNOWN'
  | 'SUPERADMIN_UNDELETABLE'
  | 'SYMBOL_UNKNOWN'
  | 'TOOLS_CHANGED'
  | 'TOOL_ID_TAKEN'
  | 'TOOL_INVALID'
  | 'TOOL_UNKNOWN'
  | 'TOO_MANY_API_KEYS'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_IMPORTS'
  | 'TOO_MANY_PASSKEYS'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_VIEWS'
  | 'TRADES_COLUMNS'
  | 'TRADES_TOO_LONG'
  | 'UNREADABLE'
  | 'UNSUPPORTED_MEDIA'
  | 'UPLOAD_TYPE'
  | 'UPLOAD_UNREADABLE'
  | 'USERNAME_INVALID'
  | 'USERNAME_TAKEN'
  | 'USER_DISABLED'
  | 'USER_UNKNOWN'
  | 'VALIDATION'
  | 'VERSION_CONFLICT'
  | 'VERSION_MALFORMED'
  | 'VERSION_REQUIRED'
  | 'VIEW_NAME_INVALID'
  | 'VIEW_NAME_TAKEN'
  | 'VIEW_QUERY_INVALID'
  | 'VIEW_UNKNOWN'
  | 'WATCHLISTS_LIMIT'
  | 'WATCHLIST_INVALID'
  | 'WATCHLIST_NAME_INVALID'
  | 'WATCHLIST_NAME_TAKEN';
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
  code: ErrorCode;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
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
export type ApprovalState = 'waiting' | 'withdrawn' | 'approved' | 'declined';
export type ApprovalResponse = {
  state: ApprovalState;
  submittedAt: string;
  decidedAt: string | null;
  /** Why it was declined; empty otherwise */
  reason: string;
};
export type TextsRequest = {
  /** Text in English */
  en: string;
  /** Text in Chinese */
  'zh-CN': string;
};
export type EntropyMode = 'beacon' | 'commit';
export type PrizeImage = 'keyboard' | 'headphones' | 'notebook' | 'lamp' | 'mug' | 'screen';
export type PrizePictureRequest = {
  /** Answer of the upload */
  hash: string;
  /** What it shows, for those who do not see it */
  alt: TextsRequest;
};
export type ManagedPrizeResponse = {
  id: string;
  name: TextsRequest;
  description: TextsRequest;
  count: number;
  image: PrizeImage;
  /** Shown instead of the drawing; null where none is uploaded */
  picture: PrizePictureRequest | null;
};
export type ManagedEventResponse = {
  id: string;
  version: number;
  phase: LotteryPhase;
  editable: boolean;
  cancellable: boolean;
  reason: string;
  organiser: string;
  /** Account of the organizer; null for events of the site */
  organiserId: string | null;
  /** The last submission of the draft; null where there was none */
  approval: ApprovalResponse | null;
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
export type ManagedEventEnvelope = {
  data: ManagedEventResponse;
  serverTime: string;
};
export type PrizeRequest = {
  /** Name in both languages */
  name: TextsRequest;
  /** Description in both languages */
  description: TextsRequest;
  /** Number of winners */
  count: number;
  /** Image beside the prize */
  image: PrizeImage;
  /** Uploaded for this event; left out, the prize has the drawing alone */
  picture?: PrizePictureRequest | null;
};
export type SaveEventRequest = {
  /** Title in both languages */
  title: TextsRequest;
  /** Description in both languages */
  description: TextsRequest;
  /** When entries open */
  startDate: string;
  /** When entries close */
  endDate: string;
  /** When the winners are drawn */
  drawDate: string;
  /** Maximum number of entries; null for no limit */
  capacity: number | null;
  /** Whether an entry needs a confirmed e-mail address */
  verifiedEmail: boolean;
  /** Days that an account must have existed */
  minAccountAge: number;
  /** Maximum number of chances of one entry */
  maxWeight: number;
  /** Days of membership that give one more chance */
  daysPerChance: number;
  /** Whether an entry can be withdrawn until the close */
  withdrawable: boolean;
  /** Number of alternates that are drawn beside the winners */
  alternates: number;
  /** Days that a winner has to claim the prize */
  claimDays: number;
  /** Source of the random number */
  entropy: EntropyMode;
  /** Prizes, the first rank first */
  prizes: PrizeRequest[];
  /** Rules in both languages, one sentence each */
  rules: TextsRequest[];
};
export type CancelEventRequest = {
  /** Why it is cancelled; it is published */
  reason: string;
};
export type DeclineEventRequest = {
  /** For the organizer */
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
  /** Why the prize is withdrawn; it is published */
  reason: ForfeitReason;
  /** Details for the winner; they are published */
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
export type AdminRole = 'support' | 'admin' | 'superadmin';
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
  /** Username; case does not matter */
  username: string;
  /** Password */
  password: string;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string | null;
};
export type SignInHint = {
  username: string;
  password: string;
};
export type SignInHintResponse = {
  /** The sample pair of development while nobody changed it; else null */
  data: SignInHint | null;
};
export type PasskeyRequestResponse = {
  /** base64url, good once and for 5 minutes */
  challenge: string;
  /** Relying party */
  rpId: string;
  /** Milliseconds */
  timeout: number;
};
export type PasskeyRequestAnswer = {
  data: PasskeyRequestResponse;
};
export type PasskeyAssertionRequest = {
  /** The credential as the authenticator names it, base64url */
  credentialId: string;
  /** `response.clientDataJSON` of the assertion, base64url */
  clientDataJson: string;
  /** `response.authenticatorData` of the assertion, base64url */
  authenticatorData: string;
  /** `response.signature` of the assertion, base64url */
  signature: string;
  /** `response.userHandle` of the assertion, base64url */
  userHandle: string;
};
export type PasskeyResponse = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
export type PasskeysResponse = {
  /** The newest first */
  data: PasskeyResponse[];
  /** Always null: there are ten at most */
  nextCursor: string | null;
};
export type PasskeyAnswer = {
  data: PasskeyResponse;
};
export type PasskeyTransport = 'usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal';
export type AddPasskeyRequest = {
  /** At most 100 characters */
  name: string;
  /** The credential as the authenticator names it, base64url */
  credentialId: string;
  /** `response.clientDataJSON` of the credential, base64url */
  clientDataJson: string;
  /** `response.attestationObject` of the credential, base64url */
  attestationObject: string;
  /** How the authenticator may be reached */
  transports: PasskeyTransport[];
};
export type PasskeyOwner = {
  /** Id of the account as base64url */
  id: string;
  name: string;
  displayName: string;
};
export type ExistingPasskey = {
  id: string;
  transports: PasskeyTransport[];
};
export type PasskeyCreationResponse = {
  /** base64url, good once and for 5 minutes */
  challenge: string;
  /** Relying party */
  rpId: string;
  user: PasskeyOwner;
  /** Credentials that the account has */
  exclude: ExistingPasskey[];
  /** COSE algorithms, the preferred first */
  algorithms: number[];
  /** Milliseconds */
  timeout: number;
};
export type PasskeyCreationAnswer = {
  data: PasskeyCreationResponse;
};
export type NamePasskeyRequest = {
  /** At most 100 characters */
  name: string;
};
export type AdminProfileResponse = {
  data: AdminResponse;
};
export type AdminProfileRequest = {
  /** Name */
  name: string;
  /** E-mail address; case and surrounding blanks do not matter */
  email: string;
};
export type ChangeAdminPasswordRequest = {
  /** The password until now */
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
  /** Code that the authenticator app shows */
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
  /** Which sessions end */
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
  /** Password */
  password: string;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string | null;
};
export type PasskeyStepUpResponse = {
  /** base64url, good once and for 5 minutes */
  challenge: string;
  /** Relying party */
  rpId: string;
  /** Milliseconds */
  timeout: number;
  /** Credentials that the account has */
  allow: ExistingPasskey[];
};
export type PasskeyStepUpAnswer = {
  data: PasskeyStepUpResponse;
};
export type PasskeyStepUpRequest = {
  /** The credential as the authenticator names it, base64url */
  credentialId: string;
  /** `response.clientDataJSON` of the assertion, base64url */
  clientDataJson: string;
  /** `response.authenticatorData` of the assertion, base64url */
  authenticatorData: string;
  /** `response.signature` of the assertion, base64url */
  signature: string;
  /** `response.userHandle` of the assertion, base64url; where the authenticator gave one */
  userHandle?: string;
};
export type ToolClicks = {
  /** Of the tool */
  key: string;
  count: number;
};
export type ToolClicksResponse = {
  data: ToolClicks[];
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
  /** In Chinese; empty where the English one stands in */
  titleZh: string;
  /** In Chinese; empty where the English one stands in */
  descriptionZh: string;
  /** A tool that is switched on is shown from then on; null: at once */
  publishAt: string | null;
  /** From then on it is hidden; null: never */
  hideAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type AdminToolListResponse = {
  data: AdminToolResponse[];
};
export type ReorderToolsRequest = {
  /** Ids, each once */
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
  /** What is done to each of them */
  action: BulkToolAction;
  /** Ids, each once */
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
  /** In Chinese; empty where the English one stands in */
  titleZh: string;
  /** In Chinese; empty where the English one stands in */
  descriptionZh: string;
  /** A tool that is switched on is shown from then on; null: at once */
  publishAt: string | null;
  /** From then on it is hidden; null: never */
  hideAt: string | null;
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
  /** In Chinese; the English title stands in for it, and it for the English one */
  titleZh?: string;
  /** In Chinese, under the same rule as the title */
  descriptionZh?: string;
  /** Description of the icon for people who do not see it */
  iconAlt?: string;
  /** Colour of the card */
  color?: string;
  /** Position among the tools: the least first */
  order?: number;
  /** Whether visitors see the tool */
  isActive?: boolean;
  /** Shown from then on; null: at once */
  publishAt?: string | null;
  /** Hidden from then on, after `publishAt`; null: never */
  hideAt?: string | null;
  /** Badges on the card */
  badges?: ToolBadge[];
  /** Made from the title where it is left out or empty, Chinese by its pinyin */
  id?: string;
  /** In English; may be left out where there is a Chinese one */
  title?: string;
  /** In English; may be left out where there is a Chinese one */
  description?: string;
  /** `https:`, `http:` or a path */
  url: string;
  /** `/uploads/…`, or at most 8 characters */
  icon: string;
};
export type EditToolRequest = {
  /** In Chinese; the English title stands in for it, and it for the English one */
  titleZh?: string;
  /** In Chinese, under the same rule as the title */
  descriptionZh?: string;
  /** Description of the icon for people who do not see it */
  iconAlt?: string;
  /** Colour of the card */
  color?: string;
  /** Position among the tools: the least first */
  order?: number;
  /** Whether visitors see the tool */
  isActive?: boolean;
  /** Shown from then on; null: at once */
  publishAt?: string | null;
  /** Hidden from then on, after `publishAt`; null: never */
  hideAt?: string | null;
  /** Badges on the card */
  badges?: ToolBadge[];
  /** Title of the tool */
  title?: string;
  /** What the tool does, in a sentence */
  description?: string;
  /** Address of the tool: https:, http: or a path of this site */
  url?: string;
  /** An uploaded image, or at most 8 characters */
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
  code: ErrorCode;
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
  /** Of a user that matched; null where you named the user by its id */
  name: string | null;
  /** False where it was refused, or the user was in the wanted state before */
  changed: boolean;
};
export type BulkUsersResponse = {
  /** In the order of the ids; users that matched with the oldest first */
  data: BulkUserOutcomeResponse[];
};
export type BulkUserAction = 'delete' | 'disable' | 'enable' | 'endSessions' | 'restore';
export type UserRole = 'user' | 'superadmin';
export type UserStatus = 'disabled' | 'deleted';
export type EmailState = 'verified' | 'unverified';
export type SecondFactorSetting = 'on' | 'off';
export type MatchingUsersRequest = {
  /** Part of the name or the e-mail, in any case */
  search?: string;
  /** Role of the account */
  role?: UserRole;
  /** Only entries in this state */
  status?: UserStatus;
  /** Created from this moment, or this day in UTC, on */
  from?: string;
  /** Created before this moment, or until the end of this day in UTC */
  to?: string;
  /** Whether the owner opened a link mailed to the address */
  emailState?: EmailState;
  /** Whether signing in takes a code as well */
  secondFactor?: SecondFactorSetting;
  /** Last signed in from this moment, or this day in UTC, on */
  lastSignInFrom?: string;
  /** Last signed in before this moment, or until the end of this day in UTC, or never; `1970-01-01T00:00:00Z` finds those who never did */
  lastSignInTo?: string;
  /** Number of users that you have seen to match */
  count: number;
};
export type BulkUsersRequest = {
  /** What is done to each of them */
  action: BulkUserAction;
  /** Ids, each once */
  ids?: string[];
  /** In place of ids: all users that match at the time of the call */
  matching?: MatchingUsersRequest;
};
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
  /** When the user was last invited to choose a password; null where none is pending */
  invitedAt: string | null;
  lastSignInAt: string | null;
  /** For If-Match */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When the user was moved to the trash; deleted for good 30 days later */
  deletedAt: string | null;
};
export type ManagedUserEnvelope = {
  user: ManagedUserResponse;
};
export type ListedUserResponse = {
  id: string;
  name: string;
  email: string;
  /** Whether the owner opened a link mailed to it */
  emailVerified: boolean;
  role: UserRole;
  /** Whether the user may sign in */
  active: boolean;
  /** When the user was last invited to choose a password; null where none is pending */
  invitedAt: string | null;
  lastSignInAt: string | null;
  /** For If-Match */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When the user was moved to the trash; deleted for good 30 days later */
  deletedAt: string | null;
  /** Whether signing in takes a code as well */
  secondFactor: boolean;
};
export type ManagedUsersResponse = {
  users: ListedUserResponse[];
  /** Which page it is; by a cursor about which */
  page: number;
  totalPages: number;
  /** Beyond 10,000 it may be five seconds old */
  total: number;
  /** Whether a search has more matches than total, at most 1,000 of which are counted */
  totalIsMinimum: boolean;
  nextCursor: string | null;
  previousCursor: string | null;
};
export type UserSort = 'createdAt' | 'name' | 'email' | 'role';
export type SortDirection = 'asc' | 'desc';
export type CreateUserRequest = {
  /** Name */
  name: string;
  /** E-mail address; case and surrounding blanks do not matter */
  email: string;
  /** Must be changed at the first sign-in. Without it the user can only come in by the invitation. */
  password?: string;
  /** Role of the account */
  role?: UserRole;
};
export type EditUserRequest = {
  /** Name */
  name?: string;
  /** Unverified until the link that is mailed to it is opened */
  email?: string;
  /** Role of the account */
  role?: UserRole;
  /** Whether the user may sign in; for superadmins to change */
  active?: boolean;
  /** Must be changed at the next sign-in */
  password?: string;
};
export type UserAccess = {
  /** Whether signing in takes a code as well */
  secondFactor: boolean;
  /** By last use; none is current */
  sessions: OwnSessionResponse[];
};
export type UserAccessResponse = {
  data: UserAccess;
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
  /** Name */
  name: string;
  /** E-mail address; case and surrounding blanks do not matter */
  email: string;
  /** At least 12 characters; to be changed at first use */
  password: string;
  /** Role of the account */
  role?: AdminRole;
  /** Whether the account can sign in */
  active?: boolean;
};
export type EditAdminRequest = {
  /** Name */
  name?: string;
  /** E-mail address; case and surrounding blanks do not matter */
  email?: string;
  /** Role of the account */
  role?: AdminRole;
  /** Whether the account can sign in */
  active?: boolean;
  /** At least 12 characters */
  password?: string;
};
export type AuditRealm = 'user' | 'admin' | 'visitor' | 'system';
export type AuditActorResponse = {
  realm: AuditRealm;
  id: string | null;
  /** Username or e-mail, a pseudonym once the account is deleted; null for others */
  name: string | null;
};
export type AuditSubjectResponse = {
  kind: string;
  id: string;
  /** Empty where it has no name */
  name: string;
};
export type GroupedAuditEntryResponse = {
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
  /** The entry that erased names, states and network of this one; null while they are stored */
  erasedBy: number | null;
  /** Whether it can be taken back, where nothing was changed since */
  revertible: boolean;
  /** Number of entries that this one stands for, itself included */
  groupSize: number;
};
export type AuditEntriesResponse = {
  data: GroupedAuditEntryResponse[];
  nextCursor: string | null;
  /** Whether actor or subject names more than 50 accounts, of which the entries of 50 are listed */
  moreAccounts: boolean;
};
export type IntegrityState = 'whole' | 'broken' | 'checking';
export type ChainFault =
  'missing' | 'unlinked' | 'altered' | 'end' | 'beyond' | 'replaced' | 'erased';
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
  /** The entry that erased names, states and network of this one; null while they are stored */
  erasedBy: number | null;
  /** Whether it can be taken back, where nothing was changed since */
  revertible: boolean;
};
export type ReadAuditEntryResponse = {
  data: AuditEntryResponse;
};
export type Health = 'up' | 'degraded';
export type DashboardStats = {
  adminCount: number;
  toolCount: number;
  activeTools: number;
  /** Clicks on tools in the last thirty days */
  toolClicks: number;
  /** Lottery events of every status */
  lotteryCount: number;
  /** Lottery events that are open now */
  activeEvents: number;
  /** Prize draws that have waited for their freeze or their randomness for five minutes or more */
  overdueDraws: number;
  /** Prize draws of users that wait for approval */
  waitingEvents: number;
  /** The caller's login before the present one */
  lastLogin: string | null;
  /** May be five seconds old where there are many */
  userCount: number;
  /** Of the last seven days */
  newUsersThisWeek: number;
  version: string;
  /** What was built, such as a commit; null where the builder did not say */
  build: string | null;
  health: Health;
  /** False when the last walk found the audit log broken */
  auditWhole: boolean;
  /** Whether mails stay in the outbox for reading instead of being sent */
  hasOutbox: boolean;
};
export type DashboardStatsResponse = {
  data: DashboardStats;
};
export type ActivityResponse = {
  data: GroupedAuditEntryResponse[];
};
export type ArticleType = 'page' | 'doc' | 'tutorial' | 'faq' | 'post';
export type Language = 'en' | 'zh-CN';
export type HidingResponse = {
  reason: string;
  at: string;
  /** What the space says to it */
  answer: string | null;
};
export type ModeratedArticleResponse = {
  id: string;
  /** Of the space */
  handle: string;
  type: ArticleType;
  locale: Language;
  slug: string;
  /** Of the revision that was published last */
  title: string;
  hiding: HidingResponse | null;
};
export type ArticleReportResponse = {
  id: string;
  reason: string;
  at: string;
  article: ModeratedArticleResponse;
};
export type ArticleReportsResponse = {
  /** Newest first */
  data: ArticleReportResponse[];
  nextCursor: string | null;
};
export type HiddenArticlesResponse = {
  /** Last hidden first */
  data: ModeratedArticleResponse[];
  nextCursor: string | null;
};
export type HideArticleRequest = {
  /** For the space of the article */
  reason: string;
};
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
  /** Provider of market data */
  provider: MarketProvider;
  /** Needed by alpaca alone */
  keyId?: string | null;
  /** The key of polygon, the secret key of alpaca */
  secret: string;
  /** Limits the calls */
  plan: ProviderPlan;
};
export type KeyVerdict =
  'OK' | 'PLAN' | 'BAD_KEY' | 'RATE' | 'OUTAGE' | 'TIMEOUT' | 'GARBAGE' | 'REFUSED';
export type KeyCheck = {
  verdict: KeyVerdict;
};
export type KeyCheckResponse = {
  data: KeyCheck;
};
export type CheckMarketKeyRequest = {
  /** Provider of market data */
  provider: MarketProvider;
  /** Needed by alpaca alone */
  keyId?: string | null;
  /** The key of polygon, the secret key of alpaca */
  secret: string;
};
export type ViewedList = 'users' | 'admins' | 'tools' | 'articles' | 'audit';
export type ViewResponse = {
  id: string;
  /** The list that it is a view of */
  list: ViewedList;
  /** Unique among your views of the list, regardless of case */
  name: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query: string;
};
export type ViewsResponse = {
  /** Of all lists, by name */
  data: ViewResponse[];
};
export type ViewEnvelope = {
  data: ViewResponse;
};
export type SaveViewRequest = {
  /** Unique among your views of the list, regardless of case */
  name: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query: string;
  /** The list that it is a view of */
  list: ViewedList;
};
export type ChangeViewRequest = {
  /** Unique among your views of the list, regardless of case */
  name?: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query?: string;
};
export const {
  useUploadManagedPictureMutation,
  useReadManagedPictureQuery,
  useListManagedEventsQuery,
  useCreateManagedEventMutation,
  useReadManagedEventQuery,
  useEditManagedEventMutation,
  useDeleteManagedEventMutation,
  usePublishManagedEventMutation,
  useCancelManagedEventMutation,
  useListWaitingEventsQuery,
  useApproveEventMutation,
  useDeclineEventMutation,
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
  useStartAdminPasskeySignInMutation,
  useSignInAdminWithPasskeyMutation,
  useListAdminPasskeysQuery,
  useAddAdminPasskeyMutation,
  useStartAdminPasskeyMutation,
  useRenameAdminPasskeyMutation,
  useRemoveAdminPasskeyMutation,
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
  useStartAdminPasskeyStepUpMutation,
  useReauthenticateAdminWithPasskeyMutation,
  useReadToolClicksQuery,
  useReorderToolsMutation,
  useChangeToolsMutation,
  useListTrashQuery,
  useRestoreToolMutation,
  useRestoreToolAsCopyMutation,
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
  useRestoreUserMutation,
  useEraseUserMutation,
  useListUsersQuery,
  useCreateUserMutation,
  useReadUserQuery,
  useEditUserMutation,
  useDeleteUserMutation,
  useReadUserAccessQuery,
  useSendInvitationMutation,
  useSendPasswordResetMutation,
  useEndSessionOfUserMutation,
  useEndSessionsOfUserMutation,
  useRemoveSecondFactorOfUserMutation,
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
  useListArticleReportsQuery,
  useSettleArticleReportMutation,
  useListHiddenArticlesQuery,
  useHideArticleMutation,
  useShowArticleMutation,
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
  useListViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
} = injectedRtkApi;
