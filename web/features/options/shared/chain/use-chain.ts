import { useMemo } from 'react';
import { countedFrom, type OptionChain } from '@toolyard/core/options/chain';
import { daysToExpiry } from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';
import { useListExpiriesQuery, useReadChainQuery } from '../../../../api/generated.ts';
import { CHAIN_PAUSE, useWhileOpen } from '../live/use-while-open.ts';
import { useNow } from '../live/use-now.ts';
import { chainOf } from './chain-from-answer.ts';
import type { ExpiryCell } from './expiry-strip.tsx';

/** The listed expiries of a symbol, with their days from now on. */
export function useExpiries(symbol: string | undefined) {
  const query = useListExpiriesQuery({ symbol: symbol ?? '' }, { skip: !symbol });
  const { currentData } = query;
  const now = useNow();
  const expiries = useMemo((): readonly ExpiryCell[] => {
    if (!currentData) return [];
    const { data, meta } = currentData;
    const at = countedFrom(symbol ?? '', Date.parse(meta.asOf), now);
    return data.map((cell) => ({
      ...cell,
      expiry: cell.expiry as CalendarDate,
      daysToExpiry: daysToExpiry(at, cell.expiry as CalendarDate),
    }));
  }, [currentData, symbol, now]);
  return { ...query, expiries };
}

/** One chain as core's own record, with where it came from; kept fresh while its market is open. */
export function useChain(symbol: string | undefined, expiry: CalendarDate | null) {
  const query = useReadChainQuery(
    { symbol: symbol ?? '', expiry: expiry ?? '' },
    { skip: !symbol || !expiry, ...useWhileOpen(CHAIN_PAUSE) },
  );
  const answer = query.currentData;
  const now = useNow();
  const chain: OptionChain | null = useMemo(
    () => (answer ? chainOf(answer.data, answer.meta.asOf, now) : null),
    [answer, now],
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
