import type { StockFiguresResponse } from '../../api/generated.ts';
import { refusal, type Answers, type SentCall } from './render-options.spec.helper.tsx';
import {
  APPLE,
  META,
  barsAnswer,
  chainAnswer,
  expiriesAnswer,
  searchAnswer,
  type TestExpiry,
} from './test-chain.spec.helper.ts';
import { POPULAR } from './screens/market/popular-tickers.tsx';

/** Answers of the API for the market page: every stock at 200.00 after 197.00, SPY with the test chain. */
const spyOf = (answer: object) =>
  JSON.parse(JSON.stringify(answer).replaceAll('AAPL', 'SPY')) as object;

export const tickerAnswer = (ticker: string, market_cap: number | null = 2.64e12) => ({
  data: {
    results: {
      ticker,
      name: `${ticker} Inc.`,
      name_zh: null,
      market_cap,
      min_52_week: 150,
      max_52_week: 250,
      weighted_shares_outstanding: null,
      dividend_yield: null,
      primary_exchange: 'XNAS',
    },
  },
  meta: META,
});

const closeAnswer = (c = 200) => ({
  data: { results: [{ t: Date.UTC(2026, 10, 20), o: 198, h: 201, l: 197, c, v: 1000 }] },
  meta: META,
});

const bars = () => {
  const { data, meta } = barsAnswer();
  const results = [
    ...data.results,
    { t: Date.UTC(2026, 10, 19), o: 190, h: 201, l: 189, c: 197, v: 1000 },
    { t: Date.UTC(2026, 10, 20), o: 198, h: 201, l: 197, c: 200, v: 1000 },
  ];
  return { data: { results }, meta };
};

export const newsItem = (i: number, more: object = {}) => ({
  id: `n${i}`,
  title: `Wire ${i}`,
  title_zh: `新闻 ${i}`,
  published_utc: new Date(Date.parse(META.asOf) - i * 40 * 60_000).toISOString(),
  publisher: { name: 'Simulated Newswire' },
  article_url: '/options/stock/SPY',
  description: `More of ${i}`,
  description_zh: `详情 ${i}`,
  tickers: ['SPY'],
  ...more,
});

export const newsAnswer = (...results: object[]) => ({ data: { results }, meta: META });

export const quoteOf = (symbol: string, price = 201, changePercent = 0.5) => ({
  symbol,
  price,
  change: Math.round((price - price / (1 + changePercent / 100)) * 100) / 100,
  changePercent,
  bid: price - 0.01,
  ask: price + 0.01,
  at: META.asOf,
});

export const quotesAnswer = ({ query }: SentCall) => ({
  data: {
    results: query
      .get('symbols')!
      .split(',')
      .map((symbol) => quoteOf(symbol)),
  },
  meta: META,
});

/** Figures of a stock at 200.00 after 197.00, whose options cost 1.25 times what it has moved. */
export const figuresOf = (
  symbol: string,
  more: Partial<StockFiguresResponse> = {},
): StockFiguresResponse => ({
  symbol,
  name: `${symbol} Inc.`,
  nameZh: null,
  price: 200,
  change: 3,
  changePercent: 1.52,
  volume: 42_100_000,
  marketCap: 2.64e12,
  closes: [190, 195, 197, 200],
  impliedVolatility: 0.3,
  ivRank: 0.42,
  skew: { skew: 0.04, percentile: 0.5 },
  expectedMove: { expiry: '2026-12-18', days: 28, move: 16.62, fraction: 0.0831 },
  realisedVolatility20: 0.26,
  realisedVolatility30: 0.24,
  trend: { direction: 'up', close: 200, shortAverage: 195, longAverage: 190 },
  nextReport: null,
  nextEarnings: { after: '2026-12-18', by: '2027-01-29' },
  ...more,
});

/** Figures of those that were asked for. */
export const figuresAnswer =
  (more: Readonly<Record<string, Partial<StockFiguresResponse>>> = {}) =>
  ({ query }: SentCall) => ({
    data: {
      results: query
        .get('symbols')!
        .split(',')
        .map((symbol) => figuresOf(symbol, more[symbol])),
    },
    meta: META,
  });

/** Of these symbols. */
export const stockAnswers = (symbols: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    symbols.flatMap((symbol): [string, unknown][] => [
      [`GET /api/polygon/ticker/${symbol}`, () => tickerAnswer(symbol)],
      [`GET /api/polygon/previous-close/${symbol}`, () => closeAnswer()],
      [`GET /api/polygon/aggregates/${symbol}`, bars],
    ]),
  );

const dayOf = (ticker: string, changePercent: number, more: object = {}) => ({
  ...{ ticker, name: `${ticker} Inc.`, nameZh: null, type: 'CS', sector: null },
  ...{ price: 200, change: 2 * changePercent, changePercent, volume: 42_100_000 },
  ...more,
});

const OVERVIEW = {
  data: {
    gainers: [dayOf('NVDA', 3), dayOf('AAPL', 1)],
    losers: [dayOf('TSLA', -2)],
    mostActive: [dayOf('SPY', 0.5, { type: 'ETF' })],
    sectors: [
      { sector: 'informationTechnology', changePercent: 2, stocks: 2 },
      { sector: 'consumerDiscretionary', changePercent: -2, stocks: 1 },
    ],
    benchmarks: [
      dayOf('QQQ', 1.2, { type: 'ETF' }),
      dayOf('VIX', -4, { type: 'INDEX', volume: null }),
    ],
  },
  meta: META,
};

export const MARKET_ANSWERS: Answers = {
  'GET /api/market/overview': () => OVERVIEW,
  'GET /api/options/figures': figuresAnswer({ SPY: { ivRank: 0.8 } }),
  ...stockAnswers(POPULAR),
  'GET /api/polygon/search': () => searchAnswer(APPLE),
  'GET /api/polygon/news': () => newsAnswer(...[1, 2, 3, 4, 5].map((i) => newsItem(i))),
  'GET /api/options/expiries/SPY': () => spyOf(expiriesAnswer()),
  'GET /api/options/chain/SPY': ({ query }: SentCall) =>
    spyOf(chainAnswer(query.get('expiry') as TestExpiry)),
};

/** The server refuses everything of the market. */
export const outage = (): Answers =>
  Object.fromEntries(
    [
      ...Object.keys(MARKET_ANSWERS),
      'GET /api/polygon/market-status',
      'GET /api/polygon/quotes',
    ].map((key) => [key, refusal(404, 'NOT_FOUND', '没有这个接口')]),
  );
