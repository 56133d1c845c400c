import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApplication } from '../../../../app/use-application.ts';
import { feedOf } from './browser-feed.ts';

/** The prices of stocks as they arrive, dollars; renders only when one of them changes. */
export function useLivePrices(symbols: readonly string[]): ReadonlyMap<string, number> {
  const feed = feedOf(useApplication());
  const watched = symbols.join();
  useEffect(() => (watched === '' ? undefined : feed.watch(watched.split(','))), [feed, watched]);
  const prices = useSyncExternalStore(feed.subscribe, () => {
    const { quotes } = feed.snapshot();
    return symbols.map((symbol) => quotes[symbol]?.price ?? '').join();
  });
  return useMemo(() => {
    const known = prices.split(',');
    return new Map(
      watched.split(',').flatMap((symbol, i) => (known[i] ? [[symbol, Number(known[i])]] : [])),
    );
  }, [watched, prices]);
}
