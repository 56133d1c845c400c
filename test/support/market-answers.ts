/** What tests read in the answers of the market. */
export interface Meta {
  readonly provider: string;
  readonly simulated: boolean;
}

export interface Results<T> {
  readonly results: readonly T[];
}

export interface News {
  readonly title_zh: string | null;
  readonly published_utc: string;
  readonly publisher: { readonly name: string };
  readonly article_url: string | null;
  readonly tickers: readonly string[];
}

export interface PriceChange {
  readonly date: string;
  readonly price: number;
  readonly change: number | null;
  readonly changePercent: number | null;
}

export interface Trade {
  readonly price: number;
  readonly size: number;
  readonly amount: number;
  readonly type: string;
}

export interface Contract {
  readonly ticker: string;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly mark: number | null;
  readonly last: number | null;
  readonly change: number | null;
  readonly volume: number | null;
  readonly openInterest: number | null;
  readonly greeks: Omit<Row, 'contract_symbol'>;
  readonly stockPrice: number;
  readonly intrinsicValue: number;
  readonly timeValue: number | null;
  readonly breakEven: number | null;
  readonly priceChanges: readonly PriceChange[];
  readonly trades: readonly Trade[];
}

export interface Row {
  readonly contract_symbol: string;
  readonly delta: number | null;
  readonly gamma: number | null;
  readonly theta: number | null;
  readonly vega: number | null;
  readonly iv: number | null;
}

export interface Volatility {
  readonly current: number | null;
  readonly around: readonly { readonly days: number; readonly volatility: number }[];
  readonly rank: number | null;
  readonly percentile: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly history: readonly { readonly date: string; readonly iv: number }[];
}
