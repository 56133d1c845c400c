import { useSyncExternalStore } from 'react';
import { useReadMarketStatusQuery } from '../../../api/generated.ts';

const PAUSE = 15_000;

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isLookedAt = (): boolean => document.visibilityState === 'visible';

/** Milliseconds between two questions for a chain on screen; 0, which is never, while nothing trades or nobody looks. */
export function useChainPause(): number {
  const { data } = useReadMarketStatusQuery();
  const lookedAt = useSyncExternalStore(subscribe, isLookedAt);
  return lookedAt && data?.data.results.market === 'open' ? PAUSE : 0;
}
