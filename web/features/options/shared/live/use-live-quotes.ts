import { useEffect, useSyncExternalStore } from 'react';
import { useApplication } from '../../../../app/use-application.ts';
import { feedOf } from './browser-feed.ts';
import type { LiveQuote } from './live-quote.ts';
import type { FeedSnapshot, FeedState } from './quote-feed.ts';

/**
 * The quotes of these symbols as they come, by symbol; what has not come yet is not there. The list may be made anew
 * at each call.
 */
export function useLiveQuotes(symbols: readonly string[]): FeedSnapshot {
  const feed = feedOf(useApplication());
  const wanted = symbols.join(',');
  useEffect(() => (wanted === '' ? undefined : feed.watch(wanted.split(','))), [feed, wanted]);
  return useSyncExternalStore(feed.subscribe, feed.snapshot);
}

/** The same of one symbol: drawn anew only when its own quote changes. */
export function useLiveQuote(symbol: string | null): LiveQuote | null {
  const feed = feedOf(useApplication());
  useEffect(() => (symbol ? feed.watch([symbol]) : undefined), [feed, symbol]);
  return useSyncExternalStore(feed.subscribe, () =>
    symbol ? (feed.snapshot().quotes[symbol] ?? null) : null,
  );
}

/** Asks for all watched quotes now; whether they came. */
export function useRefreshQuotes(): () => Promise<boolean> {
  const feed = feedOf(useApplication());
  return () => feed.refresh();
}

/** How quotes come at the moment. */
export function useFeedState(): FeedState {
  const feed = feedOf(useApplication());
  return useSyncExternalStore(feed.subscribe, () => feed.snapshot().state);
}
