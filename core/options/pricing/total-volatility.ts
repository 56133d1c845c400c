import {
  exponential,
  INVERSE_ROOT_TWO_PI,
  millsRatio,
  roughQuantile,
  tailDifference,
} from './special-functions.ts';

// The normalised Black price of the out-of-the-money option (P. Jäckel, 'Let's Be Rational', Wilmott, January 2015,
// equation 2.3), with x = −|ln(F/K)| and the total volatility s = σ√T:
//
//     b(s) = e^(x/2)·Φ(x/s + s/2) − e^(−x/2)·Φ(x/s − s/2)  =  price / (e^(−rT)·√(F·K))
//
// It rises from 0 to its maximum e^(x/2), is convex up to s = √(2|x|) and concave beyond. Divided by its slope b' it is
// a difference of Mills ratios, which neither underflows nor loses digits.

/** Up to this half total volatility tails are compared by their Taylor series. */
const SHORT = 0.02;

/** A strike at the forward counts as this far below it: the formulas divide by the distance. */
const LEAST_DISTANCE = -1e-300;

/** M(0) = √(π/2), the Mills ratio at the mean. */
const MILLS_AT_MEAN = 1.2533141373155003;

const ROOT_3 = Math.sqrt(3);

/** b'(s) = e^(−(h² + t²)/2) / √(2π) with h = x/s and t = s/2. */
function slopeOf(x: number, s: number): number {
  const h = x / s;
  const t = 0.5 * s;
  return INVERSE_ROOT_TWO_PI * exponential(-0.5 * (h * h + t * t));
}

/** b(s) / b'(s) where s ≤ √(2|x|) or s is small. */
function priceOverSlope(x: number, s: number): number {
  const z = -x / s;
  const t = 0.5 * s;
  return t < SHORT ? tailDifference(z, t) : millsRatio(z - t) - millsRatio(z + t);
}

/** What b lacks to its maximum, (e^(x/2) − b(s)) / b'(s), where s ≥ √(2|x|). */
function shortfallOverSlope(x: number, s: number): number {
  const z = -x / s;
  const t = 0.5 * s;
  return millsRatio(t - z) + millsRatio(t + z);
}

/** A point of a curve with its slope there. */
interface Node {
  readonly at: number;
  readonly value: number;
  readonly slope: number;
}

/** Least shape parameter with which the interpolant keeps a pole out of the interval. */
const LEAST_SHAPE = -0.999999;

/** Least shape parameter that keeps monotone data monotone and convex data convex. */
function shapeKeeping(l: number, r: number, chord: number): number {
  const monotone = l * chord >= 0 && r * chord >= 0 && chord !== 0 ? (l + r) / chord : LEAST_SHAPE;
  const bent = (r - chord) * (chord - l) > 0;
  const convex = bent
    ? Math.max(Math.abs((r - l) / (r - chord)), Math.abs((r - l) / (chord - l)))
    : LEAST_SHAPE;
  return Math.max(LEAST_SHAPE, monotone, convex);
}

/**
 * Rational cubic through two points with given slopes and, at the first point, a given second derivative
 * (R. Delbourgo and J. A. Gregory, 'Shape preserving piecewise rational interpolation', SIAM J. Sci. Stat. Comput. 6, 1985).
 *
 *     f = (y₁·u³ + (r·y₁ − w·d₁)·u²(1−u) + (r·y₀ + w·d₀)·u(1−u)² + y₀·(1−u)³) / (1 + (r − 3)·u(1−u))
 *
 * with u = (x − x₀)/w, w = x₁ − x₀ and the shape parameter r that meets the curvature. The second point may lie on
 * either side of the first.
 */
