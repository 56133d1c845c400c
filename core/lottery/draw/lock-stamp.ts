import type { Instant } from '../../shared/index.ts';
import { beaconRoundTime } from './beacon.ts';
import { roundOf, type Lock } from './lock.ts';
import type { Manifest } from './manifest.ts';

/** A time stamp of RFC 3161 over the bytes of a lock, as the log publishes it. */
export interface LockStamp {
  /** DER as base64: a CMS SignedData with the signer's certificate and those that it leads to. */
  readonly token: string;
}

/** Milliseconds by which an authority's clock may be behind the lock. */
const CLOCK_TOLERANCE = 10_000;

/** Whether a stamp of this time shows that the list was there in time: after the close, before the randomness was public. */
export function isStampTimely(
  { at, accuracy }: { readonly at: Instant; readonly accuracy: number },
  lock: Lock,
  manifest: Manifest,
): boolean {
  const round = roundOf(manifest);
  const known = round === null ? Date.parse(manifest.draw_at) : beaconRoundTime(round);
  const newest = lock.newest_round ? beaconRoundTime(lock.newest_round.round) : -Infinity;
  const first = Math.max(Date.parse(manifest.closes_at), newest);
  return at + accuracy < known && at + accuracy + CLOCK_TOLERANCE >= first;
}
