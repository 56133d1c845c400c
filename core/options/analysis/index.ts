export { analyseStrategy } from './analyse-strategy.ts';
export { profitAtPrice, profitCurve } from './profit-curve.ts';
export type { CurveQuery, ProfitDate } from './profit-curve.ts';
export { profitGrid } from './profit-grid.ts';
export type { ProfitGrid } from './profit-grid.ts';
export { gridDates, gridPrices } from './grid-axes.ts';
export type { GridDate } from './grid-axes.ts';
export { CONE_CHANCES, probabilityCone } from './probability-cone.ts';
export type { ConePoint } from './probability-cone.ts';
export { greeksCurve } from './greeks-curve.ts';
export type { GreeksPoint } from './greeks-curve.ts';
export {
  chanceBelow,
  dateAfter,
  dayAfter,
  daysLeft,
  riskBase,
  withVolatilityShift,
} from './what-if.ts';
export { oneSigmaRange } from './one-sigma-range.ts';
export { commissionsOf, costOf, netPremium, netPremiumPerShare } from './cost.ts';
export { MISSING_INPUTS } from './strategy-analysis.ts';
export type {
  AnalysisInput,
  Greeks,
  LaterLegs,
  Measure,
  MeasureChoice,
  MissingInput,
  StrategyAnalysis,
} from './strategy-analysis.ts';
export type { Bound, CurvePoint, PriceInterval } from '../payoff/index.ts';
export { hasLaterLegs } from './analyse-strategy.ts';
export { costWithCommissions } from './cost.ts';
export { frontExpiry, isKnown, legTerms, profitWhen, unexpiredTerms } from './dated-legs.ts';
export { measureOf, pricesUnder } from './measure.ts';
export { payoffLine } from './profit-curve.ts';
export { maxLoss } from './max-loss.ts';
