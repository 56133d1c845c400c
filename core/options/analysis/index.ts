export { analyseStrategy, greeksCurve, modelOf } from './analyse-strategy.ts';
export { payoffLine, profitAtPrice, profitCurve } from './profit-curve.ts';
export type { CurveQuery, ProfitDate } from './profit-curve.ts';
export { profitGrid } from './profit-grid.ts';
export type { ProfitGrid } from './profit-grid.ts';
export { gridDates, gridPrices, tradingGridDates } from './grid-axes.ts';
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
export { assignmentsByDay, earlyExerciseOfLegs } from './assignment.ts';
export { dividendRisks } from './dividend-risk.ts';
export type { DividendRisk } from './dividend-risk.ts';
export type { EarlyExercise } from '../pricing/index.ts';
export type { AssignmentDay } from './assignment.ts';
export type { GreeksPoint } from './analyse-strategy.ts';
export {
  probabilityBelow,
  dateAfter,
  dayAfter,
  daysLeft,
  profitInScenario,
  riskBase,
  SCENARIO_LIMITS,
  withDate,
  withVolatilityShift,
} from './what-if.ts';
export type { Scenario } from './what-if.ts';
export {
  distributionAfter,
  distributionUnder,
  expectedExerciseValue,
  isLognormal,
  meanLaterValue,
  measureOf,
  oneSigmaRange,
  pricesUnder,
} from './measure.ts';
export { measureChoice } from './measure-choice.ts';
export type { MeasureSettings } from './measure-choice.ts';
export { LEAST_MOVES, pastMoves } from './past-moves.ts';
export type { DailyClose, NoPastMoves } from './past-moves.ts';
export { withoutExpired } from './expired-legs.ts';
export type { ExpiredContract } from './expired-legs.ts';
export {
  awaitsSettlement,
  profitUnknownBy,
  costWithCommissions,
  frontExpiry,
  frontSettlement,
  hasLaterLegs,
  isKnown,
  legTerms,
  netPremium,
  netPremiumPerShare,
  profitWhen,
} from './analysis-input.ts';
export type { AnalysisInput, MeasureChoice, MeasureName, MissingInput } from './analysis-input.ts';
export { shareDividends } from './share-dividends.ts';
export type { ShareDividend } from './share-dividends.ts';
export type { Greeks, Measure, StrategyAnalysis } from './strategy-analysis.ts';
export type { Bound, CurvePoint, PriceInterval } from '../payoff/index.ts';
export { dividendsUntil, maxLoss } from './max-loss.ts';
export {
  legsAtOrderPrice,
  ORDER_TICK,
  orderPrice,
  orderPriceAtCost,
  steppedOrderPrice,
} from './order-price.ts';
export type { QuotedLeg } from './order-price.ts';
export { legMid } from './order-price.ts';
