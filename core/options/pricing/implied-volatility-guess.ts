import { INVERSE_ROOT_TWO_PI, inverseNormalCdf, normalCdf } from './normal-distribution.ts';
import {
  blackOverVega,
  normalisedBlack,
  normalisedVega,
  shortfallOverVega,
} from './normalised-black.ts';
import { rationalCubic, type Node } from './rational-cubic.ts';

/** Which function of the price the solver makes vanish: each is nearly straight in its part of the range. */
export type Branch = 'low' | 'middle' | 'high';

interface Guess {
  /** Total volatility. */
  readonly s: number;
  readonly branch: Branch;
}

const ROOT_3 = Math.sqrt(3);
const LOW_SCALE = (2 * Math.PI) / (3 * ROOT_3);

/** Low prices: f = (2π/√27)·|x|·Φ(−z)³ with z = |x|/(√3·s) goes with b as b → 0; here f and its b-derivatives at s. */
function lowMap(x: number, s: number): { node: Omit<Node, 'at'>; curvature: number } {
  const z = -x / (ROOT_3 * s);
  const y = z * z;
  const s2 = s * s;
  const tail = normalCdf(-z);
  const mills = tail / (INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * y));
  const value = -LOW_SCALE * x * tail ** 3;
  const slope = 2 * Math.PI * y * tail * tail * Math.exp(y + s2 / 8);
  const bend = -8 * ROOT_3 * s * x + (3 * s2 * (s2 - 8) - 8 * x * x) * mills;
  const curvature = (Math.PI / 6) * (y / (s2 * s)) * tail * bend * Math.exp(2 * y + s2 / 4);
  return { node: { value, slope }, curvature };
}

/** Prices below b(s) at the low end `s`: the map interpolated from the origin, then inverted. */
function lowGuess(x: number, price: number, s: number, priceAtS: number): number {
  const { node, curvature } = lowMap(x, s);
  const origin = { at: 0, value: 0, slope: 1 };
  let f = rationalCubic(origin, { at: priceAtS, ...node }, 'right', curvature, price);
  if (!(f > 0)) {
    const u = price / priceAtS;
    f = (node.value * u + priceAtS * (1 - u)) * u;
  }
  // Root by root: the quotient of the smallest doubles would be nothing.
  return -x / (ROOT_3 * -inverseNormalCdf(Math.cbrt(f) / Math.cbrt(-LOW_SCALE * x)));
}

/** Prices above b(s) at the high end `s`: f = Φ(−s/2) interpolated to 0 at the maximum, then inverted. */
function highGuess(x: number, price: number, s: number, priceAtS: number, most: number): number {
  const w = (x / s) ** 2;
  const left = { at: priceAtS, value: normalCdf(-0.5 * s), slope: -0.5 * Math.exp(0.5 * w) };
  const curvature = Math.sqrt(Math.PI / 2) * Math.exp(w + (s * s) / 8) * (w / s);
  const right = { at: most, value: 0, slope: -0.5 };
  const f = rationalCubic(left, right, 'left', curvature, price);
  return f > 0 ? -2 * inverseNormalCdf(f) : s;
}

/** The low end of the middle: where the tangent at the inflection s meets zero, s − b/b' = s + M(s) − M(0). */
const lowEnd = (s: number, overVega: number): number =>
  s < 1e-3 ? s * s * (0.6266570686577501 - s / 3) : s - overVega;

/**
 * First guess of the total volatility of a normalised out-of-the-money price, good to some 1e-3
 * (P. Jäckel, 'Let's Be Rational', 2015, section 4).
 *
 * b(s) turns at s = √(2|x|). The tangent there reaches 0 and the maximum at the two ends of the middle; between them
 * the inverse is interpolated by rational cubics, outside through a map of b that is nearly straight.
 *
 * @param x −|ln(F/K)|, negative
 * @param price between 0 and `most`, both excluded
 * @param most e^(x/2)
 */
export function firstGuess(x: number, price: number, most: number): Guess {
  const turn = Math.sqrt(-2 * x);
  const vega = normalisedVega(x, turn);
  const overVega = blackOverVega(x, turn);
  const atTurn = overVega * vega;
  const middle = { at: atTurn, value: turn, slope: 1 / vega };
  if (price < atTurn) {
    const low = lowEnd(turn, overVega);
    const atLow = normalisedBlack(x, low);
    if (price < atLow) return { s: lowGuess(x, price, low, atLow), branch: 'low' };
    const left = { at: atLow, value: low, slope: 1 / normalisedVega(x, low) };
    return { s: rationalCubic(left, middle, 'right', 0, price), branch: 'middle' };
  }
  const high = turn + shortfallOverVega(x, turn);
  const atHigh = normalisedBlack(x, high);
  const branch = price > Math.max(atHigh, 0.5 * most) ? 'high' : 'middle';
  if (price > atHigh) return { s: highGuess(x, price, high, atHigh, most), branch };
  const right = { at: atHigh, value: high, slope: 1 / normalisedVega(x, high) };
  return { s: rationalCubic(middle, right, 'left', 0, price), branch };
}
