import { useEffect } from 'react';
import { pollEvery } from '../../../../api/base-api.ts';
import { useReadMarketStatusQuery, type MarketStatusResponse } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';

const A_MINUTE = 60_000;
/** The server's clock must have passed the moment. */
const AFTER = 250;
/** What `setTimeout` can wait. */
const LONGEST = 2 ** 31 - 1;

/** The server's time now, by what it said and how long ago it said it. */
export const serverNow = (answer: MarketStatusResponse, saidAt: number): number =>
  Date.parse(answer.data.results.serverTime) + Math.max(0, Date.now() - saidAt);

/** Polling of something that trades: only while its market is open and the tab is shown. */
export function usePollWhileOpen(interval: number) {
  const { data } = useReadMarketStatusQuery();
  return pollEvery(data?.data.results.market === 'open' ? interval : 0);
}

/** The state of the market, read each minute, when it is due to change and when the tab is looked at again. */
export function useMarketStatus() {
  const { services } = useApplication();
  const query = useReadMarketStatusQuery(undefined, pollEvery(A_MINUTE));
  const { data, fulfilledTimeStamp: saidAt = 0, refetch } = query;
  useEffect(() => {
    if (!data) return;
    const wait = Date.parse(data.data.results.nextChange) - serverNow(data, saidAt) + AFTER;
    if (!(wait > 0 && wait < LONGEST)) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [data, saidAt, refetch]);
  // A device that slept missed the moment.
  useEffect(() => services.onWake(() => void refetch()), [services, refetch]);
  return { ...query, saidAt };
}
