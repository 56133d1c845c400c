/** Nodes and weights of a quadrature rule on one interval. */
export interface Quadrature {
  readonly nodes: Float64Array;
  readonly weights: Float64Array;
}

/** Pₙ(x) and Pₙ'(x) by the three-term recurrence (k+1)·Pₖ₊₁ = (2k+1)·x·Pₖ − k·Pₖ₋₁. */
function legendre(n: number, x: number): { value: number; slope: number } {
  let previous = 1;
  let value = x;
  for (let k = 1; k < n; k += 1) {
    const next = ((2 * k + 1) * x * value - k * previous) / (k + 1);
    previous = value;
    value = next;
  }
  return { value, slope: (n * (x * value - previous)) / (x * x - 1) };
}

/**
 * Gauss–Legendre rule with n ≥ 2 points on [0, length], exact for polynomials of degree 2n − 1.
 *
 *     ∫₀ᴸ f(x) dx ≈ Σ wᵢ·f(xᵢ),   Pₙ(zᵢ) = 0,   xᵢ = L·(1 + zᵢ)/2,   wᵢ = L / ((1 − zᵢ²)·Pₙ'(zᵢ)²)
 *
 * Newton's method finds the roots from zᵢ ≈ −cos(π·(i + 3/4)/(n + 1/2)).
 * Source: Abramowitz and Stegun, 25.4.29 and 22.16.6.
 *
 * @example gaussLegendre(2, 2).weights // Float64Array.of(1, 1)
 */
export function gaussLegendre(n: number, length: number): Quadrature {
  const nodes = new Float64Array(n);
  const weights = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let z = -Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let p = legendre(n, z);
    for (let step = 0; step < 8; step += 1) {
      z -= p.value / p.slope;
      p = legendre(n, z);
    }
    nodes[i] = (length * (1 + z)) / 2;
    weights[i] = length / ((1 - z * z) * p.slope * p.slope);
  }
  return { nodes, weights };
}
