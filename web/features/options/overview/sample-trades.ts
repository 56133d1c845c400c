import type { CalendarDate } from '@toolyard/core/shared';
import type { SampleTrade } from './sample-legs.ts';

/** The day on which the samples are looked at. */
export const SAMPLE_DAY: CalendarDate = '2021-12-06';

export const SAMPLE_CAPITAL = 10_000;

/** Invented trades for visitors; every figure that is shown of them is computed. */
export const SAMPLE_TRADES: readonly SampleTrade[] = [
  {
    symbol: 'MSFT',
    templateId: 'iron-condor',
    status: 'active',
    opened: '2021-11-22',
    expiry: '2021-12-17',
    from: 342.97,
    to: 338.25,
    volatility: 0.209,
    legs: [
      ['long', 'put', 315],
      ['short', 'put', 325],
      ['short', 'call', 360],
      ['long', 'call', 370],
    ],
  },
  {
    symbol: 'AAPL',
    templateId: 'vertical-spread',
    status: 'active',
    opened: '2021-11-19',
    expiry: '2022-01-21',
    from: 160.5,
    to: 165.3,
    volatility: 0.27,
    legs: [
      ['short', 'put', 160],
      ['long', 'put', 155],
    ],
  },
  {
    symbol: 'TSLA',
    templateId: 'straddle',
    status: 'active',
    opened: '2021-11-30',
    expiry: '2021-12-31',
    from: 60,
    to: 55.5,
    volatility: 0.55,
    legs: [
      ['long', 'call', 60],
      ['long', 'put', 60],
    ],
  },
  {
    symbol: 'SPY',
    templateId: 'butterfly',
    status: 'planning',
    opened: '2021-12-06',
    expiry: '2022-01-14',
    from: 459,
    to: 459,
    volatility: 0.19,
    legs: [
      ['long', 'call', 450],
      ['short', 'call', 460, 2],
      ['long', 'call', 470],
    ],
  },
  {
    symbol: 'NVDA',
    templateId: 'vertical-spread',
    status: 'completed',
    opened: '2021-10-18',
    expiry: '2021-11-19',
    from: 222,
    to: 240.5,
    volatility: 0.38,
    legs: [
      ['long', 'call', 220],
      ['short', 'call', 230],
    ],
  },
  {
    symbol: 'AAPL',
    templateId: 'single-option',
    status: 'completed',
    opened: '2021-10-18',
    expiry: '2021-11-19',
    from: 146.5,
    to: 160.5,
    volatility: 0.25,
    legs: [['long', 'put', 145]],
  },
  {
    symbol: 'MSFT',
    templateId: 'vertical-spread',
    status: 'completed',
    opened: '2021-10-01',
    expiry: '2021-11-05',
    from: 289,
    to: 336,
    volatility: 0.22,
    legs: [
      ['short', 'put', 285],
      ['long', 'put', 280],
    ],
  },
];
