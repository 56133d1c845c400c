/** Makes the secrets of refresh tokens. */
export interface SecretSource {
  /** 256 random bits, base64url. */
  next(): string;
  /** The secret that follows `secret`: always the same one, and not to be guessed without the server's key. */
  successorOf(secret: string): string;
  /** SHA-256 of the secret, base64url: the only form that is kept. */
  hashOf(secret: string): string;
}
