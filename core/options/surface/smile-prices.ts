import type { PriceDistribution } from '../payoff/index.ts';
import { normalCdf, normalDensity } from '../pricing/index.ts';
import { densityFactor, smileAt, type SviParameters } from './svi.ts';

/**
 * The distribution of prices at expiry that the quotes of all strikes imply: the second derivative of the call price
 * by strike, with the smile in it. In closed form:
 *
 *     d1,2 = −k/√w ± √w/2    s′ = w′/(2√w)    k = ln(x/F)
 *     P(S < x) = Φ(−d2) + φ(d2)·s′    E[S; S < x] = F·(Φ(−d1) + φ(d1)·s′)
 *
 * Its mean is the forward. Without a smile (w′ = 0) it is lognormal. Source: Breeden and Litzenberger (1978) for the
 * derivative, Gatheral, The Volatility Surface (2006), chapter 1.
 *
 * @param forward dollars per share
 * @example smilePrices(100, { a: 0.04, b: 0, rho: 0, m: 0, sigma: 1 }).probabilityBelow(100 * Math.exp(-0.02)) // 0.5: the median of a flat smile
 */
export function smilePrices(forward: number, parameters: SviParameters): PriceDistribution {
  const below = (price: number, sign: 1 | -1): number => {
    if (price <= 0) return 0;
    const k = Math.log(price / forward);
    const { variance, slope } = smileAt(parameters, k);
    const root = Math.sqrt(variance);
    const d = -k / root + (sign * root) / 2;
    return normalCdf(-d) + (normalDensity(d) * slope) / (2 * root);
  };
  return {
    mean: forward,
    probabilityBelow: (price) => below(price, -1),
    meanBelow: (price) => forward * below(price, 1),
  };
}

/**
 * The density of {@link smilePrices} at a price, per dollar; below zero where the smile has butterfly arbitrage.
 *
 *     f(x) = g(k)·φ(d2) / (x·√w)
 *
 * @param forward dollars per share
 * @example smileDensity(1, { a: 1, b: 0, rho: 0, m: 0, sigma: 1 }, Math.exp(-0.5)) // 0.3989422804014327 * Math.exp(0.5): φ(0)/x
 */
export function smileDensity(forward: number, parameters: SviParameters, price: number): number {
  if (price <= 0) return 0;
  const k = Math.log(price / forward);
  const root = Math.sqrt(smileAt(parameters, k).variance);
  const d2 = -k / root - root / 2;
  return (densityFactor(parameters, k) * normalDensity(d2)) / (price * root);
}
