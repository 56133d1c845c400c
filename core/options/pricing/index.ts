export { blackScholes, optionPrice } from './black-scholes.ts';
export type { BlackScholesInput, BlackScholesValues } from './black-scholes.ts';
export { inverseNormalCdf, normalCdf, normalDensity } from './normal-distribution.ts';
export { millsRatio } from './mills-ratio.ts';
