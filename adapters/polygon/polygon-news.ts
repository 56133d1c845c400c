import {
  type MarketNews,
  type NewsItem,
  type NewsQuery,
  type Sourced,
} from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import { onlyRows, type PolygonClient } from './polygon-client.ts';
import { sourced } from './provenance.ts';
import { toProviderTicker, toSymbol, type Tickers } from './tickers.ts';
import { NewsArticle } from './wire.ts';

/** News that the provider collects from publishers. */
export class PolygonNews implements MarketNews {
  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  async news({ symbol, limit }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    const call = this.client.begin();
    const ticker = symbol === null ? undefined : toProviderTicker(symbol);
    const query = { ticker, limit, order: 'desc', sort: 'published_utc' };
    const [found] = await Promise.all([
      call.rows('/v2/reference/news', query, NewsArticle, 1),
      symbol === null ? null : this.tickers.assertKnown(symbol, call),
    ]);
    const now = this.clock.now();
    const own = onlyRows(
      found,
      (row) => symbol === null || row.tickers.map(toSymbol).includes(symbol),
    );
    const items = own.rows
      .map(itemOf)
      .filter(({ publishedAt }) => publishedAt <= now)
      .toSorted((a, b) => b.publishedAt - a.publishedAt);
    const each = [...new Map(items.toReversed().map((item) => [item.id, item])).values()];
    const value = each.toReversed().slice(0, limit);
    return sourced(value, {
      asOf: now,
      partial: value.length < Math.min(found.rows.length, limit),
    });
  }
}

const itemOf = (row: NewsArticle): NewsItem => ({
  id: row.id,
  title: row.title,
  titleZh: null,
  publishedAt: row.published_utc,
  publisher: row.publisher.name,
  url: webAddress(row.article_url),
  description: row.description,
  descriptionZh: null,
  tickers: row.tickers.map(toSymbol),
});

/** The address when it is one of the web; null for every other scheme, such as `javascript:`. */
function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
