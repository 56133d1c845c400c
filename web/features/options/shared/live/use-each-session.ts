import { useEffect, useEffectEvent, useRef } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import { useAppSelector, type RootState } from '../../../../app/store.ts';
import { selectMarket } from './use-now.ts';

/** What a query hook answers, as far as it is read again. */
interface Query {
  readonly isUninitialized: boolean;
  readonly refetch: () => unknown;
}

/** The day in New York with the state of its market; null before the first answer. */
function selectSession(state: RootState): string | null {
  const market = selectMarket(state);
  return market && `${newYorkDate(Date.parse(market.serverTime))} ${market.market}`;
}

/**
 * Keeps a query fresh whose answer changes with the session: it is read again at midnight in New York, and when the
 * market opens or closes. What changes while the market is open is polled instead.
 */
export function useEachSession<Q extends Query>(query: Q): Q {
  const session = useAppSelector(selectSession);
  const before = useRef(session);
  const readAgain = useEffectEvent(() => {
    if (!query.isUninitialized) query.refetch();
  });
  useEffect(() => {
    if (session === null) return;
    const hasTurned = before.current !== null && before.current !== session;
    before.current = session;
    if (hasTurned) readAgain();
  }, [session]);
  return query;
}
