export { blackScholes, optionPrice, valueColumns } from './black-scholes.ts';
export type { BlackScholesInput, BlackScholesValues, ValueColumns } from './black-scholes.ts';
export { blackScholesChain, impliedVolatilityChain, refusalOf } from './chain-batch.ts';
export type {
  ChainColumns,
  ChainPrices,
  ChainVolatilities,
  ImpliedVolatilityColumns,
} from './chain-batch.ts';
export { IMPLIED_VOLATILITY_REFUSALS, impliedVolatility } from './implied-volatility.ts';
export type {
  ImpliedVolatility,
  ImpliedVolatilityInput,
  ImpliedVolatilityRefusal,
} from './implied-volatility.ts';
export { inverseNormalCdf, millsRatio, normalCdf, normalDensity } from './special-functions.ts';
export { americanPriceChain, americanPriceGrid } from './american/american-batch.ts';
export type { AmericanPriceColumns } from './american/american-batch.ts';
export { americanValues } from './american/american-greeks.ts';
export type { AmericanValues, OptionValues } from './american/american-greeks.ts';
export { americanImpliedVolatility } from './american/american-implied-volatility.ts';
export { americanDate, americanPrice, americanPriceAt } from './american/american-price.ts';
export type { AmericanDate, AmericanOption } from './american/american-price.ts';
export { boundaryPrice, exerciseBoundary } from './american/exercise-boundary.ts';
export type {
  AmericanRefusal,
  BoundaryTerms,
  ExerciseBoundary,
} from './american/exercise-boundary.ts';
export type { AmericanAccuracy } from './american/boundary-collocation.ts';
export {
  callSlopeFarAbove,
  exercisePrice,
  isHeldCall,
  isExercisable,
  optionDate,
  optionDatePrice,
  optionGreeks,
  optionSlope,
  optionVolatility,
  withoutNegativeYield,
} from './option-date.ts';
export type { ModelledTerms, OptionDate, OptionSlope, OptionTerms } from './option-date.ts';
export { dividendDate, dividendSlopes } from './american/dividend-date.ts';
export { dividendPremium } from './american/dividend-grid.ts';
export { earlyExercise, exercisedBeyond } from './early-exercise.ts';
export type { EarlyExercise } from './early-exercise.ts';
export { assignmentChances } from './assignment.ts';
export { escrowOf, withoutDividends } from './dividends.ts';
export type { DatedDividend, DividendModel } from './dividends.ts';
