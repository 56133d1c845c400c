import type { OptionType } from '../contracts/index.ts';

/** Contracts bought (+) or sold (−), type, strike, price a share when opened and when closed; dollars. */
export type SampleLeg = readonly [
  contracts: number,
  type: OptionType,
  strike: number,
  opened: number,
  closed: number,
];

export interface SampleTrade {
  readonly symbol: string;
  /** Days before now of the first and of the last fill. */
  readonly days: readonly [opened: number, closed: number];
  /** The underlying then, dollars. */
  readonly spots: readonly [opened: number, closed: number];
  readonly legs: readonly SampleLeg[];
}

const sample = (
  symbol: string,
  days: SampleTrade['days'],
  spots: SampleTrade['spots'],
  ...legs: readonly SampleLeg[]
): SampleTrade => ({ symbol, days, spots, legs });

/** Invented trades with results of either kind, over the last year. */
export const SAMPLE_TRADES: readonly SampleTrade[] = [
  sample('QQQ', [15, 5], [502, 497], [1, 'put', 500, 7.4, 9.9], [-1, 'put', 490, 4.6, 5.8]),
  sample('MSFT', [30, 12], [426, 434], [1, 'put', 420, 8.2, 4.1]),
  sample(
    'SPY',
    [45, 24],
    [600, 604],
    [1, 'put', 570, 2.1, 0.6],
    [-1, 'put', 580, 3.2, 0.9],
    [-1, 'call', 620, 2.8, 1.2],
    [1, 'call', 630, 1.6, 0.5],
  ),
  sample('AAPL', [80, 52], [231, 241], [1, 'call', 230, 6.4, 11.8], [-1, 'call', 240, 2.9, 5.7]),
  sample('TSLA', [70, 60], [250, 247], [1, 'call', 250, 12.5, 7.2], [1, 'put', 250, 11.8, 9.4]),
  sample('AMZN', [100, 78], [199, 191], [1, 'call', 200, 5.2, 1.4], [-1, 'call', 210, 2.3, 0.4]),
  sample('NVDA', [120, 95], [136, 147], [-1, 'put', 130, 3.9, 0.7], [1, 'put', 125, 2.4, 0.4]),
  sample('SPY', [160, 140], [553, 561], [-1, 'call', 560, 4.2, 6.1], [1, 'call', 570, 1.9, 2.8]),
  sample('TSLA', [190, 175], [238, 241], [-1, 'call', 280, 4.2, 1.9], [-1, 'put', 200, 3.6, 2.2]),
  sample(
    'MSFT',
    [260, 232],
    [410, 412],
    [1, 'put', 395, 2.2, 1],
    [-1, 'put', 410, 7.1, 3.9],
    [-1, 'call', 410, 7.5, 4.1],
    [1, 'call', 425, 2.4, 1.1],
  ),
  sample(
    'AAPL',
    [300, 275],
    [221, 232],
    [1, 'put', 190, 1.1, 0.6],
    [-1, 'put', 200, 2.4, 1.7],
    [-1, 'call', 240, 2.2, 3.9],
    [1, 'call', 250, 1, 2.1],
  ),
  sample('NVDA', [330, 310], [119, 126], [1, 'call', 120, 5.6, 9.9]),
];
