import type { RefreshToken } from '../sessions/refresh-token.ts';

/** Makes the secrets of refresh tokens. */
export interface SecretSource {
  /** 256 random bits, base64url. */
  next(): string;
  /** The secret that follows in the session: always the same one, and not to be guessed without the server's key. */
  deriveNext(token: RefreshToken): string;
  /** Whether `successorOf` gave the secret in this session, told at once and without knowing what it followed. */
  isDerived(token: RefreshToken): boolean;
  /** SHA-256 of the secret, base64url: the only form that is kept. */
  hashOf(secret: string): string;
}
