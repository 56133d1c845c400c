/** A hit of the stock search. Prices and changes in dollars; null = unknown. */
export interface SearchHit {
  readonly ticker: string;
  readonly name: string;
  /** The name in Chinese, where one is known. */
  readonly nameZh: string | null;
  readonly market: string;
  readonly locale: string;
  readonly type: string;
  readonly currency: string;
  readonly primaryExchange: string | null;
  readonly price: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
}

export interface SearchQuery {
  /** Not blank. */
  readonly text: string;
  readonly limit: number;
}

/**
 * Details of one ticker. Market capitalisation and 52-week prices in dollars; null = unknown. The yield is a fraction: the
 * dividends with an ex-date in the past year, over the last price.
 */
export interface TickerDetails {
  readonly ticker: string;
  readonly name: string;
  readonly nameZh: string | null;
  readonly marketCap: number | null;
  readonly min52Week: number | null;
  readonly max52Week: number | null;
  readonly weightedSharesOutstanding: number | null;
  readonly dividendYield: number | null;
  readonly primaryExchange: string | null;
}
