import { useEffect, useSyncExternalStore } from 'react';
import { useApplication } from '../../../../app/use-application.ts';
import { feedOf } from './browser-feed.ts';
import type { LiveQuote } from './live-quote.ts';
import type { FeedSnapshot, FeedState } from './quote-feed.ts';

/** The quote of a symbol as it arrives; renders only when its own quote changes. */
export function useLiveQuote(symbol: string | null): LiveQuote | null {
  const feed = feedOf(useApplication());
  useEffect(() => (symbol ? feed.watch([symbol]) : undefined), [feed, symbol]);
  return useSyncExternalStore(feed.subscribe, () =>
    symbol ? (feed.snapshot().quotes[symbol] ?? null) : null,
  );
}

/** Symbols in an order that depends on the quotes; renders only when the order changes. */
export function useLiveOrder(
  order: (quotes: FeedSnapshot['quotes']) => readonly string[],
): readonly string[] {
  const feed = feedOf(useApplication());
  const sorted = useSyncExternalStore(feed.subscribe, () => order(feed.snapshot().quotes).join());
  return sorted === '' ? [] : sorted.split(',');
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
