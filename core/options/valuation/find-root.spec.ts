import { expect, it } from '@jest/globals';
import { findRoot } from './find-root.ts';

it.each([
  ['a square root', (x: number) => x * x - 2, 1, 2, Math.SQRT2, 1e-15],
  ['a root at an end', (x: number) => x - 3, 3, 9, 3, 0],
  ['a steep step', (x: number) => Math.tanh(1e6 * (x - 0.25)), 0, 100, 0.25, 1e-15],
  ['a fall through zero', (x: number) => Math.cos(x), 0, 3, Math.PI / 2, 1e-15],
  ['a crossing that is flat', (x: number) => (x - 1) ** 3, -4, 5, 1, 1e-9],
] as const)('finds %s', (_name, f, from, to, root, tolerance) =>
  expect(Math.abs(findRoot(f, from, to) - root)).toBeLessThanOrEqual(tolerance),
);
