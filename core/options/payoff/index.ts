export { maxLossHeld, type ExpiryOnPath, type HeldLoss } from './held-to-expiry.ts';
export {
  greatestCommonDivisor,
  maxLossAtExpiry,
  priceInDollars,
  profitAtExpiry,
  profitBeyond,
  profitBounds,
  profitLine,
  profitOnLine,
  returnOnRisk,
  returnOnRiskBar,
} from './profit-at-expiry.ts';
export type {
  Bound,
  ExactInterval,
  ExactPrice,
  ProfitBounds,
  ProfitLine,
  ProfitNode,
} from './profit-at-expiry.ts';
export { breakevens, lossIntervals, profitIntervals, zeroIntervals } from './breakevens.ts';
export type { LognormalTerms, PriceDistribution, PriceInterval } from './profit-distribution.ts';
export {
  expectedLoss,
  expectedProfit,
  intervalInDollars,
  lognormalPrices,
  lognormalQuantile,
  lognormalTouch,
  oneSigmaPrices,
  priceQuantile,
  pricesAfterMoves,
  pricesWithin,
  probabilityOfLoss,
  probabilityOfLossAtLeast,
  probabilityOfProfit,
  probabilityOfProfitAtLeast,
  probabilityOfZeroProfit,
  probabilityWithin,
} from './profit-distribution.ts';
export { conditionalValueAtRisk, profitQuantile } from './tail-risk.ts';
export {
  curvePrices,
  curvePricesAround,
  expiryCurve,
  payoffAt,
  payoffCurve,
} from './payoff-curve.ts';
export type { CurvePoint } from './payoff-curve.ts';
