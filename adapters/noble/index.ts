export { nobleCrypto } from './noble-crypto.ts';
export { nobleSigner } from './noble-signer.ts';
