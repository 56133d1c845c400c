import { adminApi } from '../../../api/generated-admin.ts';

/** The list is changed here by what the server answers; the home page is asked for anew when it is next looked at. */
const catalogueChanged = { invalidatesTags: ['home'] } as const;
const nothingChanged = { invalidatesTags: [] } as const;

/** The calls of the tools screen. */
export const toolsApi = adminApi.enhanceEndpoints<'home'>({
  addTagTypes: ['home'],
  endpoints: {
    createTool: catalogueChanged,
    editTool: catalogueChanged,
    deleteTool: catalogueChanged,
    duplicateTool: catalogueChanged,
    reorderTools: catalogueChanged,
    changeTools: catalogueChanged,
    restoreTool: catalogueChanged,
    restoreToolAsCopy: catalogueChanged,
    eraseTool: nothingChanged,
    listTrash: { keepUnusedDataFor: 0 },
    uploadImage: {
      ...nothingChanged,
      query: ({ body: { image } }) => {
        const body = new FormData();
        body.set('image', image);
        return { url: '/api/admin/upload/image', method: 'POST', body };
      },
    },
  },
});
