import { leastSquares, type Residuals } from './levenberg-marquardt.ts';
import { smileAt, type SviParameters } from './svi.ts';

/**
 * Parameters that all expiries share in the surface SSVI with a power law. `theta` is the total variance of an expiry at
 * the forward.
 *
 *     w(k, θ) = θ/2 · (1 + ρφk + √((φk + ρ)² + 1 − ρ²))    φ(θ) = η / (θ^γ·(1 + θ)^(1−γ))
 *
 * With η(1 + |ρ|) ≤ 2 and θ not falling in time the surface is free of butterfly and calendar arbitrage. Source:
 * Gatheral and Jacquier, Arbitrage-free SVI volatility surfaces (2014), section 4 and remark 4.4.
 */
export interface SsviParameters {
  readonly rho: number;
  readonly eta: number;
  /** Above 0, at most 1/2. */
  readonly gamma: number;
}

/**
 * The smile of one expiry of the surface.
 *
 * @param theta total variance at the forward, above zero
 * @example smileAt(ssviSlice({ rho: -0.7, eta: 1, gamma: 0.5 }, 0.04), 0).variance // 0.04: θ at the forward
 */
export function ssviSlice({ rho, eta, gamma }: SsviParameters, theta: number): SviParameters {
  const phi = eta / (theta ** gamma * (1 + theta) ** (1 - gamma));
  const flat = 1 - rho * rho;
  return {
    a: (theta / 2) * flat,
    b: (theta * phi) / 2,
    rho,
    m: -rho / phi,
    sigma: Math.sqrt(flat) / phi,
  };
}

/** Points of one expiry's smile for the fit of the surface. */
export interface SurfaceExpiry {
  readonly years: number;
  /** Total variance at the forward. */
  readonly theta: number;
  /** Log-moneyness, total variance and error of the variance of each quote. */
  readonly points: readonly {
    readonly k: number;
    readonly variance: number;
    readonly error: number;
  }[];
}

/**
 * The nearest values that do not fall, by pooling neighbours that do (Ayer et al. 1955).
 *
 * @example withoutFalls([1, 3, 2, 4]) // [1, 2.5, 2.5, 4]
 */
export function withoutFalls(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

const START = [-0.5, 0, 1];

function fromFree(free: Float64Array): SsviParameters {
  const rho = Math.tanh(free[0]!);
  return {
    rho,
    eta: 2 / (1 + Math.abs(rho)) / (1 + Math.exp(-free[1]!)),
    gamma: 0.5 / (1 + Math.exp(-free[2]!)),
  };
}

export interface SsviFit {
  readonly parameters: SsviParameters;
  /** Total variance at the forward of each expiry, by ascending time; none falls. */
  readonly thetas: readonly number[];
}

/** The SSVI surface nearest to the quotes of all expiries, which come by ascending time; null without any. */
export function fitSsvi(expiries: readonly SurfaceExpiry[]): SsviFit | null {
  const count = expiries.reduce((sum, { points }) => sum + points.length, 0);
  if (count < START.length) return null;
  const thetas = withoutFalls(expiries.map(({ theta }) => theta));
  const evaluate: Residuals = (free, residuals) => {
    const parameters = fromFree(free);
    let row = 0;
    expiries.forEach(({ points }, i) => {
      const slice = ssviSlice(parameters, thetas[i]!);
      for (const { k, variance, error } of points)
        residuals[row++] = (smileAt(slice, k).variance - variance) / error;
    });
  };
  return { parameters: fromFree(leastSquares(evaluate, START, count).parameters), thetas };
}

/** Checked log-moneynesses, and the part of the variance by which a later smile may be lower for rounding. */
const CALENDAR_RANGE = { from: -1.5, to: 1.5 };
const CALENDAR_CHECK = { steps: 120, tolerance: 1e-9 };

/**
 * The log-moneyness at which the later smile lies furthest below the earlier one, so that a calendar spread has a
 * negative price; null where it nowhere does.
 *
 * @example calendarArbitrage({ a: 0.04, b: 0, rho: 0, m: 0, sigma: 1 }, { a: 0.05, b: 0, rho: 0, m: 0, sigma: 1 }) // null
 */
export function calendarArbitrage(
  earlier: SviParameters,
  later: SviParameters,
  { from, to }: { readonly from: number; readonly to: number } = CALENDAR_RANGE,
): number | null {
  let worst = { k: 0, gap: 0 };
  for (let i = 0; i <= CALENDAR_CHECK.steps; i++) {
    const { steps, tolerance } = CALENDAR_CHECK;
    const k = from + ((to - from) * i) / steps;
    const gap = smileAt(later, k).variance - smileAt(earlier, k).variance * (1 - tolerance);
    if (gap < worst.gap) worst = { k, gap };
  }
  return worst.gap < 0 ? worst.k : null;
}
