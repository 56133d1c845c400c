import { describe, expect, it } from '@jest/globals';
import { nobleCrypto } from '@toolyard/noble';
import {
  fromHex,
  leafHash,
  merkleRoot,
  merkleTree,
  rfc3797Key,
  rfc3797Select,
  toHex,
  unbiasedResidue,
} from '@toolyard/core/lottery/draw';

describe('RFC 3797, section 6', () => {
  const sources = [[9319n], [2n, 5n, 12n, 8n, 10n], [9n, 18n, 26n, 34n, 41n, 45n]];
  const key = rfc3797Key(sources);

  it('the key string', () => expect(key).toBe('9319./2.5.8.10.12./9.18.26.34.41.45./'));

  it('the ten selections out of 25', () =>
    expect(rfc3797Select(key, 25, 10, nobleCrypto)).toEqual([17, 7, 2, 16, 25, 23, 8, 24, 19, 13]));

  it('a pool above 65,535 is refused', () =>
    expect(() => rfc3797Select(key, 65_536, 1, nobleCrypto)).toThrow(RangeError));
});

/** Leaves and roots of the reference tree of Certificate Transparency (google/certificate-transparency, merkle tests). */
describe('RFC 6962, section 2.1', () => {
  const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'];
  leaves.push('606162636465666768696a6b6c6d6e6f');
  const hashes = leaves.map((hex) => leafHash(fromHex(hex), nobleCrypto));
  const rootOf = (size: number) => {
    const level = new Uint8Array(32 * size);
    hashes.slice(0, size).forEach((hash, index) => level.set(hash, 32 * index));
    return toHex(merkleRoot(merkleTree(level, nobleCrypto), nobleCrypto));
  };

  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('the root of %i leaves', (size, root) => expect(rootOf(size)).toBe(root));
});

describe('the residue of a block', () => {
  const blockOf = (value: bigint) => fromHex(value.toString(16).padStart(64, '0'));

  it.each([3, 7, 1000, 999_983, 1_000_000])(
    'equals the integer arithmetic modulo %i',
    (divisor) => {
      const n = BigInt(divisor);
      for (const value of [0n, n - 1n, n, (1n << 255n) + 12_345n, (1n << 200n) - 1n])
        expect(unbiasedResidue(blockOf(value), divisor)).toBe(Number(value % n));
    },
  );

  it.each([3, 7, 1000, 999_983])('is refused from the greatest multiple of %i on', (divisor) => {
    const multiple = ((1n << 256n) / BigInt(divisor)) * BigInt(divisor);
    expect(unbiasedResidue(blockOf(multiple - 1n), divisor)).toBe(divisor - 1);
    expect(unbiasedResidue(blockOf(multiple), divisor)).toBe(-1);
  });
});
