import { describe, expect, it } from '@jest/globals';
import { chebyshevPoints, chebyshevTransform, lagrangeRow } from './boundary-collocation.ts';
import { chebyshevSum } from './exercise-boundary.ts';
import { gaussLegendre } from './quadrature.ts';

const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

describe('Gauss–Legendre quadrature', () => {
  it.each([2, 6, 12, 24, 64])('%d points integrate every power up to 2n − 1 exactly', (n) => {
    const { nodes, weights } = gaussLegendre(n, 1);
    for (let power = 0; power < 2 * n; power += 1) {
      const integral = sum(weights.map((weight, i) => weight * nodes[i]! ** power));
      expect(Math.abs(integral * (power + 1) - 1)).toBeLessThan(1e-13);
    }
  });
});

describe('Chebyshev interpolation of a function that is 0 at −1', () => {
  const points = chebyshevPoints(8);
  const f = (z: number): number => (1 + z) * (2 - z + 3 * z ** 5 - z ** 7);
  const values = points.subarray(0, 8).map(f);

  it.each([-0.99, -0.3, 0.123, 0.8])('both forms give a polynomial of degree 8 back at %d', (z) => {
    const transform = chebyshevTransform(8);
    const coefficients = Float64Array.from({ length: 9 }, (_, k) =>
      sum(values.map((value, i) => transform[k * 8 + i]! * value)),
    );
    expect(chebyshevSum(coefficients, z)).toBeCloseTo(f(z), 13);
    const row = lagrangeRow(points, z);
    expect(sum(values.map((value, i) => value * row[i]!))).toBeCloseTo(f(z), 13);
  });
});
