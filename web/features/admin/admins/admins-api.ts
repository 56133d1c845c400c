import { adminApi } from '../../../api/generated-admin.ts';

/** The calls of the admins' screens. */
const adminsApi = adminApi.enhanceEndpoints({
  endpoints: {
    listAdmins: { keepUnusedDataFor: 600 },
    // A form begins with the record as it stands now.
    readAdmin: { keepUnusedDataFor: 0 },
    endSessionsOfAdmin: { invalidatesTags: [] },
  },
});

export type {
  AdminResponse as AdminRecord,
  CreateAdminRequest,
  EditAdminRequest,
} from '../../../api/generated-admin.ts';

export const {
  useListAdminsQuery,
  useReadAdminQuery,
  useCreateAdminMutation,
  useEditAdminMutation,
  useDeleteAdminMutation,
  useEndSessionsOfAdminMutation,
  useRemoveSecondFactorOfAdminMutation,
} = adminsApi;
