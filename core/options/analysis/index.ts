export { analyseStrategy, modelOf } from './analyse-strategy.ts';
export { profitAtPrice, profitCurve } from './profit-curve.ts';
export type { CurveQuery, ProfitDate } from './profit-curve.ts';
export { profitGrid } from './profit-grid.ts';
export type { ProfitGrid } from './profit-grid.ts';
export { gridDates, gridPrices } from './grid-axes.ts';
export type { GridDate } from './grid-axes.ts';
export {
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfStop,
  probabilityOfTouch,
} from './chances.ts';
export type { BoundedProbability, TouchMethod, TouchProbability } from './chances.ts';
export { CONE_PROBABILITIES, probabilityCone } from './probability-cone.ts';
export type { ConePoint } from './probability-cone.ts';
export { priceDensity } from './price-density.ts';
export type { DensityPoint, PriceDensity, ProfitZone } from './price-density.ts';
export { earlyExerciseOfLegs } from './early-exercise.ts';
export type { EarlyExercise } from '../pricing/index.ts';
export { assignmentsByDay } from './assignment.ts';
export type { AssignmentDay } from './assignment.ts';
export { greeksCurve } from './greeks.ts';
export type { GreeksPoint } from './greeks.ts';
export {
  probabilityBelow,
  dateAfter,
  dayAfter,
  daysLeft,
  riskBase,
  withVolatilityShift,
} from './what-if.ts';
export { oneSigmaRange } from './measure.ts';
export { measureChoice } from './measure-choice.ts';
export type { MeasureSettings } from './measure-choice.ts';
export { LEAST_MOVES, pastMoves } from './past-moves.ts';
export type { DailyClose, NoPastMoves } from './past-moves.ts';
export { expectedExerciseValue, meanLaterValue } from './market-expectation.ts';
export { commissionsOf, costOf, netPremium, netPremiumPerShare } from './analysis-input.ts';
export type { AnalysisInput, MeasureChoice, MeasureName, MissingInput } from './analysis-input.ts';
export type { Greeks, Measure, StrategyAnalysis } from './strategy-analysis.ts';
export type { Bound, CurvePoint, PriceInterval } from '../payoff/index.ts';
export { hasLaterLegs } from './analysis-input.ts';
export { costWithCommissions } from './analysis-input.ts';
export { frontExpiry, frontSettlement, isKnown, legTerms, profitWhen } from './analysis-input.ts';
export {
  distributionAfter,
  distributionUnder,
  forwardUnder,
  isLognormal,
  measureOf,
  pricesUnder,
} from './measure.ts';
export { payoffLine } from './profit-curve.ts';
export { maxLoss } from './max-loss.ts';
