import type { Dollars } from '@toolyard/core/shared';

/** Of the distance from the spot to the outermost corner, beyond it. */
const BEYOND = 1.7;
/** Of the spot, where all corners are near it. */
const LEAST = 0.03;

/** The prices of a thumbnail, around a spot: all strikes and breakevens with room beyond them, so that profit and loss are both seen. A file of its own, so that a chunk that needs it loads nothing else. */
export function thumbnailPrices(spot: Dollars, corners: readonly Dollars[]) {
  const distance = Math.max(LEAST * spot, ...corners.map((price) => Math.abs(price - spot)));
  const reach = BEYOND * distance;
  return { from: Math.max(0, spot - reach), to: spot + reach, points: 41 };
}
