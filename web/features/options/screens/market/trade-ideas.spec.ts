import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '@toolyard/core/shared';
import { expectedOverRisk, type TradeIdea } from './trade-ideas.ts';

const score = (analysis: Partial<TradeIdea['analysis']>) =>
  expectedOverRisk({ analysis: analysis as TradeIdea['analysis'] });

describe('the score of a proposed trade', () => {
  it('is the expected profit per dollar at risk', () =>
    expect(score({ expectedProfit: 20, maxLoss: fromDollars(800) })).toBe(0.025));

  it('is null without an expected profit, and where the risk has no bound', () => {
    expect(score({ expectedProfit: null, maxLoss: fromDollars(800) })).toBeNull();
    expect(score({ expectedProfit: 20, maxLoss: 'unlimited' })).toBeNull();
  });
});
