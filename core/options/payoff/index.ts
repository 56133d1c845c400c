export { greatestCommonDivisor, priceInDollars } from './exact-price.ts';
export type { ExactInterval, ExactPrice } from './exact-price.ts';
export { profitAtExpiry, profitBeyond, profitLine } from './profit-at-expiry.ts';
export type { ProfitLine, ProfitNode } from './profit-at-expiry.ts';
export { breakevens, zeroIntervals } from './breakevens.ts';
export { maxLossAtExpiry, profitBounds } from './profit-at-expiry.ts';
export type { Bound, ProfitBounds } from './profit-at-expiry.ts';
export { lossIntervals, profitIntervals } from './breakevens.ts';
export { returnOnRisk, returnOnRiskBar } from './profit-at-expiry.ts';
export type { PriceDistribution } from './lognormal-prices.ts';
export { lognormalPrices, lognormalQuantile } from './lognormal-prices.ts';
export type { LognormalTerms } from './lognormal-prices.ts';
export { oneSigmaPrices } from './lognormal-prices.ts';
export {
  probabilityOfLoss,
  probabilityOfLossAtLeast,
  probabilityOfProfit,
  probabilityOfProfitAtLeast,
  probabilityOfZeroProfit,
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
export { profitOnLine } from './profit-at-expiry.ts';
export { priceQuantile, pricesAfterMoves, pricesWithin } from './other-prices.ts';
