import { ed25519 } from '@noble/curves/ed25519.js';
import { toHex, type DrawSigner } from '@toolyard/core/lottery/draw';

/** Signs by Ed25519 (RFC 8032) with a secret key of 32 bytes. */
export function nobleSigner(secretKey: Uint8Array): DrawSigner {
  const secret = Uint8Array.from(secretKey);
  return {
    publicKey: toHex(ed25519.getPublicKey(secret)),
    sign: (message) => toHex(ed25519.sign(message, secret)),
  };
}
