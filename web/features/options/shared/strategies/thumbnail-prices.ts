import type { Dollars } from '@toolyard/core/shared';

/** The prices that a thumbnail shows around a spot. A file of its own, so that a chunk that needs it loads nothing else. */
export const thumbnailPrices = (spot: Dollars) => ({
  from: spot * 0.85,
  to: spot * 1.15,
  points: 41,
});
