import type { MarketMeta, Sourced } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';
import { MINUTE, type Sessions } from './sessions.ts';

/** A value with its provenance. Prices change once per minute while the market is open. */
export function sourced<T>(
  value: T,
  sessions: Sessions,
  now: Instant,
  partial = false,
): Sourced<T> {
  return { value, meta: provenance(sessions, now, partial) };
}

function provenance(sessions: Sessions, now: Instant, partial: boolean): MarketMeta {
  const { index, open, close } = sessions.lastOpened(now);
  const asOf = Math.min(Math.max(open + Math.floor((now - open) / MINUTE) * MINUTE, open), close);
  return {
    provider: 'simulated',
    asOf,
    delayedMinutes: 0,
    stale: false,
    simulated: true,
    partial,
    nextRefresh: asOf < close ? asOf + MINUTE : sessions.at(index + 1).open,
  };
}
