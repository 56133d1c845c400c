import { MONEY_SCALE } from '../../shared/index.ts';
import { curvePricesAround, lognormalPrices, probabilityWithin } from '../payoff/index.ts';
import { expectedProfitAtDate, profitShape, sampleProfit } from '../valuation/index.ts';
import type { Bound, LognormalTerms } from '../payoff/index.ts';
import type { PnlFunction } from '../valuation/index.ts';
import type { ProfitFigures } from './expiry-figures.ts';
import type { AnalysisInput } from './strategy-analysis.ts';

/** Dollars of the model as money, without rounding; zero has no sign. */
const asMoney = (amount: number | 'unlimited'): Bound =>
  amount === 'unlimited' ? amount : amount * MONEY_SCALE + 0;

/** Figures at the front expiry where later legs live on and are valued by the model. */
export function frontExpiryFigures(
  { spot }: AnalysisInput,
  profit: PnlFunction,
  prices: LognormalTerms | null,
): ProfitFigures {
  const shape = profitShape(profit);
  return {
    ...shape,
    maxProfit: asMoney(shape.maxProfit),
    maxRisk: asMoney(shape.maxRisk),
    chanceOfProfit: prices && probabilityWithin(shape.profitIntervals, lognormalPrices(prices)),
    expectedProfit: prices && expectedProfitAtDate(profit, prices),
    curve: curvePricesAround(spot).map((price) => ({
      price,
      profit: sampleProfit(profit, price).profit,
    })),
  };
}

/** What is left when a later leg's volatility or rates are missing: nothing that a wrong number could stand for. */
export const unknownFigures: ProfitFigures = {
  maxProfit: null,
  maxRisk: null,
  maxProfitAt: [],
  maxRiskAt: [],
  breakevens: [],
  zeroIntervals: [],
  profitIntervals: [],
  chanceOfProfit: null,
  expectedProfit: null,
  curve: [],
};
