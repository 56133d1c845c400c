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

/** Of these symbols. */
export const stockAnswers = (symbols: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    symbols.flatMap((symbol): [string, unknown][] => [
      [`GET /api/polygon/ticker/${symbol}`, () => tickerAnswer(symbol)],
      [`GET /api/polygon/previous-close/${symbol}`, () => closeAnswer()],
      [`GET /api/polygon/aggregates/${symbol}`, bars],
    ]),
  );

export const MARKET_ANSWERS: Answers = {
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
