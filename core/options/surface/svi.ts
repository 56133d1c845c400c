/**
 * Raw SVI parameters of the smile of one expiry. `k` is the log-moneyness ln(K/F), `w` the total implied variance σ²T.
 *
 *     w(k) = a + b·(ρ(k − m) + √((k − m)² + s²)),   s = `sigma`
 *
 * Source: Gatheral and Jacquier, Arbitrage-free SVI volatility surfaces (2014), definition 3.1.
 */
export interface SviParameters {
  readonly a: number;
  /** Zero or more. */
  readonly b: number;
  /** Between −1 and 1, both excluded. */
  readonly rho: number;
  readonly m: number;
  /** Greater than zero. */
  readonly sigma: number;
}

/** Total variance at a log-moneyness with its first two derivatives by log-moneyness. */
export interface SmileAt {
  readonly variance: number;
  readonly slope: number;
  readonly curvature: number;
}

/**
 * The smile at a log-moneyness.
 *
 *     w′ = b·(ρ + x/R)    w″ = b·s²/R³    x = k − m,  R = √(x² + s²)
 *
 * @example smileAt({ a: 0, b: 0.5, rho: 0, m: 0, sigma: 4 }, 3) // { variance: 2.5, slope: 0.3, curvature: 0.064 }
 */
export function smileAt({ a, b, rho, m, sigma }: SviParameters, k: number): SmileAt {
  const x = k - m;
  const radius = Math.sqrt(x * x + sigma * sigma);
  return {
    variance: a + b * (rho * x + radius),
    slope: b * (rho + x / radius),
    curvature: (b * sigma * sigma) / (radius * radius * radius),
  };
}

/**
 * The factor by which the density of the smile differs from that of a flat volatility. Below zero there is a
 * butterfly whose price is negative.
 *
 *     g(k) = (1 − k·w′/(2w))² − w′²/4·(1/w + 1/4) + w″/2
 *
 * Source: Gatheral and Jacquier, Arbitrage-free SVI volatility surfaces (2014), equation 2.1.
 *
 * @example densityFactor({ a: 0.04, b: 0, rho: 0, m: 0, sigma: 1 }, 0.3) // 1: a flat smile
 */
export function densityFactor(parameters: SviParameters, k: number): number {
  const { variance, slope, curvature } = smileAt(parameters, k);
  const line = 1 - (k * slope) / (2 * variance);
  return line * line - ((slope * slope) / 4) * (1 / variance + 1 / 4) + curvature / 2;
}

/** Where and how low the density factor of a smile is lowest. */
export interface LowestDensity {
  readonly k: number;
  readonly factor: number;
}

/** Reach and steps of the search in arsinh((k − m)/s), which is fine at the vertex and coarse in the wings. */
const SEARCH = { reach: 8, steps: 320 };
/** Log-moneyness that the search reaches at least. */
const FURTHEST = 6;
const REFINEMENTS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The log-moneyness with the lowest density factor, by a scan and a golden-section search. The smile is free of
 * butterfly arbitrage if the factor is not below zero and neither wing is steeper than 2 (Lee 2004).
 *
 * @example lowestDensity({ a: 0.04, b: 0, rho: 0, m: 0, sigma: 1 }).factor // 1: a flat smile
 */
export function lowestDensity(parameters: SviParameters): LowestDensity {
  const { m, sigma } = parameters;
  const at = (t: number): LowestDensity => {
    const k = m + sigma * Math.sinh(t);
    return { k, factor: densityFactor(parameters, k) };
  };
  const reach = Math.max(SEARCH.reach, Math.asinh((FURTHEST + Math.abs(m)) / sigma));
  const step = (2 * reach) / SEARCH.steps;
  let lowest = -reach;
  let found = at(lowest);
  for (let i = 1; i <= SEARCH.steps; i++) {
    const here = at(-reach + i * step);
    if (here.factor < found.factor) [lowest, found] = [-reach + i * step, here];
  }
  let [low, high] = [lowest - step, lowest + step];
  for (let i = 0; i < REFINEMENTS; i++) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (at(left).factor < at(right).factor) high = right;
    else low = left;
  }
  const refined = at((low + high) / 2);
  return refined.factor < found.factor ? refined : found;
}

/** The steepest that a wing may be: total variance per unit of log-moneyness. */
export const STEEPEST_WING = 2;

/**
 * Whether no butterfly of the smile has a negative price.
 *
 * @example isButterflyFree({ a: 0.04, b: 0, rho: 0, m: 0, sigma: 1 }) // true
 */
export const isButterflyFree = (parameters: SviParameters): boolean =>
  parameters.b * (1 + Math.abs(parameters.rho)) <= STEEPEST_WING &&
  lowestDensity(parameters).factor >= 0;

/** What traders read in a smile; variances and slopes are those of the implied variance σ² or volatility σ. */
export interface JumpWings {
  /** Variance at the forward, per year. */
  readonly variance: number;
  /** Slope of the volatility at the forward by k/√T. */
  readonly skew: number;
  /** Slope of the wing of the puts. */
  readonly putWing: number;
  /** Slope of the wing of the calls. */
  readonly callWing: number;
  /** The lowest variance of the smile, per year. */
  readonly lowestVariance: number;
}

/**
 * The smile in the jump-wings parametrisation: quantities that have a meaning on their own.
 *
 *     v = w(0)/T    ψ = b/(2√w)·(ρ − m/√(m² + s²))    p = b(1 − ρ)/√w    c = b(1 + ρ)/√w
 *     ṽ = (a + b·s·√(1 − ρ²))/T    w = w(0)
 *
 * Source: Gatheral and Jacquier, Arbitrage-free SVI volatility surfaces (2014), definition 3.3.
 *
 * @example jumpWings({ a: 0, b: 0.4, rho: 0, m: 0, sigma: 0.1 }, 1) // { variance: 0.04, skew: 0, putWing: 2, callWing: 2, lowestVariance: 0.04 }
 */
export function jumpWings(parameters: SviParameters, years: number): JumpWings {
  const { a, b, rho, m, sigma } = parameters;
  const { variance } = smileAt(parameters, 0);
  const root = Math.sqrt(variance);
  return {
    variance: variance / years,
    skew: (b / (2 * root)) * (rho - m / Math.hypot(m, sigma)),
    putWing: (b * (1 - rho)) / root,
    callWing: (b * (1 + rho)) / root,
    lowestVariance: (a + b * sigma * Math.sqrt(1 - rho * rho)) / years,
  };
}
