import type { MarketMeta } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';

/** A recorded value: as old as its file, never refreshed. */
export const recordedMeta = (asOf: Instant, partial = false): MarketMeta => ({
  provider: 'file',
  asOf,
  delayedMinutes: 0,
  stale: false,
  simulated: false,
  partial,
  nextRefresh: null,
});
