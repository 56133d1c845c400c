import type { RefreshToken } from '../sessions/refresh-token.ts';

/** Makes the secrets of refresh tokens. */
export interface SecretSource {
  /** 256 random bits, base64url. */
  next(): string;
  /** The next secret of the session: deterministic, and unpredictable without the server's key. */
  deriveNext(token: RefreshToken): string;
  /** Whether the secret was made by `deriveNext` for this session. Constant time, without knowing its predecessor. */
  isDerived(token: RefreshToken): boolean;
  /** SHA-256 of the secret, base64url. Only the hash is stored. */
  hashOf(secret: string): string;
}
