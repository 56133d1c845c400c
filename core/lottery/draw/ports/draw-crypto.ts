/** The hash functions of the draw. */
export interface Hashing {
  /** SHA-256 (FIPS 180-4), 32 bytes. The message may be reused by the caller afterwards. */
  sha256(message: Uint8Array): Uint8Array;
  /** MD5 (RFC 1321), 16 bytes; for RFC 3797 alone. */
  md5(message: Uint8Array): Uint8Array;
}

/** The signature checks of the draw. A malformed signature or key is a false answer, not an exception. */
export interface SignatureChecks {
  /** Ed25519 (RFC 8032). */
  verifyEd25519(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean;
  /**
   * BLS12-381. `g1`: signature in G1, public key in G2, hashed to the curve by the suite
   * BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_. `g2`: signature in G2, public key in G1, suite
   * BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_.
   */
  verifyBls(
    group: 'g1' | 'g2',
    signature: Uint8Array,
    message: Uint8Array,
    publicKey: Uint8Array,
  ): boolean;
}

/** What it takes to check a draw. */
export interface DrawCrypto extends Hashing, SignatureChecks {}

/** Signs what the organiser publishes, by Ed25519 (RFC 8032). */
export interface DrawSigner {
  /** The public key, 64 hexadecimal digits. */
  readonly publicKey: string;
  /** The signature of a message, 128 hexadecimal digits. */
  sign(message: Uint8Array): string;
}
