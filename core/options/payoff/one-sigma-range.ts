import type { LognormalTerms } from './lognormal-prices.ts';

/**
 * The prices one standard deviation of the log price below and above its median, in dollars: 68.27 % lie between.
 *
 *     S · e^((drift − σ²/2)·t ± σ√t)
 */
export function oneSigmaPrices({ spot, drift, volatility, years }: LognormalTerms): {
  readonly from: number;
  readonly to: number;
} {
  const median = spot * Math.exp((drift - (volatility * volatility) / 2) * years);
  const deviation = volatility * Math.sqrt(years);
  return { from: median * Math.exp(-deviation), to: median * Math.exp(deviation) };
}
