export interface Weighted {
  readonly value: number;
  /** Positive. */
  readonly weight: number;
}

/**
 * The value that has at most half of the weight on either side; NaN for none.
 * Unlike a mean it stands still however wild a minority of the values is.
 *
 * @example weightedMedian([{ value: 1, weight: 1 }, { value: 2, weight: 1 }, { value: 900, weight: 1 }]) // 2
 */
export function weightedMedian(values: readonly Weighted[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= half) return value;
  }
  return NaN;
}
