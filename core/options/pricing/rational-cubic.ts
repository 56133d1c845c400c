/** A value with its slope at one end of an interval. */
export interface Node {
  readonly at: number;
  readonly value: number;
  readonly slope: number;
}

/** Least shape parameter with which the interpolant keeps a pole out of the interval. */
const LEAST_SHAPE = -0.999999;

/** Least shape parameter that keeps monotone data monotone and convex data convex. */
function shapeKeeping(left: Node, right: Node, chord: number): number {
  const { slope: l } = left;
  const { slope: r } = right;
  const monotone = l * chord >= 0 && r * chord >= 0 && chord !== 0 ? (l + r) / chord : LEAST_SHAPE;
  const bent = (r - chord) * (chord - l) > 0;
  const convex = bent
    ? Math.max(Math.abs((r - l) / (r - chord)), Math.abs((r - l) / (chord - l)))
    : LEAST_SHAPE;
  return Math.max(LEAST_SHAPE, monotone, convex);
}

/**
 * Rational cubic through two nodes with given slopes and one given second derivative
 * (R. Delbourgo and J. A. Gregory, 'Shape preserving piecewise rational interpolation', SIAM J. Sci. Stat. Comput. 6, 1985).
 *
 *     f = (y₁·u³ + (r·y₁ − w·d₁)·u²(1−u) + (r·y₀ + w·d₀)·u(1−u)² + y₀·(1−u)³) / (1 + (r − 3)·u(1−u))
 *
 * with u = (x − x₀)/w, w = x₁ − x₀ and the shape parameter r that meets the curvature at `bentAt`.
 *
 * @example rationalCubic({ at: 0, value: 0, slope: 1 }, { at: 1, value: 1, slope: 1 }, 'left', 0, 0.3) // 0.3
 */
export function rationalCubic(
  left: Node,
  right: Node,
  bentAt: 'left' | 'right',
  curvature: number,
  x: number,
): number {
  const w = right.at - left.at;
  const u = (x - left.at) / w;
  const v = 1 - u;
  const chord = (right.value - left.value) / w;
  const gap = bentAt === 'left' ? chord - left.slope : right.slope - chord;
  if (!(w > 0) || gap === 0) return left.value + chord * (x - left.at);
  const wanted = (0.5 * w * curvature + right.slope - left.slope) / gap;
  const r = Math.max(wanted, shapeKeeping(left, right, chord));
  if (!(r < 1e15)) return left.value + chord * (x - left.at);
  const top =
    right.value * u * u * u +
    (r * right.value - w * right.slope) * u * u * v +
    (r * left.value + w * left.slope) * u * v * v +
    left.value * v * v * v;
  return top / (1 + (r - 3) * u * v);
}
