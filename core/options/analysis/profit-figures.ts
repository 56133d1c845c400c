import { MONEY_SCALE, moneyOf } from '../../shared/index.ts';
import {
  breakevens,
  probabilityOfProfit,
  curvePricesAround,
  expectedProfit,
  intervalInDollars,
  payoffCurve,
  priceInDollars,
  probabilityWithin,
  profitBounds,
  profitIntervals,
  profitLine,
  zeroIntervals,
} from '../payoff/index.ts';
import type { Bound, LognormalTerms, PriceDistribution } from '../payoff/index.ts';
import {
  expectedProfitAtDate,
  expectedProfitUnder,
  profitShape,
  sampleProfit,
} from '../valuation/index.ts';
import type { PnlFunction } from '../valuation/index.ts';
import { bookedProfit } from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';
import type { StrategyAnalysis } from './strategy-analysis.ts';

/** The part of an analysis that follows from the profit at the front expiry. */
export type ProfitFigures = Pick<
  StrategyAnalysis,
  | 'maxProfit'
  | 'maxLoss'
  | 'maxProfitAt'
  | 'maxLossAt'
  | 'breakevens'
  | 'zeroIntervals'
  | 'profitIntervals'
  | 'probabilityOfProfit'
  | 'expectedProfit'
  | 'curve'
>;

/** Figures of legs that all end on one day: exact but for the probabilities, which are closed forms. */
export function expiryFigures(
  input: AnalysisInput,
  distribution: PriceDistribution | null,
): ProfitFigures {
  const { legs, spot } = input;
  const booked = bookedProfit(input);
  const line = profitLine(legs, booked);
  const bounds = profitBounds(line);
  return {
    ...bounds,
    maxProfitAt: bounds.maxProfitAt.map(intervalInDollars),
    maxLossAt: bounds.maxLossAt.map(intervalInDollars),
    breakevens: breakevens(line).map(priceInDollars),
    zeroIntervals: zeroIntervals(line).map(intervalInDollars),
    profitIntervals: profitIntervals(line).map(intervalInDollars),
    probabilityOfProfit: distribution && probabilityOfProfit(line, distribution),
    expectedProfit: distribution && expectedProfit(line, distribution),
    curve: payoffCurve(legs, spot, booked),
  };
}

/** Dollars of the model as money, without rounding; zero has no sign. */
const asMoney = (amount: number | 'unlimited'): Bound =>
  amount === 'unlimited' ? amount : moneyOf(amount * MONEY_SCALE + 0);

/** How the mean of the later legs' values is known. */
interface LaterMean {
  /** Prices that give it a closed form; null where they are not lognormal. */
  readonly lognormal: LognormalTerms | null;
  /** The mean itself, in dollars of the position; null where it is to be integrated. */
  readonly later: number | null;
}

function expectedAtFront(
  profit: PnlFunction,
  distribution: PriceDistribution,
  { lognormal, later }: LaterMean,
): number {
  if (later !== null) return expectedProfit(profit.expired, distribution) + profit.premium + later;
  return lognormal
    ? expectedProfitAtDate(profit, lognormal)
    : expectedProfitUnder(profit, distribution);
}

/** Figures at the front expiry where later legs are unexpired and valued by the model. */
export function frontExpiryFigures(
  { spot }: AnalysisInput,
  profit: PnlFunction,
  distribution: PriceDistribution | null,
  mean: LaterMean,
): ProfitFigures {
  const shape = profitShape(profit);
  return {
    ...shape,
    maxProfit: asMoney(shape.maxProfit),
    maxLoss: asMoney(shape.maxLoss),
    probabilityOfProfit: distribution && probabilityWithin(shape.profitIntervals, distribution),
    expectedProfit: distribution && expectedAtFront(profit, distribution, mean),
    curve: curvePricesAround(spot).map((price) => ({
      price,
      profit: sampleProfit(profit, price).profit,
    })),
  };
}

/** What is left when a later leg's volatility or rates are missing: nothing that a wrong number could stand for. */
export const unknownFigures: ProfitFigures = {
  maxProfit: null,
  maxLoss: null,
  maxProfitAt: [],
  maxLossAt: [],
  breakevens: [],
  zeroIntervals: [],
  profitIntervals: [],
  probabilityOfProfit: null,
  expectedProfit: null,
  curve: [],
};
