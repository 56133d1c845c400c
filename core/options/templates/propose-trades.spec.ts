import { describe, expect, it } from '@jest/globals';
import { NAMED_STRUCTURES } from './named-structures.ts';
import { proposeTrade, proposeTrades, type ProposalFigures } from './propose-trades.ts';

const figures = (
  symbol: string,
  ivRank: number | null,
  direction: 'up' | 'down' | 'sideways',
  percentile = 0.5,
): ProposalFigures => ({ symbol, ivRank, trend: { direction }, skew: { percentile } });

describe('proposals of trades', () => {
  it.each([
    ['expensive options and an uptrend', 0.5, 'up', 0.5, 'bull-put-spread'],
    ['expensive options and a downtrend', 0.9, 'down', 0.5, 'bear-call-spread'],
    ['expensive options and no trend', 0.6, 'sideways', 0.5, 'iron-condor'],
    ['cheap options and an uptrend', 0.25, 'up', 0.5, 'bull-call-spread'],
    ['cheap options and a downtrend', 0.1, 'down', 0.5, 'bear-put-spread'],
    ['cheap options and no trend', 0, 'sideways', 0.5, 'long-call-calendar'],
    ['steep skew between the levels', 0.4, 'sideways', 0.75, 'bull-put-spread'],
  ] as const)('%s', (_what, ivRank, direction, percentile, structure) => {
    expect(proposeTrade(figures('A', ivRank, direction, percentile))?.structure).toBe(structure);
    expect(NAMED_STRUCTURES[structure]).toBeDefined();
  });

  it('nothing is proposed between the levels without steep skew, in a downtrend, or without a figure', () => {
    expect(proposeTrade(figures('A', 0.4, 'up', 0.74))).toBeNull();
    expect(proposeTrade(figures('A', 0.4, 'down', 0.9))).toBeNull();
    expect(proposeTrade(figures('A', null, 'up'))).toBeNull();
    expect(proposeTrade({ ...figures('A', 0.9, 'up'), trend: null })).toBeNull();
  });

  it('the strongest come first, at most two of a rule', () => {
    const found = proposeTrades(
      [
        figures('A', 0.6, 'up'),
        figures('B', 0.9, 'up'),
        figures('C', 0.7, 'up'),
        figures('D', 0.05, 'down'),
        figures('E', 0.4, 'up'),
      ],
      6,
    );
    expect(found.map(({ symbol }) => symbol)).toEqual(['B', 'D', 'C']);
    expect(proposeTrades([figures('B', 0.9, 'up'), figures('A', 0.9, 'up')], 1)[0]!.symbol).toBe(
      'A',
    );
  });
});
