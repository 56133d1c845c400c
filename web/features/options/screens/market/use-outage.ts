import { useSelector } from 'react-redux';
import { api } from '../../../../api/generated.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { POPULAR } from './popular.ts';

type ApiState = Parameters<ReturnType<typeof api.endpoints.listNews.select>>[0];

/** Whether nothing of the market could be loaded at all, and a way to ask for everything again. */
export function useOutage(): { readonly isOut: boolean; readonly retry: () => void } {
  const dispatch = useAppDispatch();
  const isOut = useSelector((state: ApiState) => {
    const { readMarketStatus, listNews, readPreviousClose, listExpiries } = api.endpoints;
    const failed = [
      readMarketStatus.select(undefined)(state),
      listNews.select({ limit: 5 })(state),
      listExpiries.select({ symbol: 'SPY' })(state),
      ...POPULAR.map((symbol) => readPreviousClose.select({ symbol })(state)),
    ];
    return failed.every(({ isError, data }) => isError && data === undefined);
  });
  return { isOut, retry: () => dispatch(api.util.invalidateTags(['market', 'options'])) };
}
