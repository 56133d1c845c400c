import type { Stock, StrikeLadder } from './stock.ts';
import { FUND_STRIKES, INDEX, INDEX_SMILE } from './stock-profiles.ts';
import { VOLATILITY_INDEX, VOLATILITY_SMILE } from './volatility-index.ts';

/** Strikes of an index of thousands of points. Source: Cboe, SPX options product specifications. */
const largeStrikes = (near: number, far: number): StrikeLadder => ({
  near: [[0, near]],
  far: [[0, far]],
  nearDays: 100,
  nearReach: 0.12,
  below: 1.2,
  above: 0.5,
});

/** Source: Cboe, VIX options product specifications. */
const VOLATILITY_STRIKES: StrikeLadder = {
  near: [
    [0, 0.5],
    [15, 1],
    [200, 5],
  ],
  far: [
    [0, 1],
    [20, 2.5],
    [50, 5],
  ],
  nearDays: 60,
  nearReach: 0.6,
  below: 0.6,
  above: 1.7,
};

const INDEX_TERMS = {
  type: 'INDEX',
  sector: null,
  sharesOutstanding: null,
  sharesPerDay: 0,
} as const;

/** Cash-settled indices: those of the funds SPY and QQQ, and the volatility index of SPX options. */
export const INDICES: readonly Stock[] = [
  {
    ...INDEX_TERMS,
    ticker: 'SPX',
    name: 'S&P 500 Index',
    nameZh: '标普500指数',
    primaryExchange: 'XCBO',
    dividendYield: 0.012,
    usualPrice: 6_600,
    repeats: 'SPY',
    dynamics: INDEX,
    smile: INDEX_SMILE,
    liquidity: { width: 0.3, ticks: 'nickelDime', contractsPerDay: 3_500_000, putsPerCall: 1.4 },
    strikes: largeStrikes(5, 25),
    roots: { monthly: 'SPX', other: 'SPXW' },
    dailyExpiries: true,
  },
  {
    ...INDEX_TERMS,
    ticker: 'XSP',
    name: 'Mini-SPX Index',
    nameZh: '迷你标普500指数',
    primaryExchange: 'XCBO',
    dividendYield: 0.012,
    usualPrice: 660,
    repeats: 'SPY',
    dynamics: INDEX,
    smile: INDEX_SMILE,
    liquidity: { width: 0.5, ticks: 'penny', contractsPerDay: 90_000, putsPerCall: 1.3 },
    strikes: FUND_STRIKES,
    dailyExpiries: true,
  },
  {
    ...INDEX_TERMS,
    ticker: 'NDX',
    name: 'Nasdaq-100 Index',
    nameZh: '纳斯达克100指数',
    primaryExchange: 'XNAS',
    dividendYield: 0.005,
    usualPrice: 24_600,
    repeats: 'QQQ',
    dynamics: { ...INDEX, beta: 1.15, ownVolatility: 0.07 },
    smile: INDEX_SMILE,
    liquidity: { width: 0.8, ticks: 'nickelDime', contractsPerDay: 90_000, putsPerCall: 1.2 },
    strikes: largeStrikes(25, 100),
    roots: { monthly: 'NDX', other: 'NDXP' },
    dailyExpiries: true,
  },
  {
    ...INDEX_TERMS,
    ticker: VOLATILITY_INDEX,
    name: 'Cboe Volatility Index',
    nameZh: '波动率指数（恐慌指数）',
    primaryExchange: 'XCBO',
    dividendYield: 0,
    usualPrice: 19,
    dynamics: INDEX,
    smile: VOLATILITY_SMILE,
    liquidity: { width: 0.6, ticks: 'nickelDime', contractsPerDay: 700_000, putsPerCall: 0.5 },
    strikes: VOLATILITY_STRIKES,
    roots: { monthly: 'VIX', other: 'VIXW' },
    dailyExpiries: false,
  },
];
