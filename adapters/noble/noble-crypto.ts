import { bls12_381 } from '@noble/curves/bls12-381.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DrawCrypto } from '@toolyard/core/lottery/draw';

/** A check that throws on a malformed point or key has failed. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

const initial = sha256.create();
const hasher = sha256.create();

/** SHA-256 by one hasher that is set back for each message: half the time of a new one. */
function sha256Of(message: Uint8Array): Uint8Array {
  initial._cloneInto(hasher);
  return hasher.update(message).digest();
}

/** The hash functions and signature checks of the draw, by the audited noble libraries; for servers and browsers. */
export const nobleCrypto: DrawCrypto = {
  sha256: sha256Of,
  md5: (message) => md5(message),
  verifyEd25519: (signature, message, publicKey) =>
    holds(() => ed25519.verify(signature, message, publicKey, { zip215: false })),
  verifyBls: (group, signature, message, publicKey) =>
    holds(() => {
      if (group === 'g1') {
        const { shortSignatures } = bls12_381;
        return shortSignatures.verify(signature, shortSignatures.hash(message), publicKey);
      }
      const { longSignatures } = bls12_381;
      return longSignatures.verify(signature, longSignatures.hash(message), publicKey);
    }),
};
