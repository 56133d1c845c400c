import { joinedMeta } from './sourced.ts';
import type { NewsItem, NewsQuery } from './news.ts';
import type { MarketNews } from './ports/market-news.ts';
import { anyKnows, sourceOf } from './source-of.ts';
import type { Sourced } from './sourced.ts';

type Told = Sourced<readonly NewsItem[]>;

/** Newest first; what came at once by its id, so that the order never depends on the source. */
const newestFirst = (a: NewsItem, b: NewsItem): number =>
  b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);

/** Several sources of news behind one port: of a stock the first that knows it tells, of the market all of them. */
export class CombinedNews implements MarketNews {
  /** At least one. */
  constructor(private readonly sources: readonly MarketNews[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  /** A source that fails leaves the market's news partial; when all fail the first failure is thrown. */
  async news(query: NewsQuery): Promise<Told> {
    if (query.symbol !== null) return (await sourceOf(this.sources, query.symbol)).news(query);
    const answers = await Promise.allSettled(this.sources.map((source) => source.news(query)));
    const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (told.length === 0 && failed) throw failed.reason;
    const telling = told.filter(({ value }) => value.length > 0);
    const items = told.flatMap(({ value }) => value).sort(newestFirst);
    const metas = (telling.length > 0 ? telling : told).map(({ meta }) => meta);
    return { value: items.slice(0, query.limit), meta: joinedMeta(metas, failed !== undefined) };
  }
}
