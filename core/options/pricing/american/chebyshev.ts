/**
 * The n + 1 Chebyshev points of [−1, 1] that include both ends, descending.
 *
 *     zᵢ = cos(π·i/n),   i = 0 … n
 *
 * @example chebyshevPoints(2) // Float64Array.of(1, 6.123233995736766e-17, -1)
 */
export const chebyshevPoints = (n: number): Float64Array =>
  Float64Array.from({ length: n + 1 }, (_, i) => Math.cos((Math.PI * i) / n));

/**
 * Matrix that turns values at the Chebyshev points 0 … n − 1 into the coefficients of {@link chebyshevSum}, row by row.
 * The value at the last point, −1, must be 0.
 *
 *     cₖ = (2/n)·Σⱼ″ f(zⱼ)·cos(π·j·k/n)      (″: the terms j = 0 and j = n count half)
 *
 * The coefficients 0 and n are halved here, so that the sum needs no exception.
 * Source: Press et al., Numerical Recipes, 3rd edition, section 5.8.
 */
export function chebyshevTransform(n: number): Float64Array {
  const matrix = new Float64Array((n + 1) * n);
  for (let k = 0; k <= n; k += 1) {
    const scale = (k === 0 || k === n ? 1 : 2) / n;
    for (let j = 0; j < n; j += 1) {
      matrix[k * n + j] = scale * (j === 0 ? 0.5 : 1) * Math.cos((Math.PI * j * k) / n);
    }
  }
  return matrix;
}

/**
 * Sum of a Chebyshev series at z by Clenshaw's recurrence.
 *
 *     Σ cₖ·Tₖ(z),   −1 ≤ z ≤ 1
 *
 * @example chebyshevSum(Float64Array.of(1, 2, 3), 0.5) // 0.5 = 1 + 2·0.5 + 3·(2·0.25 − 1)
 */
export function chebyshevSum(coefficients: Float64Array, z: number): number {
  let next = 0;
  let afterNext = 0;
  for (let k = coefficients.length - 1; k > 0; k -= 1) {
    const sum = coefficients[k]! + 2 * z * next - afterNext;
    afterNext = next;
    next = sum;
  }
  return coefficients[0]! + z * next - afterNext;
}

/**
 * Values at x of the n Lagrange polynomials of the Chebyshev points 0 … n − 1, for a function that is 0 at point n.
 *
 *     Lₖ(x) = (wₖ/(x − zₖ)) / Σⱼ wⱼ/(x − zⱼ),   wₖ = (−1)ᵏ, halved at both ends
 *
 * Source: J.-P. Berrut and L. N. Trefethen, 'Barycentric Lagrange Interpolation', SIAM Review 46 (2004).
 *
 * @param x in [−1, 1] and none of the points
 */
export function lagrangeRow(points: Float64Array, x: number): Float64Array {
  const n = points.length - 1;
  const terms = points.map((z, k) => ((k % 2 ? -1 : 1) * (k === 0 || k === n ? 0.5 : 1)) / (x - z));
  const sum = terms.reduce((total, term) => total + term, 0);
  return terms.subarray(0, n).map((term) => term / sum);
}
