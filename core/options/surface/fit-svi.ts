import { optionPrice } from '../pricing/index.ts';
import {
  leastSquares,
  solveDefinite,
  sumOfSquares,
  type Residuals,
} from './levenberg-marquardt.ts';
import { leastFlattened } from './smile-after.ts';
import {
  densityFactor,
  isButterflyFree,
  smileAt,
  STEEPEST_WING,
  type SviParameters,
} from './svi.ts';

/** The implied volatility of one strike and the uncertainty that its spread leaves. */
export interface SmileQuote {
  /** Dollars. */
  readonly strike: number;
  /** A fraction per year. */
  readonly volatility: number;
  /** Half the distance between the volatilities of bid and ask, a fraction per year. */
  readonly halfWidth: number;
}

/** Why there is no fit. */
export type SviRefusal = 'tooFewQuotes' | 'noTimeLeft' | 'noConvergence';

export type SviFit =
  | {
      readonly ok: true;
      readonly parameters: SviParameters;
      /** Root mean square of the fit's volatility less the quote's, a fraction per year. */
      readonly error: number;
      /** Strikes in dollars, ascending, whose quotes contradict the others' and were left out. */
      readonly contradictions: readonly number[];
    }
  | { readonly ok: false; readonly reason: SviRefusal };

/** As many as there are parameters. */
const FEWEST_QUOTES = 5;
/** The narrowest half width that counts; a quote without a spread would outweigh all others. */
export const NARROWEST = 5e-4;

/** The range of strikes of a quote set, by which the search is scaled. */
interface Points {
  readonly k: Float64Array;
  readonly variance: Float64Array;
  /** Error of each variance, by which its residual is divided. */
  readonly error: Float64Array;
}

/** The vertex of the smile may be this part of the lowest quote's variance, and no less. */
const LOWEST_VERTEX = 1e-3;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
const logistic = (x: number, from: number, to: number): number =>
  from + (to - from) / (1 + Math.exp(-x));
/** The inverse of {@link logistic}; what is not strictly between the bounds is moved there. */
function logit(value: number, from: number, to: number): number {
  const part = clamp((value - from) / (to - from), 1e-9, 1 - 1e-9);
  return Math.log(part / (1 - part));
}

/** The steepest wing of the search. Wings near 2 put a part of the probability at prices of zero or without bound. */
const STEEPEST = 0.7 * STEEPEST_WING;

/** Limits of the search. */
interface Limits {
  /** The least variance of the vertex. */
  readonly least: number;
  /** The middle of the quoted log-moneynesses, and how far the vertex may be from it. */
  readonly middle: number;
  readonly reach: number;
  readonly narrowest: number;
  readonly widest: number;
}

/** Limits in parts of the range of quoted log-moneynesses; quotes say nothing of a vertex or width beyond them. */
const VERTEX_REACH = 3;
const NARROWEST_WIDTH = 1e-3;
const WIDEST_WIDTH = 4;

function limitsOf({ k, variance }: Points): Limits {
  const [from, to] = [k[0]!, k[k.length - 1]!];
  const range = to - from;
  return {
    least: LOWEST_VERTEX * Math.min(...variance),
    middle: (from + to) / 2,
    reach: VERTEX_REACH * range,
    narrowest: NARROWEST_WIDTH * range,
    widest: WIDEST_WIDTH * range,
  };
}

/**
 * The search runs over five free numbers from which every SVI smile above a least variance, with wings that are not
 * too steep and a vertex within bounds, can be made: ln of the vertex' variance above the least, the slopes of both
 * wings and s by logistic functions, and m by a hyperbolic tangent.
 */
