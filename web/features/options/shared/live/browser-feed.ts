import type { Application } from '../../../../app/application.ts';
import { liveQuoteOf, quoteInText, type LiveQuote } from './live-quote.ts';
import { QuoteFeed, type FeedPorts } from './quote-feed.ts';

const inQuery = (symbols: readonly string[]) => encodeURIComponent(symbols.join(','));

const later: FeedPorts['later'] = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

const stream: NonNullable<FeedPorts['stream']> = (symbols, { onOpen, onQuote, onBroken }) => {
  const source = new EventSource(`/api/polygon/stream?symbols=${inQuery(symbols)}`);
  source.onopen = onOpen;
  source.onerror = onBroken;
  source.addEventListener('quote', ({ data }: MessageEvent<unknown>) => {
    const quote = quoteInText(data);
    if (quote) onQuote(quote);
  });
  return source;
};

const pollBy =
  ({ services }: Application): FeedPorts['poll'] =>
  async (symbols) => {
    const url = `${services.origin}/api/polygon/quotes?symbols=${inQuery(symbols)}`;
    const answer = await services.fetch(url, { headers: { Accept: 'application/json' } });
    if (!answer.ok) throw new Error(`quotes: ${answer.status}`);
    // The provider accepts no call at the moment: the next poll asks again.
    if (answer.status === 202) return [];
    const { data, meta } = (await answer.json()) as {
      data: { results: readonly object[] };
      meta?: unknown;
    };
    const quotes = data.results.map((each) => liveQuoteOf({ ...each, meta }));
    return quotes.filter((quote): quote is LiveQuote => quote !== null);
  };

/** A tab that is not looked at holds no connection: a browser has few of them for one site. */
function restWhileHidden(feed: QuoteFeed): void {
  const follow = () => (document.visibilityState === 'hidden' ? feed.pause() : feed.resume());
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
}

const feeds = new WeakMap<Application, QuoteFeed>();

/** The one feed of a running application. */
export function feedOf(application: Application): QuoteFeed {
  const known = feeds.get(application);
  if (known) return known;
  const feed = new QuoteFeed({
    stream: typeof EventSource === 'undefined' ? null : stream,
    poll: pollBy(application),
    later,
    frame: (work) => requestAnimationFrame(work),
  });
  restWhileHidden(feed);
  feeds.set(application, feed);
  return feed;
}
