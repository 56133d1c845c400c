import { ok, refuse, type Instant, type Result } from '../../shared/index.ts';
import { QUICKNET, beaconRoundTime, type BeaconRound, type ChainRound } from './beacon.ts';
import { toHex } from './bytes.ts';
import type { JsonObject } from './canonical-json.ts';
import { DRAW_FROZEN_TOO_EARLY, DRAW_FROZEN_TOO_LATE } from './draw.errors.ts';
import type { DrawEntry } from './draw-entry.ts';
import { entryHash, entryTree, sortEntries } from './entry-list.ts';
import type { RegisterHead } from './entry-register.ts';
import { manifestHash, tagged, type Manifest } from './manifest.ts';
import { merkleRoot } from './merkle-tree.ts';
import type { Hashing } from './ports/draw-crypto.ts';
import { readWireTime, wireTime } from './wire-time.ts';

/** What is published about a frozen entry list, before the randomness exists. */
export interface Lock {
  readonly event_id: string;
  readonly manifest_hash: string;
  readonly frozen_at: string;
  readonly entry_hash: string;
  /** Root of the RFC 6962 tree over the entries. */
  readonly root: string;
  readonly count: number;
  readonly weight_total: number;
  /** The beacon's round; null for a draw by a committed seed alone. */
  readonly round: number | null;
  /** The last head of the register of entries; absent where the manifest promises none. */
  readonly register?: RegisterHead;
  /**
   * The newest round of the beacon when the list was frozen, which nobody could name before it was due. Absent without a
   * beacon, and where the beacon could not be read.
   */
  readonly newest_round?: ChainRound;
}

/** A draw whose entry list can no longer change. */
export interface FrozenDraw {
  readonly manifest: Manifest;
  /** Sorted by uuid. */
  readonly entries: readonly DrawEntry[];
  readonly lock: Lock;
}

/** The beacon's round of a manifest; null for a draw by a committed seed alone. */
export const roundOf = ({ entropy }: Pick<Manifest, 'entropy'>): number | null =>
  entropy.mode === 'commit' ? null : entropy.round;

/** Why a list may not be frozen at `at`: before the close, or once the beacon's round is public. */
export function freezeFault(manifest: Manifest, at: Instant): 'early' | 'late' | null {
  if (at < (readWireTime(manifest.closes_at) ?? Infinity)) return 'early';
  const round = roundOf(manifest);
  return round !== null && at >= beaconRoundTime(round) ? 'late' : null;
}

/** What a lock holds beside the entries. */
interface LockWitnesses {
  readonly register?: RegisterHead | null;
  readonly newestRound?: BeaconRound | null;
}

/**
 * Freezes the entries of a closed event. Refuses with DRAW_FROZEN_TOO_EARLY, with DRAW_FROZEN_TOO_LATE (then the event
 * has failed: there is no other round), or with DRAW_ENTRIES_INVALID.
 */
export function freeze(
  manifest: Manifest,
  entries: readonly DrawEntry[],
  at: Instant,
  hashing: Pick<Hashing, 'sha256'>,
  { register, newestRound }: LockWitnesses = {},
): Result<FrozenDraw> {
  const fault = freezeFault(manifest, at);
  if (fault) return refuse(fault === 'early' ? DRAW_FROZEN_TOO_EARLY() : DRAW_FROZEN_TOO_LATE());
  const sorted = sortEntries(entries, manifest);
  if (!sorted.ok) return sorted;
  const lock = {
    event_id: manifest.event_id,
    manifest_hash: manifestHash(manifest, hashing),
    frozen_at: wireTime(at),
    entry_hash: entryHash(manifest.event_id, sorted.value, hashing),
    root: toHex(merkleRoot(entryTree(sorted.value, hashing), hashing)),
    count: sorted.value.length,
    weight_total: sorted.value.reduce((sum, { weight }) => sum + weight, 0),
    round: roundOf(manifest),
    ...(register ? { register: { n: register.n, hash: register.hash } } : {}),
    ...(newestRound ? { newest_round: { chain: QUICKNET.hash, ...newestRound } } : {}),
  };
  return ok({ manifest, entries: sorted.value, lock });
}

/** The bytes of a lock that are signed: "LOT-DRAW/1/lock\n" ‖ JCS(lock). */
export const lockBytes = (lock: Lock): Uint8Array => tagged('lock', lock as unknown as JsonObject);