function parametersFrom(free: ArrayLike<number>, limits: Limits): SviParameters {
  const { least, middle, reach, narrowest, widest } = limits;
  const vertex = least + Math.exp(free[0]!);
  const [left, right] = [logistic(free[1]!, 0, STEEPEST), logistic(free[2]!, 0, STEEPEST)];
  const sigma = logistic(free[4]!, narrowest, widest);
  return {
    a: vertex - sigma * Math.sqrt(left * right),
    b: (left + right) / 2,
    rho: (right - left) / (left + right),
    m: middle + reach * Math.tanh(free[3]!),
    sigma,
  };
}

/** A smile by the variance of its vertex and the slopes of its wings. */
interface Shape {
  readonly vertex: number;
  readonly left: number;
  readonly right: number;
  readonly m: number;
  readonly sigma: number;
}

/** The numbers of {@link parametersFrom} for a smile, moved within the bounds. */
const freeFrom = ({ vertex, left, right, m, sigma }: Shape, limits: Limits): number[] => [
  Math.log(Math.max(vertex - limits.least, limits.least)),
  logit(left, 0, STEEPEST),
  logit(right, 0, STEEPEST),
  Math.atanh(clamp((m - limits.middle) / limits.reach, -0.99, 0.99)),
  logit(sigma, limits.narrowest, limits.widest),
];

const shapeOf = ({ a, b, rho, m, sigma }: SviParameters): Shape => ({
  vertex: a + b * sigma * Math.sqrt(1 - rho * rho),
  ...{ left: b * (1 - rho), right: b * (1 + rho), m, sigma },
});

function pointsOf(quotes: readonly SmileQuote[], forward: number, years: number): Points {
  const sorted = quotes.toSorted((a, b) => a.strike - b.strike);
  const of = (value: (quote: SmileQuote) => number) => Float64Array.from(sorted, value);
  return {
    k: of(({ strike }) => Math.log(strike / forward)),
    variance: of(({ volatility }) => volatility * volatility * years),
    error: of(
      ({ volatility, halfWidth }) => 2 * volatility * years * Math.max(halfWidth, NARROWEST),
    ),
  };
}

/** Vertices and widths, in parts of the range of strikes, from which the search may begin. */
const VERTICES = [-0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];
const WIDTHS = [0.01, 0.05, 0.2, 0.6, 2];

/**
 * Where the search begins: of some vertices and widths, the one with the nearest smile. With both given SVI is linear,
 *
 *     w = a + d·x + b·R    x = k − m,  R = √(x² + s²),  d = b·ρ
 *
 * so that the other three follow from the normal equations. Source: De Marco and Martini, Quasi-explicit calibration of
 * Gatheral's SVI model (2009).
 */
function beginning(points: Points, limits: Limits): number[] {
  const { k, variance, error } = points;
  const [from, to] = [k[0]!, k[k.length - 1]!];
  let best = { squares: Infinity, free: [0, 0, 0, 0, 0] };
  for (const vertex of VERTICES)
    for (const width of WIDTHS) {
      const m = from + vertex * (to - from);
      const sigma = width * (to - from);
      const matrix = new Float64Array(9);
      const vector = new Float64Array(3);
      for (let i = 0; i < k.length; i++) {
        const x = k[i]! - m;
        const radius = Math.sqrt(x * x + sigma * sigma);
        const weight = 1 / (error[i]! * error[i]!);
        matrix[0]! += weight;
        matrix[3]! += weight * x;
        matrix[4]! += weight * x * x;
        matrix[6]! += weight * radius;
        matrix[7]! += weight * radius * x;
        matrix[8]! += weight * radius * radius;
        vector[0]! += weight * variance[i]!;
        vector[1]! += weight * variance[i]! * x;
        vector[2]! += weight * variance[i]! * radius;
      }
      for (let p = 0; p < 3; p++) matrix[4 * p]! *= 1 + 1e-9;
      if (!solveDefinite(matrix, vector)) continue;
      const [a = 0, d = 0, b = 0] = vector;
      const slope = (value: number): number => clamp(value, limits.least, STEEPEST);
      const [left, right] = [slope(b - d), slope(b + d)];
      const lowest = a + sigma * Math.sqrt(left * right);
      const free = freeFrom({ vertex: lowest, left, right, m, sigma }, limits);
      const residuals = new Float64Array(k.length);
      variancesOff(points, parametersFrom(free, limits), residuals);
      const squares = sumOfSquares(residuals);
      if (squares < best.squares) best = { squares, free };
    }
  return best.free;
}

