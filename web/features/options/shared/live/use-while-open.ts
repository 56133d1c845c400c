import { pollEvery } from '../../../../api/base-api.ts';
import { useReadMarketStatusQuery } from '../../../../api/generated.ts';

/** Between two questions for a chain on screen. */
export const CHAIN_PAUSE = 15_000;

/** Polling of something that trades: only while its market is open and the tab is shown. */
export function useWhileOpen(pause: number) {
  const { data } = useReadMarketStatusQuery();
  return pollEvery(data?.data.results.market === 'open' ? pause : 0);
}
