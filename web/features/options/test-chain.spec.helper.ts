import { blackScholes } from '@toolyard/core/options/pricing';
import type {
  ChainResponse,
  ExpiriesResponse,
  ExpiryTermsResponse,
  MetaResponse,
  OptionQuoteResponse,
  SearchHitResponse,
  SearchResponse,
  StrategyLegResponse,
  StrategyResponse,
} from '../../api/generated.ts';

/** Answers of the API for the tests of the options screens: one stock at 200.00 with three expiries. */
export const SPOT = 200;
export const EXPIRIES = ['2026-11-27', '2026-12-18', '2027-01-15'] as const;
const DAYS = {
  '2026-11-27': 7,
  '2026-12-18': 28,
  '2027-01-15': 56,
  '2027-02-19': 91,
  '2027-03-19': 119,
} as const;
export type TestExpiry = keyof typeof DAYS;
/** The three and two later ones. */
export const FIVE_EXPIRIES = Object.keys(DAYS) as TestExpiry[];
const RATE = 0.04;
const VOLATILITY = 0.3;

/** 150 to 250 in steps of 2.5: 20 strikes below the spot, 21 at or above it. */
export const STRIKES = Array.from({ length: 41 }, (_, i) => 150 + 2.5 * i);

export const META: MetaResponse = {
  provider: 'simulated',
  asOf: '2026-11-20T21:00:00.000Z',
  delayedMinutes: 0,
  stale: false,
  simulated: true,
  partial: false,
  nextRefresh: null,
};

/** `AAPL261218C00200000` */
export const contract = (type: 'call' | 'put', strike: number, expiry: string = EXPIRIES[1]) =>
  `AAPL${expiry.slice(2).replaceAll('-', '')}${type === 'call' ? 'C' : 'P'}${String(strike * 1000).padStart(8, '0')}`;

type QuoteChange = Partial<OptionQuoteResponse>;

