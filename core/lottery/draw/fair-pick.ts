import { fromHex } from './bytes.ts';
import type { DrawEntry } from './draw-entry.ts';
import type { Hashing } from './ports/draw-crypto.ts';

const SEED_BYTES = 32;
const WORD = 2 ** 32;

/**
 * `fair_pick/1`: the order in which entries are picked, at most `count` uuids. Entries must be sorted by uuid.
 *
 * Each entry stands as often in a list as its weight says. The list is shuffled (Durstenfeld, i = m − 1 … 1, swap with
 * j ≤ i), and its first places are read, each uuid once. j is a block SHA-256(seed ‖ be32(counter)), read as an integer
 * of 256 bits, modulo i + 1; blocks at or above the greatest multiple of i + 1 are skipped, so that every j is equally
 * likely. Source: fair_pick of electric-lump-software/wallop (MIT), whose published vectors it reproduces.
 */
export function fairPick(
  entries: readonly DrawEntry[],
  seed: string,
  count: number,
  hashing: Pick<Hashing, 'sha256'>,
): string[] {
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  const list = new Uint32Array(total);
  let end = 0;
  entries.forEach(({ weight }, index) => {
    list.fill(index, end, end + weight);
    end += weight;
  });
  shuffle(list, seed, hashing);
  const picked = new Set<number>();
  for (const index of list) {
    if (picked.size === count) break;
    picked.add(index);
  }
  return [...picked].map((index) => (entries[index] as DrawEntry).uuid);
}

function shuffle(list: Uint32Array, seed: string, hashing: Pick<Hashing, 'sha256'>): void {
  const message = new Uint8Array(SEED_BYTES + 4);
  message.set(fromHex(seed));
  const counter = new DataView(message.buffer, SEED_BYTES);
  let blocks = 0;
  for (let i = list.length - 1; i > 0; i--) {
    let j = -1;
    while (j < 0) {
      counter.setUint32(0, blocks++);
      j = unbiasedResidue(hashing.sha256(message), i + 1);
    }
    const value = list[i] as number;
    list[i] = list[j] as number;
    list[j] = value;
  }
}

/** A block modulo `divisor`, or −1 when the block is at or above the greatest multiple of the divisor below 2^256. */
export function unbiasedResidue(block: Uint8Array, divisor: number): number {
  // Only a block whose first 28 bytes are all ones can be that great: 2^256 mod divisor is below 2^20.
  if (wordAt(block, 0) === WORD - 1 && isAboveMultiples(block, divisor)) return -1;
  let residue = 0;
  for (let at = 0; at < block.length; at += 4) {
    // Below 2^52, and the quotient's rounding error is below 2^-21, so the floor is exact for divisors up to 2^20.
    const value = residue * WORD + wordAt(block, at);
    residue = value - Math.floor(value / divisor) * divisor;
  }
  return residue;
}

/** Four bytes, big-endian. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)) >>>
  0;

function isAboveMultiples(block: Uint8Array, divisor: number): boolean {
  const value = block.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const range = 1n << 256n;
  return value >= (range / BigInt(divisor)) * BigInt(divisor);
}