function rationalCubic(from: Node, to: Node, curvature: number, x: number): number {
  const w = to.at - from.at;
  const u = (x - from.at) / w;
  const v = 1 - u;
  const chord = (to.value - from.value) / w;
  const gap = chord - from.slope;
  if (w === 0 || gap === 0) return from.value + chord * (x - from.at);
  const wanted = (0.5 * w * curvature + to.slope - from.slope) / gap;
  const r = Math.max(wanted, shapeKeeping(from.slope, to.slope, chord));
  if (!(r < 1e15)) return from.value + chord * (x - from.at);
  const top =
    to.value * u * u * u +
    (r * to.value - w * to.slope) * u * u * v +
    (r * from.value + w * from.slope) * u * v * v +
    from.value * v * v * v;
  return top / (1 + (r - 3) * u * v);
}

const LOW_SCALE = (2 * Math.PI) / (3 * ROOT_3);

/**
 * Guess of s for a price below that at the low end. Interpolates f(s) = (2π/√27)·|x|·Φ(−z)³ with z = |x|/(√3·s), which
 * approaches b as b → 0, as a function of b between 0 and the low end, and inverts it.
 */
function lowGuess(x: number, price: number, end: number, priceAtEnd: number): number {
  const z = -x / (ROOT_3 * end);
  const y = z * z;
  const s2 = end * end;
  const mills = millsRatio(z);
  const growth = exponential(s2 / 8);
  const tail = INVERSE_ROOT_TWO_PI * exponential(-0.5 * y) * mills;
  const value = -LOW_SCALE * x * tail * tail * tail;
  const slope = y * mills * mills * growth;
  const bend = -8 * ROOT_3 * end * x + (3 * s2 * (s2 - 8) - 8 * x * x) * mills;
  const curvature =
    (Math.PI / 6) * (y / (s2 * end)) * tail * bend * growth * growth * exponential(2 * y);
  const origin = { at: 0, value: 0, slope: 1 };
  let f = rationalCubic({ at: priceAtEnd, value, slope }, origin, curvature, price);
  if (!(f > 0)) {
    const u = price / priceAtEnd;
    f = (value * u + priceAtEnd * (1 - u)) * u;
  }
  // Root by root: the quotient of the smallest doubles would be 0.
  return x / (ROOT_3 * roughQuantile(Math.cbrt(f) / Math.cbrt(-LOW_SCALE * x)));
}

/** Guess of s for a price above that at the high end: interpolates f = Φ(−s/2), which is 0 at the maximum, and inverts it. */
function highGuess(
  x: number,
  price: number,
  end: number,
  priceAtEnd: number,
  most: number,
): number {
  const w = (x / end) ** 2;
  const density = exponential((-end * end) / 8);
  const growth = exponential(0.5 * w);
  const value = INVERSE_ROOT_TWO_PI * density * millsRatio(0.5 * end);
  const curvature = (MILLS_AT_MEAN * growth * growth * w) / (density * end);
  const maximum = { at: most, value: 0, slope: -0.5 };
  const from = { at: priceAtEnd, value, slope: -0.5 * growth };
  const f = rationalCubic(from, maximum, curvature, price);
  return f > 0 ? -2 * roughQuantile(f) : end;
}

/** The low end of the middle: where the tangent at the inflection s meets zero, s − b/b' = s + M(s) − M(0). */
const lowEnd = (s: number, overSlope: number): number =>
  s < 1e-3 ? s * s * (0.6266570686577501 - s / 3) : s - overSlope;

/**
 * One step of Householder's method of order four towards g(s) = 0, as a change of s.
 *
 *     ν·(1 + ν·h₂/2) / (1 + ν·(h₂ + ν·h₃/6)),   ν = −g/g',  h₂ = g''/g',  h₃ = g'''/g'
 */
function householder(nu: number, h2: number, h3: number): number {
  const step = (nu * (1 + 0.5 * nu * h2)) / (1 + nu * (h2 + (nu * h3) / 6));
  return step * nu > 0 ? step : nu;
}

type Region = 'low' | 'middle' | 'high';

/**
 * Change of s that brings b(s) nearer to the price. The function that vanishes is nearly straight in its region:
 * 1/ln b − 1/ln price for low prices, b − price in the middle, ln((e^(x/2) − price) / (e^(x/2) − b)) for high ones.
 */
