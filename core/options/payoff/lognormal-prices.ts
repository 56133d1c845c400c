import type { Dollars } from '../../shared/index.ts';
import { inverseNormalCdf, normalCdf } from '../pricing/index.ts';

/** Distribution of the underlying's price on one day, in dollars per share. */
export interface PriceDistribution {
  /** The mean price. */
  readonly mean: number;
  /** P(S < price); prices are continuous, so P(S ≤ price) is the same. */
  probabilityBelow(price: Dollars): number;
  /** E[S; S < price], the part of the mean below the price. */
  meanBelow(price: Dollars): number;
}

/** Parameters of a lognormal distribution of prices. Rates and volatility are continuous fractions per year. */
export interface LognormalTerms {
  /** Dollars per share. */
  readonly spot: Dollars;
  /** Drift of the mean: rate − dividend yield when risk-neutral, 0 for zero drift, or the user's own. */
  readonly drift: number;
  readonly volatility: number;
  readonly years: number;
}

/**
 * Lognormal distribution of the price t years ahead:
 *
 *     F = S·e^(drift·t)    d2 = (ln(F/x) − σ²t/2) / (σ√t)    d1 = d2 + σ√t
 *     P(S_t < x) = Φ(−d2)    E[S_t; S_t < x] = F · Φ(−d1)
 *
 * With no time left or a volatility of zero the price is F with certainty.
 * Source: Hull, Options, Futures and Other Derivatives, section 15.1 and the appendix to chapter 15.
 *
 * @example lognormalPrices({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }).probabilityBelow(100) // 0.5: ln F/x = σ²t/2
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
 * Quantile of {@link lognormalPrices} for a probability strictly between 0 and 1, dollars per share:
 *
 *     x = F · e^(σ√t · Φ⁻¹(p) − σ²t/2)
 *
 * @example lognormalQuantile({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }, 0.5) // 100: Φ⁻¹(0.5) = 0
 */
export function lognormalQuantile(terms: LognormalTerms, probability: number): number {
  const { spot, drift, volatility, years } = terms;
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return spot * Math.exp(drift * years);
  const exponent = drift * years + deviation * (inverseNormalCdf(probability) - deviation / 2);
  return spot * Math.exp(exponent);
}

/**
 * The prices one standard deviation of the log price below and above its median, in dollars per share.
 *
 *     S · e^((drift − σ²/2)·t ± σ√t)    Φ(1) − Φ(−1) = 68.27 % lie between
 *
 * @example oneSigmaPrices({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }) // { from: 100 * Math.exp(-0.2), to: 100 * Math.exp(0.2) }
 */
export function oneSigmaPrices({ spot, drift, volatility, years }: LognormalTerms): {
  readonly from: Dollars;
  readonly to: Dollars;
} {
  const median = spot * Math.exp((drift - (volatility * volatility) / 2) * years);
  const deviation = volatility * Math.sqrt(years);
  return { from: median * Math.exp(-deviation), to: median * Math.exp(deviation) };
}
