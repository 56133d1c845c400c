import { ok, type Result } from '../../shared/index.ts';
import { acceptEntropy, drawSeed, type Entropy } from './entropy.ts';
import type { DrawEntry } from './draw-entry.ts';
import { fairPick } from './fair-pick.ts';
import type { FrozenDraw } from './lock.ts';
import type { Manifest } from './manifest.ts';
import type { DrawCrypto, Hashing } from './ports/draw-crypto.ts';
import { rfc3797Key, rfc3797Select } from './rfc3797.ts';

/** A picked entry: a winner of a prize, or the n-th alternate. */
export interface DrawPick {
  /** Place in the order of selection, from 1. */
  readonly rank: number;
  /** Id of the prize; null for an alternate. */
  readonly prize: string | null;
  /** Place among the alternates, from 1; null for a winner. */
  readonly alternate: number | null;
  readonly uuid: string;
}

/** The outcome of a draw. Prizes without an entry stay unawarded. */
export interface DrawOutcome {
  readonly entropy: Entropy;
  readonly seed: string;
  readonly picks: readonly DrawPick[];
}

type SelectionTerms = Pick<Manifest, 'prizes' | 'alternates' | 'algorithm'>;

/** Winners and alternates from sorted entries and the seed, by the manifest's algorithm. */
export function selectWinners(
  manifest: SelectionTerms,
  entries: readonly DrawEntry[],
  seed: string,
  hashing: Hashing,
): DrawPick[] {
  const prizes = manifest.prizes.flatMap(({ id, count }) => Array<string>(count).fill(id));
  const count = prizes.length + manifest.alternates;
  return selectUuids(manifest.algorithm, entries, seed, count, hashing).map((uuid, index) => {
    const prize = prizes[index] ?? null;
    return {
      rank: index + 1,
      prize,
      alternate: prize === null ? index - prizes.length + 1 : null,
      uuid,
    };
  });
}

/** RFC 3797 takes the seed, as a decimal integer, for its one source. */
function selectUuids(
  algorithm: Manifest['algorithm'],
  entries: readonly DrawEntry[],
  seed: string,
  count: number,
  hashing: Hashing,
): string[] {
  if (algorithm === 'fair_pick/1') return fairPick(entries, seed, count, hashing);
  const key = rfc3797Key([[BigInt(`0x${seed}`)]]);
  return rfc3797Select(key, entries.length, count, hashing).map(
    (number) => (entries[number - 1] as DrawEntry).uuid,
  );
}

/**
 * Draws the winners of a frozen list. Refuses entropy that is not the manifest's, with BEACON_ROUND_INVALID or
 * SEED_INVALID.
 */
export function drawWinners(
  { manifest, entries, lock }: FrozenDraw,
  entropy: Entropy,
  crypto: DrawCrypto,
): Result<DrawOutcome> {
  const accepted = acceptEntropy(manifest, entropy, crypto);
  if (!accepted.ok) return accepted;
  const seed = drawSeed(
    {
      drandRandomness: entropy.beacon?.randomness ?? null,
      entryHash: lock.entry_hash,
      serverSeed: entropy.server_seed,
    },
    crypto,
  );
  return ok({ entropy, seed, picks: selectWinners(manifest, entries, seed, crypto) });
}
