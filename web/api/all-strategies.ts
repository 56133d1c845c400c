import { api, type StrategiesResponse, type StrategyResponse } from './generated.ts';

const PAGE = 100;

/** All strategies of the signed-in user, newest change first, read page by page. */
export const { useListAllStrategiesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAllStrategies: build.query<readonly StrategyResponse[], void>({
      queryFn: async (_none, _call, _options, send) => {
        const all: StrategyResponse[] = [];
        for (let cursor: string | undefined; ;) {
          const params = { limit: PAGE, cursor };
          const answer = await send({ url: '/api/options/strategies', params });
          if (answer.error) return { error: answer.error };
          const { data, nextCursor } = answer.data as StrategiesResponse;
          all.push(...data);
          if (nextCursor === null) return { data: all };
          cursor = nextCursor;
        }
      },
      providesTags: ['strategies'],
    }),
  }),
});
