import { useMemo } from 'react';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { CalendarDate } from '@toolyard/core/shared';
import { useListExpiriesQuery, useReadChainQuery } from '../../../api/generated.ts';
import { CHAIN_PAUSE, useWhileOpen } from '../live/use-while-open.ts';
import { chainOf, daysFromQuotes } from '../wire.ts';
import type { ExpiryCell } from './expiry-strip.tsx';

/** The listed expiries of a symbol, with their days from the quotes on. */
export function useExpiries(symbol: string | undefined) {
  const query = useListExpiriesQuery({ symbol: symbol ?? '' }, { skip: !symbol });
  const { currentData } = query;
  const expiries = useMemo((): readonly ExpiryCell[] => {
    if (!currentData) return [];
    const { data, meta } = currentData;
    return data.map((cell) => ({
      ...cell,
      expiry: cell.expiry as CalendarDate,
      daysToExpiry: daysFromQuotes(meta.asOf, cell.expiry),
    }));
  }, [currentData]);
  return { ...query, expiries };
}

/** One chain as core's own record, with where it came from; kept fresh while its market is open. */
export function useChain(symbol: string | undefined, expiry: CalendarDate | null) {
  const query = useReadChainQuery(
    { symbol: symbol ?? '', expiry: expiry ?? '' },
    { skip: !symbol || !expiry, ...useWhileOpen(CHAIN_PAUSE) },
  );
  const answer = query.currentData;
  const chain: OptionChain | null = useMemo(
    () => (answer ? chainOf(answer.data, answer.meta.asOf) : null),
    [answer],
  );
  return {
    ...query,
    // One that could not be had anew is shown as it was; its age stands at the foot of the area.
    error: answer ? undefined : query.error,
    isError: query.isError && !answer,
    chain,
    meta: answer?.meta ?? null,
  };
}
