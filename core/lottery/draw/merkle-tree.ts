import type { Hashing } from './ports/draw-crypto.ts';

const HASH_BYTES = 32;
const LEAF_PREFIX = 0;
const NODE_PREFIX = 1;

type Sha256 = Pick<Hashing, 'sha256'>;

/** SHA-256(0x00 ‖ data) (RFC 6962 §2.1). */
export function leafHash(data: Uint8Array, hashing: Sha256): Uint8Array {
  const message = new Uint8Array(data.length + 1);
  message[0] = LEAF_PREFIX;
  message.set(data, 1);
  return hashing.sha256(message);
}

/** SHA-256(0x01 ‖ left ‖ right) (RFC 6962 §2.1). */
function nodeHash(left: Uint8Array, right: Uint8Array, hashing: Sha256): Uint8Array {
  const message = new Uint8Array(1 + 2 * HASH_BYTES);
  message[0] = NODE_PREFIX;
  message.set(left, 1);
  message.set(right, 1 + HASH_BYTES);
  return hashing.sha256(message);
}

/** A Merkle tree. `levels[0]` holds the leaf hashes one after the other, the last level the root. */
export interface MerkleTree {
  readonly size: number;
  readonly levels: readonly Uint8Array[];
}

const hashAt = (level: Uint8Array, index: number): Uint8Array =>
  level.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

/**
 * The tree over leaf hashes of 32 bytes each (RFC 6962 §2.1). Pairs are hashed level by level; the last node of an odd
 * level moves up unchanged, which is the RFC's split at the largest power of two below the size.
 */
export function merkleTree(leaves: Uint8Array, hashing: Sha256): MerkleTree {
  const size = leaves.length / HASH_BYTES;
  const levels = [leaves];
  const message = new Uint8Array(1 + 2 * HASH_BYTES);
  message[0] = NODE_PREFIX;
  let level = leaves;
  for (let nodes = size; nodes > 1; nodes = Math.ceil(nodes / 2)) {
    const next = new Uint8Array(Math.ceil(nodes / 2) * HASH_BYTES);
    for (let pair = 0; pair < nodes >> 1; pair++) {
      message.set(level.subarray(2 * pair * HASH_BYTES, 2 * (pair + 1) * HASH_BYTES), 1);
      next.set(hashing.sha256(message), pair * HASH_BYTES);
    }
    if (nodes % 2 === 1) next.set(hashAt(level, nodes - 1), next.length - HASH_BYTES);
    levels.push(next);
    level = next;
  }
  return { size, levels };
}

/** The root; of an empty tree SHA-256 of the empty text (RFC 6962 §2.1). */
export const merkleRoot = ({ size, levels }: MerkleTree, hashing: Sha256): Uint8Array =>
  size === 0 ? hashing.sha256(new Uint8Array(0)) : hashAt(levels.at(-1) as Uint8Array, 0);

/** The audit path of a leaf, from the leaf's sibling to the root's child (RFC 6962 §2.1.1). */
export function inclusionPath({ size, levels }: MerkleTree, index: number): Uint8Array[] {
  const path: Uint8Array[] = [];
  let node = index;
  let nodes = size;
  for (const level of levels.slice(0, -1)) {
    const sibling = node ^ 1;
    if (sibling < nodes) path.push(hashAt(level, sibling));
    node >>= 1;
    nodes = Math.ceil(nodes / 2);
  }
  return path;
}

/** The root that a leaf hash and its audit path lead to; null for a path of the wrong length (RFC 9162 §2.1.3.2). */
export function rootOfPath(
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
  hashing: Sha256,
): Uint8Array | null {
  let hash = leaf;
  let node = index;
  let last = size - 1;
  if (node > last) return null;
  for (const sibling of path) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sibling, hash, hashing);
      while (node % 2 === 0 && node !== 0) {
        node >>= 1;
        last >>= 1;
      }
    } else {
      hash = nodeHash(hash, sibling, hashing);
    }
    node >>= 1;
    last >>= 1;
  }
  return last === 0 ? hash : null;
}
