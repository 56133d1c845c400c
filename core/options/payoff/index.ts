export { greatestCommonDivisor, priceInDollars } from './exact-price.ts';
export type { ExactInterval, ExactPrice } from './exact-price.ts';
export { profitAtExpiry, profitBeyond, profitLine } from './profit-at-expiry.ts';
export type { ProfitLine, ProfitNode } from './profit-at-expiry.ts';
export { breakevens, zeroIntervals } from './breakevens.ts';
export { profitBounds } from './profit-bounds.ts';
export type { Bound, ProfitBounds } from './profit-bounds.ts';
export { lossIntervals, profitIntervals } from './profit-intervals.ts';
export { returnOnRisk, returnOnRiskBar } from './return-on-risk.ts';
export type { PriceDistribution } from './price-distribution.ts';
export { lognormalPrices, lognormalQuantile } from './lognormal-prices.ts';
export type { LognormalTerms } from './lognormal-prices.ts';
export { oneSigmaPrices } from './one-sigma-range.ts';
export {
  chanceOfLoss,
  chanceOfLossAtLeast,
  chanceOfProfit,
  chanceOfProfitAtLeast,
  chanceOfZero,
  expectedLoss,
  expectedProfit,
  intervalInDollars,
  probabilityWithin,
} from './profit-distribution.ts';
export type { PriceInterval } from './profit-distribution.ts';
export { conditionalValueAtRisk, profitQuantile } from './tail-risk.ts';
export {
  curvePrices,
  curvePricesAround,
  expiryCurve,
  payoffAt,
  payoffCurve,
} from './payoff-curve.ts';
export type { CurvePoint } from './payoff-curve.ts';
export { datedProfit, sampleProfit } from './dated-profit.ts';
export type { DatedProfit, LivingLeg } from './dated-profit.ts';
export { profitColumns } from './profit-columns.ts';
export { datedExpectation } from './dated-expectation.ts';
export { exerciseExcess } from './exercise-excess.ts';
export { datedShape } from './dated-shape.ts';
export type { DatedShape } from './dated-shape.ts';
export type { ModelTerms } from './model-worth.ts';
