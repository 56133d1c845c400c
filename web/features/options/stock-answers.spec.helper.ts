import type {
  BarResponse,
  NewsItemResponse,
  TickerDetailsResponse,
  VolatilityResult,
} from '../../api/generated.ts';
import { fakeServer, renderOptions, type Answers } from './render-options.spec.helper.tsx';
import { META } from './test-chain.spec.helper.ts';

export const DETAILS: TickerDetailsResponse = {
  ticker: 'AAPL',
  name: 'Apple Inc.',
  name_zh: '苹果',
  market_cap: 2.5e12,
  min_52_week: 150,
  max_52_week: 250,
  weighted_shares_outstanding: 15_000_000_000,
  dividend_yield: 0.005,
  primary_exchange: 'XNAS',
};

const bar = (t: string, o: number, c: number): BarResponse => ({
  t: Date.parse(t),
  o,
  h: Math.max(o, c) + 1,
  l: Math.min(o, c) - 1,
  c,
  v: 1000,
});

/** Midnights in New York, as daily bars begin. */
export const DAYS = [
  bar('2026-11-18T05:00:00Z', 194, 198),
  bar('2026-11-19T05:00:00Z', 198, 196),
  bar('2026-11-20T05:00:00Z', 196, 200),
];
const MINUTES = [
  bar('2026-11-19T20:55:00Z', 196, 196.5),
  bar('2026-11-20T14:30:00Z', 197, 198),
  bar('2026-11-20T14:31:00Z', 198, 199),
];

export const VOLATILITY: VolatilityResult = {
  symbol: 'AAPL',
  current: 0.3,
  around: [
    { days: 20, volatility: 0.3 },
    { days: 50, volatility: 0.3 },
  ],
  rank: 0.5,
  percentile: 0.62,
  low: 0.2,
  high: 0.4,
  history: [],
};

export const news = (n: number): NewsItemResponse => ({
  id: `n${n}`,
  title: `Story ${n}`,
  title_zh: `新闻 ${n}`,
  published_utc: '2026-11-20T15:00:00Z',
  publisher: { name: 'Simulated Newswire' },
  article_url: null,
  description: null,
  description_zh: null,
  tickers: ['AAPL'],
});

export const results = (found: unknown) => ({ data: { results: found }, meta: META });

export const STOCK_ANSWERS: Answers = {
  'GET /api/polygon/ticker/AAPL': () => results(DETAILS),
  'GET /api/polygon/previous-close/AAPL': () => results(DAYS.slice(-1)),
  'GET /api/polygon/aggregates/AAPL': ({ query }: { query: URLSearchParams }) =>
    results(query.get('timespan') === 'day' ? DAYS : MINUTES),
  'GET /api/polygon/news': () => results([1, 2, 3, 4].map(news)),
  'GET /api/options/volatility/AAPL': () => ({ data: VOLATILITY, meta: META }),
};

/** The stock page of Apple on these answers. */
export const openStock = (answers: Answers = {}) =>
  renderOptions('/options/stock/AAPL', {
    server: fakeServer({ ...STOCK_ANSWERS, ...answers }),
  });
