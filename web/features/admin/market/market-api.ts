import { adminApi } from '../../../api/generated-admin.ts';

/** What the site shows of the market and what it makes of it: with another key it is another market. */
const MARKET_TAGS = ['admin market', 'market', 'options', 'strategies'] as const;

const EARNINGS = '/api/admin/market/earnings';

function fileForm({ file }: { readonly file: Blob }): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

const marketApi = adminApi.enhanceEndpoints({ addTagTypes: MARKET_TAGS }).enhanceEndpoints({
  endpoints: {
    readMarketOperations: { keepUnusedDataFor: 0 },
    storeMarketKey: { invalidatesTags: MARKET_TAGS },
    removeMarketKey: { invalidatesTags: MARKET_TAGS },
    checkEarningsFile: {
      query: ({ body }) => ({ url: `${EARNINGS}/check`, method: 'POST', body: fileForm(body) }),
      invalidatesTags: [],
    },
    storeEarningsFile: {
      query: ({ body }) => ({ url: EARNINGS, method: 'PUT', body: fileForm(body) }),
      invalidatesTags: MARKET_TAGS,
    },
    removeEarningsFile: { invalidatesTags: MARKET_TAGS },
  },
});

export type {
  CheckedEarningsFile,
  CheckedEarningsLine,
  KeyVerdict,
  MarketEndpoint,
  MarketFault,
  MarketOperations,
  MarketProvider,
  ProviderPlan,
  RelayFigures,
  UploadUse,
} from '../../../api/generated-admin.ts';

export const {
  useReadMarketOperationsQuery,
  useStoreMarketKeyMutation,
  useRemoveMarketKeyMutation,
  useCheckMarketKeyMutation,
  useCheckMarketProviderMutation,
  useReadEarningsUploadQuery,
  useCheckEarningsFileMutation,
  useStoreEarningsFileMutation,
  useRemoveEarningsFileMutation,
} = marketApi;