/** Number of log-moneynesses at which the density is penalised. */
const DENSITY_POINTS = 31;
/** They reach from the vertex to where the wings are straight, evenly in arsinh((k − m)/s). */
const DENSITY_REACH = 8;
const DENSITY_WEIGHT = 300;
/** The lowest density factor without a penalty, so that the fit is not exactly on the edge. */
const DENSITY_MARGIN = 5e-3;

/** Writes how far the smile's variance is off at each quote, in errors of the quote. */
function variancesOff(
  { k, variance, error }: Points,
  parameters: SviParameters,
  residuals: Float64Array,
): void {
  const { a, b, rho, m, sigma } = parameters;
  for (let i = 0; i < k.length; i++) {
    const x = k[i]! - m;
    const fitted = a + b * (rho * x + Math.sqrt(x * x + sigma * sigma));
    residuals[i] = (fitted - variance[i]!) / error[i]!;
  }
}

function residualsOf(points: Points, limits: Limits, withDensity: boolean): Residuals {
  const count = points.k.length;
  return (free, residuals) => {
    const parameters = parametersFrom(free, limits);
    variancesOff(points, parameters, residuals);
    if (!withDensity) return;
    for (let j = 0; j < DENSITY_POINTS; j++) {
      const t = DENSITY_REACH * ((2 * j) / (DENSITY_POINTS - 1) - 1);
      const at = parameters.m + parameters.sigma * Math.sinh(t);
      const missing = DENSITY_MARGIN - densityFactor(parameters, at);
      residuals[count + j] = missing > 0 ? DENSITY_WEIGHT * missing : 0;
    }
  };
}

function volatilityError(
  { k, variance }: Points,
  parameters: SviParameters,
  years: number,
): number {
  let sum = 0;
  for (let i = 0; i < k.length; i++) {
    const fitted = Math.sqrt(smileAt(parameters, k[i]!).variance / years);
    sum += (fitted - Math.sqrt(variance[i]! / years)) ** 2;
  }
  return Math.sqrt(sum / k.length);
}

/** Searches that penalise negative butterflies, each from the flattened smile of the one before. */
const PENALISED_SEARCHES = 3;
/** Growth of the sum of squares by flattening from which another search is made. */
const GREAT_GROWTH = 1.1;

/**
 * The smile near the quotes whose density is nowhere below zero. Where the nearest smile has a negative butterfly,
 * searches penalise it, and what is left of it is removed by making the smile flatter.
 */
function withoutButterflies(nearest: Float64Array, points: Points, limits: Limits): SviParameters {
  const first = parametersFrom(nearest, limits);
  if (isButterflyFree(first)) return first;
  const count = points.k.length;
  const residuals = new Float64Array(count);
  const squaresOf = (parameters: SviParameters): number => {
    variancesOff(points, parameters, residuals);
    return sumOfSquares(residuals);
  };
  const penalised = residualsOf(points, limits, true);
  let best = { squares: Infinity, parameters: first };
  let start: ArrayLike<number> = nearest;
  for (let i = 0; i < PENALISED_SEARCHES; i++) {
    const found = leastSquares(penalised, start, count + DENSITY_POINTS).parameters;
    const unflattened = parametersFrom(found, limits);
    const isFree = isButterflyFree(unflattened);
    const parameters = isFree ? unflattened : leastFlattened(unflattened);
    start = freeFrom(shapeOf(parameters), limits);
    const [squares, before] = [squaresOf(parameters), squaresOf(unflattened)];
    if (squares < best.squares) best = { squares, parameters };
    if (isFree || squares <= GREAT_GROWTH * before) break;
  }
  return best.parameters;
}

