import { adminApi } from '../../../api/generated-admin.ts';

/** The calls of saved views, which no other list shows. */
export const {
  useListViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
} = adminApi.enhanceEndpoints({ endpoints: { listViews: { keepUnusedDataFor: 600 } } });
