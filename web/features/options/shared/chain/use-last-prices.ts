import { useMemo } from 'react';
import type { CalendarDate } from '@toolyard/core/shared';
import { useListLastPricesQuery, type LastPriceResponse } from '../../../../api/generated.ts';
import { usePollWhileOpen } from '../live/use-market-status.ts';

/** Last prices and their changes by contract, dollars per share. */
export type LastPrices = ReadonlyMap<string, LastPriceResponse>;

const POLL_INTERVAL = 60_000;

/** The last prices of an expiry, polled while its market is open; null without an expiry or until they are known. */
export function useLastPrices(symbol: string, expiry: CalendarDate | null): LastPrices | null {
  const { currentData } = useListLastPricesQuery(
    { symbol, expiry: expiry ?? '' },
    { skip: expiry === null, ...usePollWhileOpen(POLL_INTERVAL) },
  );
  return useMemo(
    () => (currentData ? new Map(currentData.data.map((price) => [price.symbol, price])) : null),
    [currentData],
  );
}
