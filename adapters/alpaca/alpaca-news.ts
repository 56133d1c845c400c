import type { MarketNews, NewsItem, NewsQuery, Sourced } from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import { onlyRows, type AlpacaClient } from './alpaca-client.ts';
import type { AssetListing } from './asset-listing.ts';
import { sourced } from './provenance.ts';
import { toAlpacaSymbol } from './symbols.ts';
import { NewsArticle } from './wire.ts';

/** Articles of one request. */
const MOST_ARTICLES = 50;

/** News that the provider has from its publisher. */
export class AlpacaNews implements MarketNews {
  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async news({ symbol, limit }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    const call = this.client.begin();
    if (symbol !== null) await this.listing.require(symbol, call);
    const query = {
      symbols: symbol === null ? undefined : toAlpacaSymbol(symbol),
      limit: Math.min(limit, MOST_ARTICLES),
      sort: 'desc',
    };
    const endpoint = { host: 'data', path: '/v1beta1/news', query, field: 'news' } as const;
    const found = await call.rows(endpoint, NewsArticle, Math.ceil(limit / MOST_ARTICLES));
    const now = this.clock.now();
    const own = onlyRows(found, ({ symbols }) => symbol === null || symbols.includes(symbol));
    const items = own.rows
      .map(({ row }) => itemOf(row))
      .filter(({ publishedAt }) => publishedAt <= now);
    const each = new Map(items.map((item) => [item.id, item]));
    const newestFirst = [...each.values()].toSorted((a, b) => b.publishedAt - a.publishedAt);
    const value = newestFirst.slice(0, limit);
    const partial = value.length < Math.min(found.rows.length, limit);
    return sourced(value, { asOf: now, partial });
  }
}

const itemOf = (row: NewsArticle): NewsItem => ({
  id: String(row.id),
  title: row.headline,
  titleZh: null,
  publishedAt: row.created_at,
  publisher: row.source,
  url: webAddress(row.url),
  description: row.summary,
  descriptionZh: null,
  tickers: row.symbols,
});

/** The address when it is one of the web; null for every other scheme, such as `javascript:`. */
function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