/** A bid this much of the forward above what it must not exceed is still rounding. */
const CONTRADICTION_TOLERANCE = 1e-12;

/**
 * Strikes whose bid contradicts the asks of others, so that no smile without arbitrage lies within the quotes: a put
 * whose bid is above the ask of a higher strike, a call whose bid is above the ask of a lower one, and the middle of
 * a butterfly that costs less than nothing.
 */
function contradictions(quotes: readonly SmileQuote[], forward: number, years: number): number[] {
  const call = (strike: number, volatility: number): number =>
    volatility > 0
      ? optionPrice({
          ...{ type: 'call', spot: forward, strike, volatility },
          ...{ years, rate: 0, dividendYield: 0 },
        })
      : Math.max(0, forward - strike);
  const sorted = quotes
    .toSorted((a, b) => a.strike - b.strike)
    .map(({ strike, volatility, halfWidth }) => ({
      strike,
      bid: call(strike, volatility - halfWidth) - forward * CONTRADICTION_TOLERANCE,
      ask: call(strike, volatility + halfWidth),
    }));
  const isContradicted = ({ strike, bid }: (typeof sorted)[number], i: number): boolean => {
    const [left, right] = [sorted[i - 1], sorted[i + 1]];
    if (left && right && left.strike < strike && strike < right.strike) {
      const part = (right.strike - strike) / (right.strike - left.strike);
      if (part * left.ask + (1 - part) * right.ask < bid) return true;
    }
    return sorted.some((other) =>
      other.strike > strike ? bid + strike > other.ask + other.strike : other.ask < bid,
    );
  };
  return sorted.filter(isContradicted).map(({ strike }) => strike);
}

/**
 * The SVI smile nearest to the quotes of one expiry, by weighted least squares of the total variance, each quote
 * weighing by its half width.
 *
 *     min Σ ((w(kᵢ) − σᵢ²T) / 2σᵢT·hᵢ)²   with a + b·s·√(1 − ρ²) > 0,  b(1 + |ρ|) < 2
 *
 * Quotes that contradict the others are left out where five others remain. The density of the result is nowhere below zero: where the nearest smile has a negative butterfly, a second search
 * penalises it, and what is left of it is removed by making the smile flatter.
 *
 * @param quotes of one expiry, at most one a strike; volatilities are fractions per year
 * @param forward dollars per share
 * @example
 * const quotes = [80, 90, 100, 110, 120].map((strike) => ({ strike, volatility: 0.2, halfWidth: 0.01 }));
 * fitSvi(quotes.slice(1), 100, 1) // { ok: false, reason: 'tooFewQuotes' }
 */
export function fitSvi(quotes: readonly SmileQuote[], forward: number, years: number): SviFit {
  if (!(years > 0)) return { ok: false, reason: 'noTimeLeft' };
  const usable = quotes.filter(
    ({ strike, volatility, halfWidth }) => strike > 0 && volatility > 0 && halfWidth >= 0,
  );
  if (new Set(usable.map(({ strike }) => strike)).size < FEWEST_QUOTES)
    return { ok: false, reason: 'tooFewQuotes' };
  const contradicted = contradictions(usable, forward, years);
  const consistent = usable.filter(({ strike }) => !contradicted.includes(strike));
  const isEnough = consistent.length >= FEWEST_QUOTES;
  const points = pointsOf(isEnough ? consistent : usable, forward, years);
  const count = points.k.length;
  const limits = limitsOf(points);
  const nearest = leastSquares(
    residualsOf(points, limits, false),
    beginning(points, limits),
    count,
  );
  const parameters = withoutButterflies(nearest.parameters, points, limits);
  if (!Object.values(parameters).every(Number.isFinite))
    return { ok: false, reason: 'noConvergence' };
  return {
    ok: true,
    parameters,
    error: volatilityError(points, parameters, years),
    contradictions: contradicted,
  };
}
