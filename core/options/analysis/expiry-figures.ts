import {
  breakevens,
  chanceOfProfit,
  expectedProfit,
  intervalInDollars,
  lognormalPrices,
  payoffCurve,
  priceInDollars,
  profitBounds,
  profitIntervals,
  profitLine,
  zeroIntervals,
} from '../payoff/index.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import { bookedProfit } from './cost.ts';
import type { AnalysisInput, StrategyAnalysis } from './strategy-analysis.ts';

/** The part of an analysis that follows from the profit at the front expiry. */
export type ProfitFigures = Pick<
  StrategyAnalysis,
  | 'maxProfit'
  | 'maxRisk'
  | 'maxProfitAt'
  | 'maxRiskAt'
  | 'breakevens'
  | 'zeroIntervals'
  | 'profitIntervals'
  | 'chanceOfProfit'
  | 'expectedProfit'
  | 'curve'
>;

/** Figures of legs that all end on one day: exact but for the chances, which are closed forms. */
export function expiryFigures(input: AnalysisInput, prices: LognormalTerms | null): ProfitFigures {
  const { legs, spot } = input;
  const booked = bookedProfit(input);
  const line = profitLine(legs, booked);
  const bounds = profitBounds(line);
  const distribution = prices && lognormalPrices(prices);
  return {
    ...bounds,
    maxProfitAt: bounds.maxProfitAt.map(intervalInDollars),
    maxRiskAt: bounds.maxRiskAt.map(intervalInDollars),
    breakevens: breakevens(line).map(priceInDollars),
    zeroIntervals: zeroIntervals(line).map(intervalInDollars),
    profitIntervals: profitIntervals(line).map(intervalInDollars),
    chanceOfProfit: distribution && chanceOfProfit(line, distribution),
    expectedProfit: distribution && expectedProfit(line, distribution),
    curve: payoffCurve(legs, spot, booked),
  };
}
