export { blackScholes, optionPrice } from './black-scholes.ts';
export type { BlackScholesInput, BlackScholesValues } from './black-scholes.ts';
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
export { inverseNormalCdf, normalCdf, normalDensity } from './normal-distribution.ts';
export { millsRatio } from './normal-distribution.ts';
export { valueColumns } from './black-scholes.ts';
export type { ValueColumns } from './black-scholes.ts';
