import type { Dollars } from '@toolyard/core/shared';

/** What a thumbnail shows around a price. */
export const thumbnailPrices = (spot: Dollars) => ({
  from: spot * 0.85,
  to: spot * 1.15,
  points: 41,
});
