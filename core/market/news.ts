import type { Instant } from '../shared/index.ts';

/** One piece of news; texts in English and, where the source has them, in Chinese. */
export interface NewsItem {
  /** Stable id of the news item. */
  readonly id: string;
  readonly title: string;
  readonly titleZh: string | null;
  readonly publishedAt: Instant;
  readonly publisher: string;
  /** Where it can be read: an http address, a path of this site, or null. */
  readonly url: string | null;
  readonly description: string | null;
  readonly descriptionZh: string | null;
  readonly tickers: readonly string[];
}

export interface NewsQuery {
  /** Null for the whole market. */
  readonly symbol: string | null;
  readonly limit: number;
}