export interface ChainChanges {
  readonly calls?: Readonly<Record<number, QuoteChange>>;
  readonly puts?: Readonly<Record<number, QuoteChange>>;
  readonly strikes?: readonly number[];
  readonly terms?: Partial<ExpiryTermsResponse>;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/** A quote around the model's price, ten cents wide; the change is laid over it. */
function quote(
  type: 'call' | 'put',
  strike: number,
  expiry: TestExpiry,
  change: QuoteChange = {},
): OptionQuoteResponse {
  const { price, delta } = blackScholes({
    type,
    spot: SPOT,
    strike,
    years: DAYS[expiry] / 365,
    volatility: VOLATILITY,
    rate: RATE,
    dividendYield: 0,
  });
  const bid = Math.max(0.01, cents(price - 0.05));
  return {
    symbol: contract(type, strike, expiry),
    strike,
    bid,
    ask: cents(bid + 0.1),
    iv: VOLATILITY,
    delta: Math.round(delta * 1e4) / 1e4,
    volume: 120,
    openInterest: 900,
    flaw: null,
    ...change,
  };
}

export function chainAnswer(
  expiry: TestExpiry,
  { calls = {}, puts = {}, strikes = STRIKES, terms = {} }: ChainChanges = {},
): ChainResponse {
  const years = DAYS[expiry] / 365;
  return {
    data: {
      symbol: 'AAPL',
      expiry,
      daysToExpiry: DAYS[expiry],
      currentPrice: SPOT,
      spotSource: 'quoted',
      spotOffParity: false,
      stepSize: 2.5,
      volatilityAtForward: VOLATILITY,
      multiplier: 100,
      terms: {
        expiry,
        years,
        forward: SPOT * Math.exp(RATE * years),
        rate: RATE,
        dividendYield: 0,
        source: 'simulated',
        ...terms,
      },
      calls: strikes.map((strike) => quote('call', strike, expiry, calls[strike])),
      puts: strikes.map((strike) => quote('put', strike, expiry, puts[strike])),
    },
    meta: META,
  };
}

export const expiriesAnswer = (expiries: readonly TestExpiry[] = EXPIRIES): ExpiriesResponse => ({
  data: expiries.map((expiry) => ({
    expiry,
    daysToExpiry: DAYS[expiry],
    kind: expiry === EXPIRIES[0] ? 'weekly' : 'monthly',
    volatilityAtForward: VOLATILITY,
  })),
  meta: META,
});

const hit = (
  ticker: string,
  name: string,
  more: Partial<SearchHitResponse>,
): SearchHitResponse => ({
  ticker,
  name,
  name_zh: null,
  market: 'stocks',
  locale: 'us',
  type: 'CS',
  currency: 'USD',
  price: null,
  change: null,
  change_percent: null,
  primary_exchange: null,
  ...more,
});

export const APPLE = hit('AAPL', 'Apple Inc.', {
  name_zh: '苹果',
  price: SPOT,
  change: 3,
  change_percent: 1.52,
  primary_exchange: 'XNAS',
});
export const APPLE_FUND = hit('AAPU', 'Daily Apple Bull Shares', { type: 'ETF' });

export const searchAnswer = (...results: SearchHitResponse[]): SearchResponse => ({
  data: { results },
  meta: META,
});

export const barsAnswer = () => ({
  data: {
    results: Array.from({ length: 30 }, (_, i) => ({
      t: Date.UTC(2026, 9, 1 + i),
      o: 190,
      h: 201,
      l: 189,
      c: 190 + i / 3,
      v: 1000,
    })),
  },
  meta: META,
});

export const marketStatusAnswer = (serverTime = META.asOf) => ({
  data: {
    results: {
      market: 'closed',
      earlyHours: false,
      afterHours: false,
      exchanges: {
        nasdaq: { name: 'Nasdaq', status: 'closed' },
        nyse: { name: 'NYSE', status: 'closed' },
      },
      serverTime,
      nextChange: '2026-11-23T14:30:00.000Z',
    },
  },
  meta: META,
});

export const optionLeg = (
  type: 'call' | 'put',
  position: 'long' | 'short',
  strike: number,
  premium: number,
  more: Partial<StrategyLegResponse> = {},
): StrategyLegResponse => ({
  id: `${type}-${position}-${strike}`,
  kind: 'option',
  symbol: contract(type, strike),
  type,
  position,
  strike,
  expiration: EXPIRIES[1],
  premium,
  contracts: 1,
  multiplier: 100,
  deliverable: null,
  priceSource: position === 'long' ? 'ask' : 'bid',
  iv: VOLATILITY,
  delta: null,
  ...more,
});

export const STRATEGY_ID = '0192f0aa-1111-7000-8000-000000000001';

/** A saved bull call spread 200 / 210 for 4.00 a share. */
export const strategyAnswer = (more: Partial<StrategyResponse> = {}): StrategyResponse => ({
  id: STRATEGY_ID,
  version: 3,
  name: 'AAPL 牛市看涨价差',
  type: 'spread',
  templateId: 'vertical-spread',
  structure: 'bull-call-spread',
  status: 'planning',
  returns: null,
  capital: 400,
  underlyingAsset: 'AAPL',
  underlyingPrice: SPOT,
  provider: 'simulated',
  simulated: true,
  quotedAt: META.asOf,
  asOf: META.asOf,
  terms: [chainAnswer(EXPIRIES[1]).data.terms],
  volatility: VOLATILITY,
  commissionPerContract: 0,
  commissionPerTrade: 0,
  legs: [optionLeg('call', 'long', 200, 7), optionLeg('call', 'short', 210, 3)],
  analysis: {
    maxGain: 600,
    maxLoss: 400,
    breakeven: [204],
    netPremium: -400,
    roiPercent: 150,
    chanceOfProfit: 0.4,
    delta: 20,
    gamma: 0,
    theta: 0,
    vega: 0,
  },
  priceHistory: [],
  adjustments: [],
  createdAt: '2026-11-19T15:00:00.000Z',
  updatedAt: '2026-11-20T21:00:00.000Z',
  openedAt: null,
  closedAt: null,
  sample: false,
  pnl: null,
  cash: 0,
  commissions: 0,
  realised: 0,
  unrealised: null,
  mark: null,
  due: [],
  awaitingSettlementPrice: false,
  corporateActionsKnown: true,
  unbookableAction: null,
  steps: [],
  planAdjustments: [],
  corrections: [],
  journal: { note: '', tags: [] },
  ...more,
});
