export { nobleCrypto } from './noble-crypto.ts';
export { sha256Digest } from './sha256-digest.ts';
export { sha256OfFile } from './sha256-of-file.ts';
export { nobleSigner } from './noble-signer.ts';
