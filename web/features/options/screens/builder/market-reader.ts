import type { OptionChain } from '@toolyard/core/options/chain';
import type { Instant } from '@toolyard/core/shared';
import { api, type ExpiryResponse, type SearchHitResponse } from '../../../../api/generated.ts';
import type { RootState, Store } from '../../../../app/store.ts';
import { selectNow } from '../../shared/live/use-now.ts';
import type { ChosenStock } from '../../shared/legs/chosen-leg.ts';
import type { ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { chainAtTime, chainRequest } from '../../shared/chain/use-chains.ts';

type Dispatch = Store['dispatch'];
const now = (_: unknown, getState: () => unknown): Instant =>
  selectNow(getState() as RootState) ?? 0;
const once = { subscribe: false } as const;
const { listExpiries, readChain, searchTickers } = api.endpoints;

/** Reads market data once, without a subscription; each read throws the error of its call. */
export const marketReader = (dispatch: Dispatch) => ({
  chain: async (symbol: string, expiry: ExpiryKey): Promise<OptionChain> => {
    const request = chainRequest(symbol, expiry);
    const answer = await dispatch(readChain.initiate(request, once)).unwrap();
    return chainAtTime(answer, dispatch(now));
  },
  expiries: async (symbol: string): Promise<readonly ExpiryResponse[]> =>
    (await dispatch(listExpiries.initiate({ symbol }, once)).unwrap()).data,
  /** The stock as the search shows it; its symbol alone where the search does not find it. */
  stock: async (symbol: string): Promise<ChosenStock> => {
    const found = await dispatch(searchTickers.initiate({ query: symbol, limit: 10 }, once))
      .unwrap()
      .then(({ data }) => data.results)
      .catch((): SearchHitResponse[] => []);
    const hit = found.find(({ ticker }) => ticker === symbol);
    return { symbol, name: hit?.name ?? symbol, nameZh: hit?.name_zh ?? null };
  },
});

export type MarketReader = ReturnType<typeof marketReader>;
