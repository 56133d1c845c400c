import { contentApi } from '../../../api/generated-content.ts';

/** An import sends its file as it is, in a body of parts; a dry run leaves what was fetched as it is. */
export const transferApi = contentApi.enhanceEndpoints({
  endpoints: {
    importArticles: {
      query: ({ id, body: { file }, choice, dryRun }) => {
        const body = new FormData();
        body.set('file', file);
        const url = `/api/content/spaces/${encodeURIComponent(id)}/import`;
        return { url, method: 'POST', params: { choice, dryRun }, body };
      },
      invalidatesTags: (_answer, _error, { dryRun }) => (dryRun === 'true' ? [] : ['articles']),
    },
  },
});

export const { useImportArticlesMutation } = transferApi;
