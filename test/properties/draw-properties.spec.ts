import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nobleCrypto } from '@toolyard/noble';
import {
  canonicalJson,
  entryLeaves,
  entryTree,
  fairPick,
  inclusionPath,
  merkleRoot,
  rfc3797Select,
  rootOfPath,
  sortEntries,
  toHex,
  unbiasedResidue,
  type DrawEntry,
} from '@toolyard/core/lottery/draw';

const entries = fc
  .uniqueArray(
    fc.record({ uuid: fc.uuid({ version: 4 }), weight: fc.integer({ min: 1, max: 5 }) }),
    { selector: ({ uuid }) => uuid, minLength: 1, maxLength: 40 },
  )
  .map((list): readonly DrawEntry[] => {
    const sorted = sortEntries(list, { max_weight: 5, algorithm: 'fair_pick/1' });
    if (!sorted.ok) throw sorted.error;
    return sorted.value;
  });
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);
const rootOf = (list: readonly DrawEntry[]) =>
  toHex(merkleRoot(entryTree(list, nobleCrypto), nobleCrypto));

/** RFC 6962 §2.1 as it is written: split at the largest power of two below the size. */
function recursiveRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only && leaves.length === 1) return only;
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)].map(recursiveRoot);
  return nobleCrypto.sha256(Uint8Array.of(1, ...(left ?? []), ...(right ?? [])));
}

describe('the tree over the entries', () => {
  it('has the root of the definition', () =>
    fc.assert(
      fc.property(entries, (list) => {
        const leaves = list.map((entry) => entryLeaves([entry], nobleCrypto));
        expect(rootOf(list)).toBe(toHex(recursiveRoot(leaves)));
      }),
    ));

  it('each entry’s path leads to the root, and no other entry’s does', () =>
    fc.assert(
      fc.property(entries, fc.nat(), fc.nat(), (list, a, b) => {
        const tree = entryTree(list, nobleCrypto);
        const [index, other] = [a % list.length, b % list.length];
        const path = inclusionPath(tree, index);
        const by = (entry: number) => {
          const leaf = entryLeaves(list.slice(entry, entry + 1), nobleCrypto);
          const root = rootOfPath(leaf, index, list.length, path, nobleCrypto);
          return root && toHex(root);
        };
        expect(by(index)).toBe(rootOf(list));
        expect(by(other) === rootOf(list)).toBe(other === index);
      }),
    ));

  it('a path of another length leads nowhere', () =>
    fc.assert(
      fc.property(entries, fc.nat(), (list, a) => {
        const index = a % list.length;
        const leaf = entryLeaves(list.slice(index, index + 1), nobleCrypto);
        const path = [...inclusionPath(entryTree(list, nobleCrypto), index), leaf];
        expect(rootOfPath(leaf, index, list.length, path, nobleCrypto)).toBeNull();
      }),
    ));
});

describe('the selection', () => {
  it('picks different entries of the list, as many as there are or are wanted', () =>
    fc.assert(
      fc.property(entries, seed, fc.integer({ min: 0, max: 50 }), (list, hex, count) => {
        const picked = fairPick(list, hex, count, nobleCrypto);
        expect(new Set(picked).size).toBe(picked.length);
        expect(picked).toHaveLength(Math.min(count, list.length));
        expect(picked.every((uuid) => list.some((entry) => entry.uuid === uuid))).toBe(true);
      }),
    ));

  it('of fewer is the beginning of the selection of more', () =>
    fc.assert(
      fc.property(entries, seed, fc.integer({ min: 0, max: 40 }), (list, hex, count) => {
        const all = fairPick(list, hex, list.length, nobleCrypto);
        expect(fairPick(list, hex, count, nobleCrypto)).toEqual(all.slice(0, count));
      }),
    ));

  it('by RFC 3797 of the whole pool is a permutation of it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (pool, key) => {
        const selected = rfc3797Select(`${key}./`, pool, pool, nobleCrypto);
        expect([...selected].sort((a, b) => a - b)).toEqual(
          Array.from({ length: pool }, (_, index) => index + 1),
        );
      }),
    ));

  it('the residue of a block is that of the integer', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (block, divisor) => {
          const value = block.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
          const multiples = (1n << 256n) / BigInt(divisor);
          const expected =
            value < multiples * BigInt(divisor) ? Number(value % BigInt(divisor)) : -1;
          expect(unbiasedResidue(block, divisor)).toBe(expected);
        },
      ),
    ));
});

it('canonical JSON is the same for members in any order, and reads back', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.maxSafeInteger())),
      (object) => {
        const reversed = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(object));
        expect(JSON.parse(canonicalJson(object))).toEqual({ ...object });
      },
    ),
  ));
