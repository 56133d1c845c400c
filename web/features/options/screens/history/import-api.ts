import { api } from '../../../../api/generated.ts';

/** The file goes as it is, in a body of parts. */
export const { useImportTradesMutation } = api.enhanceEndpoints({
  endpoints: {
    importTrades: {
      query: ({ body: { file }, dryRun }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: '/api/options/history/import', method: 'POST', params: { dryRun }, body };
      },
    },
  },
});
