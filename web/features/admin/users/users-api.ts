import { adminApi } from '../../../api/generated-admin.ts';

/** The calls of the users' screens. */
export const usersApi = adminApi.enhanceEndpoints({
  endpoints: {
    listUsers: { keepUnusedDataFor: 600 },
    // A form begins with the record as it stands now.
    readUser: { keepUnusedDataFor: 0 },
    readUserAccess: { keepUnusedDataFor: 0 },
    sendPasswordReset: { invalidatesTags: [] },
    endSessionOfUser: { invalidatesTags: [] },
    endSessionsOfUser: { invalidatesTags: [] },
    removeSecondFactorOfUser: { invalidatesTags: [] },
    importUsers: {
      query: ({ body: { file }, dryRun }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: '/api/admin/users/import', method: 'POST', params: { dryRun }, body };
      },
    },
  },
});

export type {
  BulkUserAction,
  BulkUserOutcomeResponse,
  CreateUserRequest,
  EditUserRequest,
  ImportedRowResponse,
  ImportReportResponse,
  MatchingUsersRequest,
  UserAccess,
  ListedUserResponse as ListedUser,
  ManagedUserResponse as UserRecord,
  ManagedUsersResponse as UserPage,
} from '../../../api/generated-admin.ts';

export const {
  useListUsersQuery,
  useReadUserQuery,
  useCreateUserMutation,
  useEditUserMutation,
  useDeleteUserMutation,
  useEraseUserMutation,
  useRestoreUserMutation,
  useChangeUsersMutation,
  useReadUserAccessQuery,
  useEndSessionOfUserMutation,
  useEndSessionsOfUserMutation,
  useRemoveSecondFactorOfUserMutation,
  useSendInvitationMutation,
  useSendPasswordResetMutation,
  useImportUsersMutation,
} = usersApi;