function stepTowards(x: number, price: number, most: number, s: number, region: Region): number {
  const h = x / s;
  const c2 = (h * h) / s - 0.25 * s; // b''/b'
  const c3 = c2 * c2 - 3 * (h / s) ** 2 - 0.25; // b'''/b'
  const slope = slopeOf(x, s);
  if (region === 'high') {
    const over = shortfallOverSlope(x, s);
    const ratio = 1 / over;
    return householder(
      -Math.log((most - price) / (over * slope)) * over,
      c2 + ratio,
      c3 + ratio * (3 * c2 + 2 * ratio),
    );
  }
  if (region === 'middle') {
    const isBelowTurn = s * s < -2 * x || s < 2 * SHORT;
    const nu = isBelowTurn
      ? price / slope - priceOverSlope(x, s)
      : shortfallOverSlope(x, s) - (most - price) / slope;
    return householder(nu, c2, c3);
  }
  const over = priceOverSlope(x, s);
  const log = Math.log(INVERSE_ROOT_TWO_PI * over) - 0.5 * (h * h + 0.25 * s * s);
  const target = Math.log(price);
  const ratio = 1 / over;
  const bend = 1 + 2 / log;
  return householder(
    ((target - log) * log * over) / target,
    c2 - bend * ratio,
    c3 + 2 * ratio * ratio * (1 + (3 / log) * (1 + 1 / log)) - 3 * c2 * ratio * bend,
  );
}

/** A step below this part of s leaves an error below the last place, for the next one would be its fourth power. */
const SETTLED = 1e-5;
const MOST_STEPS = 12;

/**
 * Total volatility s = σ√T whose normalised out-of-the-money price b(s) is `price`.
 *
 * The tangent at the inflection s = √(2|x|) reaches 0 and the maximum of b at the two ends of the middle. Between them
 * the inverse of b is interpolated by a rational cubic, outside through a map of b that is nearly straight. That guess
 * is good to some 1e-3, so two steps of Householder's method are the rule.
 *
 * @param distance x = −|ln(F/K)|, not positive
 * @param price between 0 and `most`, both excluded
 * @param most e^(x/2)
 */
export function totalVolatility(distance: number, price: number, most: number): number {
  const x = Math.min(distance, LEAST_DISTANCE);
  const turn = Math.sqrt(-2 * x);
  const slope = INVERSE_ROOT_TWO_PI * most;
  const tail = millsRatio(turn);
  const overSlope =
    turn < 2 * SHORT ? tailDifference(0.5 * turn, 0.5 * turn) : MILLS_AT_MEAN - tail;
  const priceAtTurn = overSlope * slope;

  const isBelowTurn = price < priceAtTurn;
  const end = isBelowTurn ? lowEnd(turn, overSlope) : turn + MILLS_AT_MEAN + tail;
  const slopeAtEnd = slopeOf(x, end);
  const priceAtEnd = isBelowTurn
    ? slopeAtEnd * priceOverSlope(x, end)
    : most - slopeAtEnd * shortfallOverSlope(x, end);

  let s: number;
  let region: Region = 'middle';
  if (isBelowTurn && price < priceAtEnd) {
    s = lowGuess(x, price, end, priceAtEnd);
    region = 'low';
  } else if (!isBelowTurn && price > priceAtEnd) {
    s = highGuess(x, price, end, priceAtEnd, most);
    if (price > 0.5 * most) region = 'high';
  } else {
    const from = { at: priceAtTurn, value: turn, slope: 1 / slope };
    s = rationalCubic(from, { at: priceAtEnd, value: end, slope: 1 / slopeAtEnd }, 0, price);
  }
  for (let i = 0; i < MOST_STEPS; i += 1) {
    const step = stepTowards(x, price, most, s, region);
    s = s + step > 0 ? s + step : 0.5 * s;
    if (Math.abs(step) <= SETTLED * s) break;
  }
  return s;
}
