import { adminApi } from '../../../api/generated-admin.ts';

/** What the site shows of the market and what it makes of it: with another key it is another market. */
const MARKET_TAGS = ['admin market', 'market', 'options', 'strategies'] as const;

const marketApi = adminApi.enhanceEndpoints({ addTagTypes: MARKET_TAGS }).enhanceEndpoints({
  endpoints: {
    readMarketOperations: { keepUnusedDataFor: 0 },
    storeMarketKey: { invalidatesTags: MARKET_TAGS },
    removeMarketKey: { invalidatesTags: MARKET_TAGS },
  },
});

export type {
  KeyVerdict,
  MarketEndpoint,
  MarketFault,
  MarketOperations,
  MarketProvider,
  ProviderPlan,
  RelayFigures,
} from '../../../api/generated-admin.ts';

export const {
  useReadMarketOperationsQuery,
  useStoreMarketKeyMutation,
  useRemoveMarketKeyMutation,
  useCheckMarketKeyMutation,
  useCheckMarketProviderMutation,
} = marketApi;
