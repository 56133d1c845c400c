import { useSyncExternalStore } from 'react';
import { useReadMarketStatusQuery } from '../../../api/generated.ts';

/** Between two questions for a chain on screen. */
export const CHAIN_PAUSE = 15_000;

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isLookedAt = (): boolean => document.visibilityState === 'visible';

/** The pause between two questions for something that trades; 0, which is never, while nothing trades or nobody looks. */
export function useWhileOpen(pause: number): number {
  const { data } = useReadMarketStatusQuery();
  const lookedAt = useSyncExternalStore(subscribe, isLookedAt);
  return lookedAt && data?.data.results.market === 'open' ? pause : 0;
}
