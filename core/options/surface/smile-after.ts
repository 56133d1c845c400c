import { isButterflyFree, lowestDensity, smileAt, type SviParameters } from './svi.ts';

const FLATTENINGS = 20;
/** The lowest density factor of a flattened smile; the search for it has an error too. */
const FLATTENED_DENSITY = 1e-4;

/** The smile with the part `t` of it replaced by a flat one at its variance at the forward; with t = 1 it is flat. */
function flattened(parameters: SviParameters, t: number): SviParameters {
  const { variance } = smileAt(parameters, 0);
  return {
    ...parameters,
    a: (1 - t) * parameters.a + t * variance,
    b: (1 - t) * parameters.b,
  };
}

/** The least flattened smile, by bisection, whose density is nowhere below zero; a flat one has such a density. */
export function leastFlattened(parameters: SviParameters): SviParameters {
  let [below, free] = [0, 1];
  for (let i = 0; i < FLATTENINGS; i++) {
    const middle = (below + free) / 2;
    if (lowestDensity(flattened(parameters, middle)).factor >= FLATTENED_DENSITY) free = middle;
    else below = middle;
  }
  return flattened(parameters, free);
}

/**
 * The smile when the variance of every strike that is as many standard deviations from the forward grows by `factor`:
 * after less time (factor below 1), or with a volatility that is higher by √factor.
 *
 *     w′(k) = c·w(k/√c)    c = factor
 *
 * Its density is nowhere below zero: a smaller factor keeps that, and after a greater one the smile is flattened.
 *
 * @example smileAfter({ a: 0.04, b: 0.1, rho: 0, m: 0.2, sigma: 0.4 }, 0.25) // { a: 0.01, b: 0.05, rho: 0, m: 0.1, sigma: 0.2 }
 */
export function smileAfter({ a, b, rho, m, sigma }: SviParameters, factor: number): SviParameters {
  const root = Math.sqrt(factor);
  const scaled = { a: a * factor, b: b * root, rho, m: m * root, sigma: sigma * root };
  return factor <= 1 || isButterflyFree(scaled) ? scaled : leastFlattened(scaled);
}
