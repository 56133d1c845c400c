import type { MarketMeta } from './sourced.ts';

/** Says of a list from several sources what holds for all of it: the oldest age, every provider's name. */
export function joinedMeta(found: readonly MarketMeta[], partial = false): MarketMeta {
  const refreshes = found.flatMap(({ nextRefresh }) => nextRefresh ?? []);
  return {
    provider: [...new Set(found.map(({ provider }) => provider))].join(', '),
    asOf: Math.min(...found.map(({ asOf }) => asOf)),
    delayedMinutes: Math.max(...found.map(({ delayedMinutes }) => delayedMinutes)),
    stale: found.some(({ stale }) => stale),
    simulated: found.some(({ simulated }) => simulated),
    partial: partial || found.some((meta) => meta.partial),
    nextRefresh: refreshes.length === 0 ? null : Math.min(...refreshes),
  };
}
