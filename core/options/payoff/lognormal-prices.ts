import { inverseNormalCdf, normalCdf } from '../pricing/index.ts';
import type { PriceDistribution } from './price-distribution.ts';

/** What a lognormal distribution of prices needs; rates and volatility are continuous fractions a year. */
export interface LognormalTerms {
  /** Dollars a share. */
  readonly spot: number;
  /** Drift of the mean: rate − dividend yield when risk-neutral, 0 for zero drift, or one's own. */
  readonly drift: number;
  readonly volatility: number;
  readonly years: number;
}

/**
 * Prices whose logarithm is normal, as in Black and Scholes (1973):
 *
 *     F = S·e^(drift·t)    d2 = (ln(F/x) − σ²t/2) / (σ√t)    d1 = d2 + σ√t
 *     P(S_t < x) = Φ(−d2)    E[S_t; S_t < x] = F · Φ(−d1)
 *
 * With no time or no volatility left the price is F for certain.
 */
export function lognormalPrices(terms: LognormalTerms): PriceDistribution {
  const { spot, drift, volatility, years } = terms;
  const mean = spot * Math.exp(drift * years);
  const deviation = volatility * Math.sqrt(years);
  const below = (price: number, shift: number): number => {
    if (price <= 0) return 0;
    if (deviation === 0) return mean < price ? 1 : 0;
    return normalCdf((Math.log(price / mean) + shift) / deviation);
  };
  const half = (deviation * deviation) / 2;
  return {
    mean,
    probabilityBelow: (price) => below(price, half),
    meanBelow: (price) => mean * below(price, -half),
  };
}

/**
 * The price below which the distribution has a chance strictly between 0 and 1:
 *
 *     x = F · e^(σ√t · Φ⁻¹(chance) − σ²t/2)
 */
export function lognormalQuantile(terms: LognormalTerms, chance: number): number {
  const { spot, drift, volatility, years } = terms;
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return spot * Math.exp(drift * years);
  const exponent = drift * years + deviation * (inverseNormalCdf(chance) - deviation / 2);
  return spot * Math.exp(exponent);
}
